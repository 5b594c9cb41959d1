"""Intel's Open Image Denoise: its published weights, run by torch over colour, albedo and normal."""
import struct

import numpy as np
import torch
import torch.nn.functional as F

# The transfer function under which the weights were trained (OIDN, "PU"): perceptually even from shadow to highlight.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, G, H = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
DARK, MIDDLE = 1.5794576e-6, 3.22087631e-2
DARK_OUT, MIDDLE_OUT = 2.23151711e-3, 3.70974749e-1
BRIGHTEST = E * np.log(65504 + G) + H


def read_weights(path):
    """A .tza file: a table of named tensors at the end, half or single precision."""
    data = open(path, 'rb').read()
    magic, major, _ = struct.unpack_from('<HBB', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} holds no weights of version 2')
    at = struct.unpack_from('<Q', data, 4)[0]
    count = struct.unpack_from('<I', data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, np.float32 if kind == b'f' else np.float16, int(np.prod(shape)), offset)
        tensor = torch.from_numpy(values.astype(np.float32).reshape(shape))
        # A third quicker on CPUs than channels first.
        tensors[name] = tensor.contiguous(memory_format=torch.channels_last) if rank == 4 else tensor
    return tensors


def to_network(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    bright = E * np.log(np.maximum(y, 0) + G) + H
    return np.where(y <= DARK, A * y, np.where(y <= MIDDLE, middle, bright)) / BRIGHTEST


def from_network(x):
    x = x * BRIGHTEST
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    bright = np.exp((x - H) / E) - G
    return np.where(x <= DARK_OUT, x / A, np.where(x <= MIDDLE_OUT, middle, bright))


class Denoiser:
    def __init__(self, path):
        self.weights = read_weights(path)

    def conv(self, name, x):
        return F.relu_(F.conv2d(x, self.weights[name + '.weight'], self.weights[name + '.bias'], padding=1))

    def network(self, x):
        down, skips = self.conv('enc_conv0', x), [x]
        for level in range(1, 5):
            down = F.max_pool2d(self.conv(f'enc_conv{level}', down), 2)
            if level < 4:
                skips.append(down)
        up = self.conv('enc_conv5b', self.conv('enc_conv5a', down))
        for level in range(4, 0, -1):
            up = torch.cat([F.interpolate(up, scale_factor=2), skips.pop()], 1)
            up = self.conv(f'dec_conv{level}b', self.conv(f'dec_conv{level}a', up))
        return self.conv('dec_conv0', up)

    def run(self, colour, albedo, normal):
        """Height × width × 3 each, linear light; the result likewise."""
        colour = np.nan_to_num(np.clip(colour, 0, 1e4))
        luminance = colour @ np.array([.212671, .71516, .072169], np.float32)
        exposure = .18 / 2 ** np.log2(luminance[::4, ::4] + 1e-4).mean()
        planes = np.concatenate([to_network(colour * exposure), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2)
        height, width = colour.shape[:2]
        pad = (0, -width % 16, 0, -height % 16)
        with torch.inference_mode():
            x = torch.from_numpy(planes.astype(np.float32)).permute(2, 0, 1)[None]
            x = F.pad(x, pad, mode='reflect')
            y = self.network(x)[0, :, :height, :width].permute(1, 2, 0).numpy()
        return (from_network(y) / exposure).astype(np.float32)
