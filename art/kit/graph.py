"""A thin layer over Blender's shader nodes, so that a material reads like a formula."""

from functools import reduce

import bpy


class Graph:
    """Nodes and links of one tree. Arguments may be numbers, colours or sockets of other nodes."""

    def __init__(self, tree):
        self.tree = tree
        self.nodes, self.links = tree.nodes, tree.links

    def put(self, value, socket):
        """Link a socket, or set a plain value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif isinstance(value, (int, float)):
            socket.default_value = value
        else:
            value = tuple(value)
            size = len(socket.default_value)
            socket.default_value = value if len(value) == size else (*value, 1)[:size]

    def add(self, kind, inputs=None, **properties):
        """Add a node of `kind`; `inputs` maps input names or numbers to values."""
        node = self.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(value, node.inputs[name])
        return node

    def math(self, operation, *values):
        node = self.add("ShaderNodeMath", operation=operation)
        for index, value in enumerate(values):
            self.put(value, node.inputs[index])
        return node.outputs[0]

    def sum(self, *terms):
        return reduce(lambda a, b: self.math("ADD", a, b), terms)

    def product(self, *factors):
        return reduce(lambda a, b: self.math("MULTIPLY", a, b), factors)

    def coordinates(self, kind="Object"):
        return self.add("ShaderNodeTexCoord").outputs[kind]

    def axes(self, vector):
        """The three components of a vector."""
        return self.add("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def place(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.add(
            "ShaderNodeMapping", {"Vector": vector, "Scale": scale, "Rotation": rotation, "Location": location}
        ).outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.add("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        node = self.add("ShaderNodeMapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high})
        if smooth:
            node.interpolation_type = "SMOOTHSTEP"
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, factor, stops, constant=False):
        """Colour ramp; `stops` is a list of (position, colour), rising."""
        node = self.add("ShaderNodeValToRGB", {0: factor})
        ramp = node.color_ramp
        if constant:
            ramp.interpolation = "CONSTANT"
        first, last = ramp.elements[0], ramp.elements[1]
        first.position, first.color = stops[0][0], (*stops[0][1], 1)
        last.position, last.color = stops[-1][0], (*stops[-1][1], 1)
        for position, color in stops[1:-1]:
            ramp.elements.new(position).color = (*color, 1)
        return node.outputs[0]

    def mix_shader(self, factor, a, b):
        return self.add("ShaderNodeMixShader", {0: factor, 1: a, 2: b}).outputs[0]

    def emission(self, color, strength=1.0):
        return self.add("ShaderNodeEmission", {0: color, 1: strength}).outputs[0]

    def bump(self, height, strength, distance):
        return self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

    def finish(self, shader):
        """Connect `shader` to the output of the material or world."""
        out = next(n for n in self.nodes if n.bl_idname in ("ShaderNodeOutputMaterial", "ShaderNodeOutputWorld"))
        self.links.new(shader, out.inputs[0])


def new_material(name):
    """An empty material. Returns it, its graph and its Principled node."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    graph = Graph(material.node_tree)
    return material, graph, graph.nodes["Principled BSDF"]
