/** Opaque pixels from left to right and top to bottom, three bytes each; at most 100 px a side. */
export interface Pixels {
  width: number;
  height: number;
  rgb: ArrayLike<number>;
}

/** The first waves of a picture's light and colours, in some 20 bytes: what Shopify's `Image.thumbhash` holds. */
export function thumbhash({width, height, rgb}: Pixels): string {
  const light: number[] = [];
  const yellowBlue: number[] = [];
  const redGreen: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [r, g, b] = [0, 1, 2].map((channel) => (rgb[pixel * 3 + channel] ?? 0) / 255) as [
      number,
      number,
      number,
    ];
    light.push((r + g + b) / 3);
    yellowBlue.push((r + g) / 2 - b);
    redGreen.push(r - g);
  }
  const longer = Math.max(width, height);
  const across = Math.max(1, Math.round((7 * width) / longer));
  const down = Math.max(1, Math.round((7 * height) / longer));
  const l = waves(light, width, height, Math.max(3, across), Math.max(3, down));
  const p = waves(yellowBlue, width, height, 3, 3);
  const q = waves(redGreen, width, height, 3, 3);
  const landscape = width > height;
  const colour =
    Math.round(63 * l.mean) |
    (Math.round(31.5 + 31.5 * p.mean) << 6) |
    (Math.round(31.5 + 31.5 * q.mean) << 12) |
    (Math.round(31 * l.scale) << 18);
  const shape =
    (landscape ? down : across) |
    (Math.round(63 * p.scale) << 3) |
    (Math.round(63 * q.scale) << 9) |
    (Number(landscape) << 15);
  const bytes = [colour & 255, (colour >> 8) & 255, colour >> 16, shape & 255, shape >> 8];
  [...l.steps, ...p.steps, ...q.steps].forEach((step, index) => {
    if (index % 2 === 0) bytes.push(step);
    else bytes.push((bytes.pop() ?? 0) | (step << 4));
  });
  return Buffer.from(bytes).toString('base64');
}

/** A cosine transform of the lowest frequencies: the mean, the largest swing, and the others as 16ths of that. */
function waves(channel: number[], width: number, height: number, across: number, down: number) {
  const swings: number[] = [];
  for (let y = 0; y < down; y++) {
    for (let x = 0; x * down < across * (down - y); x++) {
      const sum = channel.reduce((total, value, pixel) => {
        const column = pixel % width;
        const row = Math.floor(pixel / width);
        const wave =
          Math.cos((Math.PI / width) * x * (column + 0.5)) *
          Math.cos((Math.PI / height) * y * (row + 0.5));
        return total + value * wave;
      }, 0);
      swings.push(sum / (width * height));
    }
  }
  const [mean = 0, ...others] = swings;
  const scale = Math.max(...others.map(Math.abs));
  const steps = others.map((swing) => Math.round(15 * (scale ? 0.5 + (0.5 / scale) * swing : 0)));
  return {mean, scale, steps};
}
