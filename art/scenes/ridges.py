"""The surveillance copter over the flat-topped ridges of the Vindhyan plateau.

The land is drawn (`raster/landscape.py`) and only the machine is traced, under a sky like it. The land's camera is level
where the machine's looks up a little: `horizon` is where both agree.
"""

from mathutils import Vector

from kit.light import area
from kit.sky import sky
from kit.stage import Look
from models.quadcopter import quadcopter
from raster.landscape import backdrop

LAND = dict(height=55, lens=40, horizon=0.655, seed=11)


def surveillance(light):
    """The surveillance copter on the right, ridges in haze behind it. Light: "dusk"."""
    sky(elevation=2.2, azimuth=14, strength=0.13, dust=1.6, ozone=2.2, sun_size=1.4)
    copter = quadcopter("surveillance", blur=38)
    copter.location, copter.rotation_euler = (0.385, 2.05, 0.05), (0.10, 0.05, 0.36)
    at = Vector((0.385, 2.05, 0))
    area((-0.9, 0.2, 0.9), at, 1.0, 34, (0.80, 0.89, 1))
    area((0.9, 0.1, -0.5), at, 0.8, 12, (0.7, 0.82, 1), height=0.8)
    area((1.5, 3.0, 0.7), at, 0.6, 22, (1, 0.62, 0.34), height=1.2)
    return Look(exposure=0.1, gain=(1.02, 0.98, 1.04), backdrop=backdrop("ridges", light, LAND))
