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
    """It climbs away to the right. Light: "morning"."""
    _morning()
    plane = fixed_wing(blur=80)
    plane.location = (0.45, 5.0, 1.2)
    plane.rotation_euler = (math.radians(-6), math.radians(-20), math.radians(42))
    return Look(exposure=0.25, backdrop=backdrop("ridges", light, dict(height=95, lens=46, horizon=0.62, seed=19)))


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
