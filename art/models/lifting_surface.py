"""Wings and tails: an aerofoil in pieces, with control surfaces behind their hinges, horns and rods."""

import math
from dataclasses import dataclass

import numpy as np

from kit.geometry import box, loft, tube
from kit.materials import paint, rubber, steel


@dataclass(frozen=True)
class LiftingSurface:
    """A lifting surface: spans from its middle (0) to its tip (1), chords in metres, hinge in parts of the chord."""

    span: float  # from tip to tip, or from foot to tip of a fin
    root: float
    tip: float
    thickness: float
    location: tuple
    hinge: float
    camber: float = 0.0
    dihedral: float = 0.0
    sweep_back: float = 0.0
    twist: float = 0.0  # radians that the tip's nose is lower
    upright: bool = False

    def chord(self, q):
        chord = self.root + (self.tip - self.root) * q
        return chord * (0.5 + 0.5 * math.sqrt(max(0.0, 1 - ((q - 0.94) / 0.06) ** 2))) if q > 0.94 else chord

    def section(self, t, start, end, deflection=0.0, points=40):
        """The outline at `t` (negative: left) between two shares of the chord, in the aircraft's axes."""
        q = abs(t)
        chord = self.chord(q)
        x = start + (end - start) * 0.5 * (1 - np.cos(np.linspace(0, math.pi, points)))
        thick = self.thickness * (1 if q < 0.95 else max(0.12, math.sqrt(max(0.0, 1 - ((q - 0.95) / 0.05) ** 2))))
        half = thick * (1.4845 * np.sqrt(x) - 0.63 * x - 1.758 * x**2 + 1.4215 * x**3 - 0.518 * x**4)
        # Film sags between the ribs, behind the sheeted nose.
        sag = (
            0.010
            * (1 - abs(math.cos(math.pi * q * 9)))
            * np.clip((x - 0.28) / 0.1, 0, 1)
            * np.clip((0.97 - x) / 0.1, 0, 1)
        )
        half = np.maximum(half - sag * thick / 0.12, 0.0035)
        middle = self.camber * 4 * x * (1 - x)
        along = np.concatenate([x[::-1], x])
        rise = np.concatenate([(middle + half)[::-1], middle - half])
        if deflection:
            c, d = math.cos(deflection), math.sin(deflection)
            pivot = self.camber * 4 * start * (1 - start)
            along, rise = (
                start + (along - start) * c + (rise - pivot) * d,
                pivot - (along - start) * d + (rise - pivot) * c,
            )
        rise = rise + (along - 0.3) * -self.twist * q
        y, z = (along - 0.3) * chord + self.sweep_back * q, rise * chord
        if self.upright:
            return np.stack([z, y, np.full_like(y, t * self.span)], 1)
        return np.stack([np.full_like(y, t * self.span / 2), y, z + self.dihedral * q * self.span / 2], 1)

    def panel(self, name, spans, chordwise, coats, color, deflection=0.0):
        """One piece of it; `color` numbers the coat at each share of the span."""
        stations = np.linspace(*spans, max(3, round(abs(spans[1] - spans[0]) * 120)))
        sections = [self.section(t, *chordwise, deflection) for t in stations]
        pick = lambda i, _: color(abs(stations[min(i, len(stations) - 1)]))
        loft(name, sections, materials=coats, pick=pick, angle=28, location=self.location)

    def build(self, coats, color, surfaces):
        """Fixed parts and the `surfaces` [(from, to, deflection)], at both sides unless it is a fin."""
        gap = 0.005 / self.root * 0.5
        for side in (1,) if self.upright else (-1, 1):
            at = 0.0
            for start, end, deflection in surfaces:
                if start > at:
                    self.panel("wing", (side * at, side * start), (0, 1), coats, color)
                self.panel("wing", (side * start, side * end), (0, self.hinge - gap), coats, color)
                inner = (side * (start + 0.006), side * (end - 0.006))
                self.panel("control surface", inner, (self.hinge + gap, 1), coats, color, deflection * side)
                at = end
            self.panel("wing", (side * at, side), (0, 1), coats, color)

    def horn(self, t, below=True):
        """A horn on the control surface at `t`, the rod to it and the servo's arm."""
        side = -1 if below else 1
        chord, place = self.chord(abs(t)), np.array(self.location)
        horn, servo = (place + self.skin(t, share, below) for share in (self.hinge + 0.05, self.hinge - 0.34))
        off = np.array((side * 0.016, 0, 0) if self.upright else (0, 0, side * 0.016))
        pale, plate = paint("horn", (0.72, 0.72, 0.70), 0.5), 0.0022
        size = (0.016, chord * 0.07, plate) if self.upright else (plate, chord * 0.07, 0.018)
        box("horn", size, 0.0006, pale, tuple(horn + off * 0.45))
        arm = (0.016, 0.006, plate) if self.upright else (plate, 0.006, 0.018)
        box("servo arm", arm, 0.0006, pale, tuple(servo + off * 0.45))
        slot = (0.002, 0.024, 0.013) if self.upright else (0.013, 0.024, 0.002)
        box("servo", slot, 0.0006, rubber(), tuple(servo))
        tube("push rod", tuple(servo + off * 0.85), tuple(horn + off * 0.85), 0.0009, steel(), 10)

    def skin(self, t, share, below):
        outline = self.section(t, 0, 1, points=60)
        half = outline[60:] if below else outline[:60][::-1]
        wanted = (share - 0.3) * self.chord(abs(t)) + self.sweep_back * abs(t)
        return np.array([np.interp(wanted, half[:, 1], half[:, k]) for k in range(3)])
