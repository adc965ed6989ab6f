"""Stabilised cameras that hang under the nose, facing -Y."""

from kit.geometry import box, empty, lathe, sweep, under
from kit.materials import black_glass, coated_glass, paint
from kit.parts import lens


def _housing():
    return paint("gimbal", (0.045, 0.047, 0.052), 0.34, metal=0.35)


def triple_sensor(location, scale=1.0, accent=None, pitch=0.0):
    """The surveillance payload: zoom lens, wide lens, thermal window, rangefinder."""
    metal = _housing()
    inner = paint("gimbal inner", (0.012, 0.012, 0.013), 0.32, metal=0.2, coat=0.4)
    root = empty("triple sensor", location)
    root.scale = (scale,) * 3
    with under(root):
        lathe("yaw", [(1e-5, 0), (0.024, 0), (0.024, -0.014), (0.021, -0.019), (1e-5, -0.019)], metal, 56, 0.002)
        lathe(
            "yaw ring",
            [(0.0242, -0.006), (0.0246, -0.0063), (0.0246, -0.0082), (0.0242, -0.0085)],
            accent or metal,
            56,
            0,
        )
        path = [(0, 0, -0.018), (0.028, 0.012, -0.022), (0.047, 0.010, -0.036), (0.050, 0, -0.062)]
        sweep(
            "arm",
            path,
            [(0.017, 0.006), (0.014, 0.007), (0.013, 0.006), (0.014, 0.0055)],
            3.2,
            metal,
            36,
            16,
            (0, 1, 0.01),
        )
        pivot = [(1e-5, -0.006), (0.0195, -0.006), (0.0205, 0), (0.0205, 0.010), (0.018, 0.0125), (1e-5, 0.0125)]
        lathe("pitch motor", pivot, inner, 56, 0.0015, "X", location=(0.0505, 0, -0.062))
        with under(empty("camera", (0, 0, -0.062), (pitch, 0, 0))):
            box("house", (0.084, 0.062, 0.066), 0.012, metal, segments=6)
            box("bezel", (0.080, 0.006, 0.062), 0.010, inner, (0, -0.0305, 0), segments=6)
            box("plate", (0.072, 0.004, 0.054), 0.0075, black_glass(), (0, -0.0332, 0), segments=6)
            for k in range(6):
                box("fin", (0.06, 0.0022, 0.052), 0.001, inner, (0, 0.029 + 0.0012 * k, 0), segments=2)
            lens(
                0.0155,
                (0.0135, -0.034, 0.003),
                0.016,
                coated_glass("glass violet", (0.35, 0.12, 0.75), (0.05, 0.4, 0.35)),
            )
            lens(0.0085, (-0.020, -0.034, 0.013), 0.006, coated_glass("glass blue", (0.1, 0.35, 0.5), (0.3, 0.1, 0.5)))
            lens(0.0095, (-0.020, -0.034, -0.012), 0.007, paint("germanium", (0.32, 0.22, 0.16), 0.12, metal=1))
            lens(0.0032, (0.018, -0.034, -0.0225), 0.002, coated_glass("glass red", (0.6, 0.05, 0.05), (0.3, 0.1, 0.1)))
    return root


def single_sensor(location, scale=1.0, pitch=0.0):
    """The trainers' camera: one lens on a short arm."""
    metal = _housing()
    root = empty("single sensor", location)
    root.scale = (scale,) * 3
    with under(root):
        lathe(
            "yaw", [(1e-5, 0.004), (0.015, 0.004), (0.015, -0.008), (0.012, -0.012), (1e-5, -0.012)], metal, 48, 0.002
        )
        path = [(0, 0.006, -0.012), (0.02, 0.016, -0.016), (0.03, 0.010, -0.026), (0.031, 0, -0.034)]
        sweep(
            "arm",
            path,
            [(0.011, 0.004), (0.009, 0.004), (0.009, 0.004), (0.010, 0.004)],
            3,
            metal,
            32,
            14,
            (0, 1, 0.01),
        )
        lathe(
            "pitch motor",
            [(1e-5, -0.004), (0.012, -0.004), (0.012, 0.006), (1e-5, 0.008)],
            metal,
            48,
            0.001,
            "X",
            location=(0.030, 0, -0.034),
        )
        with under(empty("camera", (0, 0, -0.034), (pitch, 0, 0))):
            box("house", (0.046, 0.036, 0.036), 0.010, metal, segments=6)
            box("plate", (0.040, 0.003, 0.031), 0.008, black_glass(), (0, -0.0175, 0), segments=5)
            lens(0.0105, (0, -0.018, 0), 0.008)
    return root


def satellite_antenna(location, radius, height, material):
    """A mushroom-shaped positioning antenna, standing on `location`."""
    r, h = radius, height
    profile = [(1e-5, h), (r * 0.64, h), (r * 0.93, h * 0.64), (r, h * 0.18), (r * 0.86, 0), (1e-5, 0)]
    return lathe("antenna", profile, material, 56, 0.003, location=location)


def forward_radar(location):
    """The sprayers' obstacle radar: a box with a dark window, facing -Y."""
    x, y, z = location
    box("radar", (0.16, 0.05, 0.07), 0.016, paint("dark", (0.02, 0.02, 0.022), 0.48), location, segments=5)
    box("radar window", (0.14, 0.01, 0.05), 0.01, black_glass(), (x, y - 0.023, z))


def beacon(location, material):
    """The red dome on the back."""
    return lathe(
        "beacon", [(1e-5, 0.009), (0.006, 0.008), (0.008, 0.003), (0.008, 0)], material, 32, 0.001, location=location
    )
