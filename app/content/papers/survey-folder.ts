import { picture } from "../pictures";
import type { Folder } from "./folder";

export const surveyFolder: Folder = {
  name: "survey-folder",
  page: "/services/land-surveying",
  label: "Survey folder",
  title: "What you receive from a land survey",
  lead: "Files and their formats, how accurate they are and how that is measured, what the work needs, and where the figures end.",
  sheets: 3,
  banner: 150,
  blocks: [
    { kind: "glance" },
    { kind: "section", id: "deliverable-list", heading: "Files and formats" },
    { kind: "figures", heading: "How accurate" },
    {
      kind: "section",
      id: "sample-reports",
      heading: "How it is measured: a sample of a report's first table",
    },
    { kind: "section", id: "overlap", heading: "Why it is exact" },
    { kind: "section", id: "limits" },
    {
      kind: "pictures",
      sample: true,
      heading: "Sample files",
      note: "Invented land. The files themselves are on our site, at /sample-data: open them in your own software.",
      items: [
        { picture: picture("sample-orthomosaic"), caption: "Orthomosaic, GeoTIFF" },
        { picture: picture("sample-surface"), caption: "Surface model, GeoTIFF" },
      ],
    },
    {
      kind: "pictures",
      items: [
        { picture: picture("sample-contours"), caption: "Contours, DXF" },
        { picture: picture("sample-cloud"), caption: "Point cloud, LAS" },
      ],
    },
    { kind: "section", id: "instruments", heading: "Equipment" },
    { kind: "section", id: "process-steps", heading: "Steps" },
    { kind: "section", id: "package-list", heading: "Packages" },
    { kind: "section", id: "good-to-know" },
    { kind: "section", id: "rules" },
  ],
};
