// SAMPLE: all files come from one invented piece of land (`art/sample-data.py`) and say so in names and metadata.
import { enquire } from "../enquire";
import { openingPictures } from "../opening-pictures";
import { sheetsOf } from "../papers/folder-list";
import { thermalReport } from "../papers/thermal-report";
import { type Picture, picture } from "../pictures";
import type { CallToActionSection } from "../schema";
import { sampleData } from "./sample-data";

const { bytes, pixel, pixels, points, contours, interval, thermalPixel, thermalPixels, heights, metres } = sampleData;

const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
const count = (value: number) => value.toLocaleString("en-IN");

type SampleFile = {
  name: string;
  href: string;
  format: string;
  size: string;
  holds: string;
  opens: string;
  picture: Picture;
};

const file = (name: keyof typeof bytes) => ({ href: `/sample-data/sample-${name}`, size: megabytes(bytes[name]) });

const files: SampleFile[] = [
  {
    ...{ name: "Orthomosaic", format: "GeoTIFF", picture: picture("sample-orthomosaic") },
    ...file("orthomosaic.tif"),
    holds: `One true-to-scale picture, ${count(pixels[0] ?? 0)} × ${pixels[1]} pixels of ${pixel * 100} cm`,
    opens: "QGIS, ArcGIS, Global Mapper; AutoCAD Map and Civil 3D",
  },
  {
    ...{ name: "Surface model", format: "GeoTIFF", picture: picture("sample-surface") },
    ...file("surface-model.tif"),
    holds: `A height in every pixel, ${heights[0]} to ${heights[1]} m, with trees and roofs`,
    opens: "QGIS, ArcGIS, Global Mapper, Civil 3D",
  },
  {
    ...{ name: "Point cloud", format: "LAS 1.2", picture: picture("sample-cloud") },
    ...file("point-cloud.las"),
    holds: `${count(points)} points with colour and class: ground, plants, buildings. The picture is drawn from a denser scan of the same land`,
    opens: "CloudCompare, QGIS, Autodesk ReCap, Global Mapper",
  },
  {
    ...{ name: "Contours", format: "DXF", picture: picture("sample-contours") },
    ...file("contours.dxf"),
    holds: `${contours} lines, one every ${interval} m, on two layers, each at its height`,
    opens: "AutoCAD, BricsCAD, LibreCAD, QGIS",
  },
  {
    ...{ name: "Thermal map", format: "GeoTIFF", picture: picture("sample-thermal") },
    ...file("thermal-map.tif"),
    holds: `A temperature in every pixel, ${thermalPixels[0]} × ${thermalPixels[1]} pixels of ${thermalPixel * 100} cm`,
    opens: "QGIS, ArcGIS: single band, pseudocolour",
  },
  {
    name: "Thermal report",
    format: "PDF",
    href: `/brochures/${thermalReport.name}.pdf`,
    size: sheetsOf(thermalReport),
    holds: "Four findings on that map: where, how warm, what it means, what to do next",
    opens: "Any PDF reader",
    picture: picture("sample-visible"),
  },
];

const closing: CallToActionSection = {
  kind: "call-to-action",
  id: "ask",
  heading: "Your land in the same files",
  text: "Send the boundary of your land or the place of your plant. You get a written scope and a quotation.",
  actions: [
    { label: "Request Survey Quote", to: enquire("general", "Land survey, after the sample files"), primary: true },
    { label: "Request thermal quotation", to: enquire("general", "Thermal survey, after the sample report") },
  ],
};

export const sampleDataPage = {
  title: "Sample data",
  description:
    "Open our files before you order: a sample orthomosaic, surface model, point cloud, contours, thermal map and report, all of one invented piece of land.",
  lead: "Try our files in your own software before you order. All are of one piece of land.",
  picture: openingPictures["/sample-data"],
  files: {
    heading: "Six files of one piece of land",
    intro: `The land is invented: ${metres[0]} by ${metres[1]} m of fields, a canal, a hamlet and a few solar modules, computed from our own model. No place was surveyed. Coordinates are in ${sampleData.grid} (EPSG:${sampleData.epsg}).`,
    items: files,
  },
  /** What the pages of surveys say of this one. */
  link: {
    label: "Sample files to open",
    href: "/sample-data",
    size: `${files.length} files, ${megabytes(Object.values(bytes).reduce((sum, each) => sum + each, 0))}`,
  },
  closing,
};
