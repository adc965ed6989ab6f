"""Writers of the files that survey software opens: GeoTIFF, LAS 1.2 and DXF. Small ones, for the sample data alone.

The libraries that write GeoTIFF for Node leave out compression, and numpy is all this folder needs.
"""

import struct
import zlib

import numpy as np

EPSG, ZONE = 32643, "WGS 84 / UTM zone 43N"
# Where the corner of the maps lies in that grid. The land is invented, and lies where the numbers are round.
EAST, NORTH = 750_000.0, 2_570_000.0

_ASCII, _SHORT, _LONG, _DOUBLE = 2, 3, 4, 12
_SIZES = {_ASCII: 1, _SHORT: 2, _LONG: 4, _DOUBLE: 8}
_ROWS = 64  # of a strip


def geo_keys():
    """The grid as GeoTIFF and LAS name it: a projected system of the EPSG's list, pixels are areas, metres."""
    keys = ((1024, 1), (1025, 1), (3072, EPSG), (3076, 9001))
    return [1, 1, 0, len(keys), *(value for key, number in keys for value in (key, 0, 1, number))]


def write_geotiff(path, image, metre, corner, words, no_data=None):
    """A map, top row first: three bytes a pixel for colours, one float32 for heights or temperatures.

    `corner` is its upper left one, in metres from that of the maps; `words` stand in its metadata.
    """
    rows, columns = image.shape[:2]
    colors = image.ndim == 3
    strips = [_packed(image[row : row + _ROWS], colors) for row in range(0, rows, _ROWS)]
    bands = 3 if colors else 1
    west, north = EAST + corner[0], NORTH - corner[1]
    tags = {
        256: (_LONG, [columns]),
        257: (_LONG, [rows]),
        258: (_SHORT, [8, 8, 8] if colors else [32]),
        259: (_SHORT, [8]),  # deflate
        262: (_SHORT, [2 if colors else 1]),
        270: (_ASCII, words),
        273: (_LONG, [0] * len(strips)),
        277: (_SHORT, [bands]),
        278: (_LONG, [_ROWS]),
        279: (_LONG, [len(strip) for strip in strips]),
        284: (_SHORT, [1]),
        305: (_ASCII, "art/sample-data.py"),
        317: (_SHORT, [2 if colors else 3]),  # predictor: differences
        339: (_SHORT, [1, 1, 1] if colors else [3]),
        33550: (_DOUBLE, [metre, metre, 0.0]),
        33922: (_DOUBLE, [0.0, 0.0, 0.0, west, north, 0.0]),
        34735: (_SHORT, geo_keys()),
    }
    if no_data is not None:
        tags[42113] = (_ASCII, str(no_data))
    start = 8 + 2 + 12 * len(tags) + 4
    values = {tag: _bytes_of(*value) for tag, value in tags.items()}
    data = start + sum(len(each) + len(each) % 2 for each in values.values() if len(each) > 4)
    tags[273] = (_LONG, [data + sum(len(strip) for strip in strips[:at]) for at in range(len(strips))])
    values[273] = _bytes_of(*tags[273])
    directory, beside = struct.pack("<H", len(tags)), b""
    for tag in sorted(tags):
        kind, value = tags[tag]
        packed = values[tag]
        directory += struct.pack("<HHI", tag, kind, len(packed) // _SIZES[kind])
        if len(packed) <= 4:
            directory += packed.ljust(4, b"\0")
        else:
            directory += struct.pack("<I", start + len(beside))
            beside += packed + b"\0" * (len(packed) % 2)
    with open(path, "wb") as file:
        file.write(struct.pack("<2sHI", b"II", 42, 8) + directory + struct.pack("<I", 0) + beside + b"".join(strips))


def _bytes_of(kind, value):
    if kind == _ASCII:
        return value.encode("ascii") + b"\0"
    return struct.pack(f"<{len(value)}{dict(((_SHORT, 'H'), (_LONG, 'I'), (_DOUBLE, 'd')))[kind]}", *value)


def _packed(strip, colors):
    """A strip with differences of neighbours in the place of values, which deflate makes small."""
    rows, columns = strip.shape[:2]
    if colors:
        values = strip.astype(np.uint8)
        differences = np.diff(values, axis=1, prepend=np.zeros((rows, 1, 3), np.uint8))
    else:  # the bytes of all numbers of a row, the highest bytes first
        values = strip.astype(">f4").view(np.uint8).reshape(rows, columns, 4).transpose(0, 2, 1).reshape(rows, -1)
        differences = np.diff(values, axis=1, prepend=np.zeros((rows, 1), np.uint8))
    return zlib.compress(differences.astype(np.uint8).tobytes(), 9)


def write_las(path, points, colors, classes, words):
    """A point cloud in LAS 1.2, point format 2. `points` are metres from the corner of the maps, `colors` 0..1."""
    scale = 0.001
    absolute = points + (EAST, NORTH, 0)
    offset = np.floor(absolute.min(0))
    stored = np.round((absolute - offset) / scale).astype("<i4")
    keys = struct.pack("<20H", *geo_keys())
    text = words.encode("ascii") + b"\0"
    records = _las_record(b"LASF_Projection", 34735, b"GeoKeyDirectoryTag", keys)
    records += _las_record(b"LASF_Spec", 3, b"Text area description", text)
    low, high = stored.min(0) * scale + offset, stored.max(0) * scale + offset
    header = struct.pack(
        "<4sHHIHH8sBB32s32sHHHIIBHI5I3d3d6d",
        *(b"LASF", 0, 0, 0, 0, 0, b"", 1, 2, b"SAMPLE, INVENTED LAND", b"art/sample-data.py"),
        *(1, 2026, 227, 227 + len(records), 2, 2, 26, len(points)),
        *(len(points), 0, 0, 0, 0),
        *(scale, scale, scale),
        *offset,
        *(high[0], low[0], high[1], low[1], high[2], low[2]),
    )
    record = np.zeros(
        len(points),
        np.dtype([("at", "<i4", 3), ("light", "<u2"), ("returns", "u1"), ("kind", "u1"), ("angle", "i1"), ("user", "u1"),
                  ("source", "<u2"), ("color", "<u2", 3)]),
    )  # fmt: skip
    record["at"], record["kind"], record["returns"] = stored, classes, 0b1001
    record["color"] = np.round(np.clip(colors, 0, 1) * 255).astype(np.uint16) * 257
    with open(path, "wb") as file:
        file.write(header + records + record.tobytes())


def _las_record(owner, number, words, body):
    return struct.pack("<H16sHH32s", 0, owner, number, len(body), words) + body


def write_dxf(path, lines, words):
    """Contours in DXF (R12, which every drawing program reads): `lines` are (layer, height, points) in grid metres."""
    layers = sorted({layer for layer, *_ in lines})
    out = [999, words, 0, "SECTION", 2, "HEADER", 9, "$ACADVER", 1, "AC1009", 0, "ENDSEC"]
    out += [0, "SECTION", 2, "TABLES", 0, "TABLE", 2, "LAYER", 70, len(layers)]
    for layer in layers:
        out += [0, "LAYER", 2, layer, 70, 0, 62, 30 if "INDEX" in layer else 8, 6, "CONTINUOUS"]
    out += [0, "ENDTAB", 0, "ENDSEC", 0, "SECTION", 2, "ENTITIES"]
    for layer, height, points in lines:
        out += [0, "POLYLINE", 8, layer, 66, 1, 10, 0.0, 20, 0.0, 30, f"{height:.2f}", 70, 8]
        for x, y in points:
            out += [0, "VERTEX", 8, layer, 10, f"{x:.2f}", 20, f"{y:.2f}", 30, f"{height:.2f}", 70, 32]
        out += [0, "SEQEND", 8, layer]
    out += [0, "TEXT", 8, "SAMPLE", 10, f"{EAST + 6:.2f}", 20, f"{NORTH + 4:.2f}", 30, 0.0, 40, 5.0, 1, words]
    out += [0, "ENDSEC", 0, "EOF"]
    with open(path, "w", encoding="ascii") as file:
        file.write("\n".join(str(each) for each in out) + "\n")


def contour_lines(height, metre, level):
    """The lines of one level through a grid of heights (top row first), as lists of (east, north) in the grid."""
    inside = height >= level
    steps = {}

    def between(a, b):
        """The place between two corners of the grid where the level lies."""
        share = (level - height[a]) / (height[b] - height[a])
        row, column = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
        return round(EAST + (column + 0.5) * metre, 2), round(NORTH - (row + 0.5) * metre, 2)

    cells = inside[:-1, :-1].astype(int) + inside[:-1, 1:] * 2 + inside[1:, 1:] * 4 + inside[1:, :-1] * 8
    for row, column in zip(*np.nonzero((cells > 0) & (cells < 15))):
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        crossed = [
            between(corners[i], corners[(i + 1) % 4]) for i in range(4) if inside[corners[i]] != inside[corners[(i + 1) % 4]]
        ]
        for a, b in zip(crossed[::2], crossed[1::2]):
            steps.setdefault(a, []).append(b)
            steps.setdefault(b, []).append(a)
    lines = []
    ends = [at for at, beside in steps.items() if len(beside) == 1]
    for start in [*ends, *steps]:
        while steps.get(start):
            line, at = [start], start
            while steps.get(at):
                following = steps[at].pop()
                steps[following].remove(at)
                line.append(following)
                at = following
            lines.append(line)
    return [line for line in lines if len(line) > 3]
