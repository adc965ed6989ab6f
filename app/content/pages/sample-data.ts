import described from "./sample-data.json" with { type: "json" };

type Finding = Omit<(typeof described.findings)[number], "kind"> & { kind: "cell" | "diode" | "string" | "soiling" };

/** What `art/sample-data.py` has written of the sample files: sizes, extent, and the findings of the thermal map. */
export const sampleData = {
  ...described,
  corner: described.corner as [number, number],
  thermalPart: described.thermalPart as [number, number, number, number],
  thermalScale: described.thermalScale as [number, number],
  /** The warmest first. */
  findings: [...(described.findings as Finding[])].sort((one, other) => other.degrees - one.degrees),
};
