"""Renders one picture of the manifest. Runs in Blender, or in plain Python for pictures of `raster/`.

    blender -b --python art/render.py -- ID OUT.png [--width N] [--samples N]

Without --width the picture gets its native size times its `oversample`. `node art/make.ts` calls this.
"""

import argparse
import importlib
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("id")
    parser.add_argument("out")
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    with open(os.path.join(HERE, "manifest.json"), encoding="utf-8") as file:
        entry = next((e for e in json.load(file) if e["id"] == args.id), None)
    if entry is None:
        sys.exit(f"no picture {args.id!r} in art/manifest.json")
    width = args.width or round(entry["width"] * entry.get("oversample", 1))
    height = round(width * entry["height"] / entry["width"] / 2) * 2
    module, function = entry["scene"].split(".")
    random.seed(1)
    if os.path.exists(os.path.join(HERE, "raster", f"{module}.py")):
        from raster.image import write_png

        draw = getattr(importlib.import_module(f"raster.{module}"), function)
        write_png(args.out, draw(width, height, entry["light"], entry["camera"]))
        return

    from kit import finish, stage

    stage.reset()
    look = getattr(importlib.import_module(f"scenes.{module}"), function)(entry["light"])
    view = entry["camera"]
    stage.camera(
        view["from"],
        view["to"],
        view.get("lens", 50),
        view.get("fstop"),
        view.get("focus"),
        view.get("shift", (0, 0)),
        view.get("roll", 0),
    )
    stage.configure(width, height, args.samples or entry["samples"], look)
    finish.render_to(args.out, look)


main()
