"""The fixed wing, and the survey trainer, over the farmland below the plateau.

The land is drawn and only the machine is traced, under a sky like it.
The land's camera is level: `horizon` is where the machine's, which looks a little up or down, sees it.
"""

import math

from kit.light import area
from kit.sky import sky
from kit.stage import Look
from models.fixed_wing import fixed_wing
from models.quadcopter import quadcopter
from raster.landscape import backdrop


def _morning():
    """The sun of the drawn land's morning, low at the left."""
    sky(elevation=22, azimuth=-58, strength=0.085, dust=0.6, ozone=1.6, sun_size=1.0)
    area((1.2, 2.4, -0.8), (0.3, 5, 1.1), 2.6, 36, (0.82, 0.80, 0.70))


def climbing(light):
    """It climbs away to the right in the last light. Light: "dusk"."""
    sky(elevation=2.2, azimuth=14, strength=0.13, dust=1.6, ozone=2.2, sun_size=1.4)
    area((-2.6, 1.6, 3.2), (0.45, 5, 1.2), 3.0, 95, (0.80, 0.87, 1.0))
    area((1.6, 2.2, -0.6), (0.45, 5, 1.1), 2.6, 26, (0.72, 0.78, 0.92))
    plane = fixed_wing(blur=80)
    plane.location = (0.45, 5.0, 1.2)
    plane.rotation_euler = (math.radians(-6), math.radians(-20), math.radians(42))
    land = backdrop("ridges", light, dict(height=95, lens=46, horizon=0.60, seed=19))
    return Look(exposure=0.1, gain=(1.02, 0.98, 1.04), backdrop=land)


def turning(light):
    """It turns towards the camera, its left wing low. Light: "morning"."""
    _morning()
    plane = fixed_wing(blur=40)
    plane.location = (0.0, 2.64, 1.14)
    plane.rotation_euler = (math.radians(-4), math.radians(16), math.radians(-38))
    return Look(exposure=0.25, backdrop=backdrop("ridges", light, dict(height=120, lens=50, horizon=0.36, seed=44)))


def mapping(light):
    """The survey trainer on its line above the parcels. Light: "morning"."""
    _morning()
    copter = quadcopter("elite", blur=75)
    copter.location, copter.rotation_euler = (0.06, 1.55, 1.10), (0.09, 0.03, 0.55)
    area((-0.8, 0.4, 1.9), (0.06, 1.55, 1.1), 0.8, 16, (0.86, 0.92, 1))
    return Look(exposure=0.3, backdrop=backdrop("ridges", light, dict(height=60, lens=48, horizon=0.20, seed=61)))
