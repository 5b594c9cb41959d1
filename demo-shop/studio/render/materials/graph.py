"""A short notation for Cycles' material nodes: values that can be added, multiplied and compared."""
import bpy


class Value:
    def __init__(self, graph, socket):
        self.graph, self.socket = graph, socket

    def _math(self, operation, *others):
        return self.graph.math(operation, self, *others)

    def __add__(self, other): return self._math('ADD', other)
    __radd__ = __add__
    def __sub__(self, other): return self._math('SUBTRACT', other)
    def __rsub__(self, other): return self.graph.math('SUBTRACT', other, self)
    def __mul__(self, other): return self._math('MULTIPLY', other)
    __rmul__ = __mul__
    def __truediv__(self, other): return self._math('DIVIDE', other)
    def __gt__(self, other): return self._math('GREATER_THAN', other)
    def __lt__(self, other): return self._math('LESS_THAN', other)


class Graph:
    def __init__(self, name=None, tree=None):
        if tree is None:
            self.material = bpy.data.materials.new(name)
            self.material.use_nodes = True
            tree = self.material.node_tree
            tree.nodes.clear()
            self.output = tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree = tree

    def set(self, socket, value):
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
        elif value is not None:
            if hasattr(value, '__len__') and socket.type == 'RGBA' and len(value) == 3:
                value = (*value, 1)
            socket.default_value = value

    def into(self, socket):
        """What leads into a node's socket, or the material's, so far."""
        return Value(self, socket.links[0].from_socket)

    def node(self, kind, inputs={}, out=0, **properties):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node.inputs[key], value)
        self.last = node
        return Value(self, node.outputs[out])

    def math(self, operation, *values):
        return self.node('Math', dict(enumerate(values)), operation=operation)

    def vector(self, operation, *values):
        return self.node('VectorMath', dict(enumerate(values)), operation=operation)

    def mix(self, part, a, b, blend='MIX'):
        return self.node('MixRGB', {0: part, 1: a, 2: b}, blend_type=blend)

    def number(self, colour):
        """The first channel of a colour, as a number."""
        return self.node('SeparateXYZ', {0: colour})

    def ramp(self, at, stops, interpolation='LINEAR'):
        value = self.node('ValToRGB', {0: at})
        ramp = self.last.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position, element.color = position, (*colour, 1)
        return value

    def step(self, value, start, end):
        return self.node('MapRange', {'Value': value, 'From Min': start, 'From Max': end}, interpolation_type='SMOOTHSTEP')

    def within(self, part, soft):
        """1 between 0 and 1, with edges so soft."""
        return self.step(self.math('MINIMUM', part, 1.0 - part), 0.0, soft)

    def panes(self, part, count, start, end):
        """1 in each of `count` equal parts of a whole, 0 on the bars where they end: from `start` to `end` beside it (parts of a pane)."""
        return self.step(self.math('ABSOLUTE', self.math('FRACT', part * count + .5) - .5), start, end)

    def flat(self):
        """Millimetres along the unbent surface."""
        return self.split(self.node('Attribute', out=1, attribute_name='flat'))

    def split(self, vector):
        self.node('SeparateXYZ', {0: vector})
        return [Value(self, output) for output in self.last.outputs]

    def join(self, x, y, z):
        return self.node('CombineXYZ', {0: x, 1: y, 2: z})

    def noise(self, vector, scale=1, detail=2, rough=.5, distortion=0, out=0):
        return self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                                      'Distortion': distortion}, out=out)

    def bump(self, height, distance=.01, strength=1.0, on=None):
        """`on` is a normal that is bent already."""
        return self.node('Bump', {'Height': height, 'Distance': distance, 'Strength': strength, 'Normal': on})

    def principled(self, **inputs):
        return self.node('BsdfPrincipled', {key.replace('_', ' '): value for key, value in inputs.items()})

    def ray(self, kind):
        return self.node('LightPath', out={'camera': 0, 'shadow': 1, 'glossy': 3, 'sharp': 4, 'transmission': 6}[kind])

    def done(self, shader):
        self.tree.links.new(shader.socket, self.output.inputs[0])
        return self.material


def colour(code):
    """#rrggbb to linear light."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)
