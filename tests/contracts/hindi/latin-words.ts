/**
 * Latin words that a Hindi text may have: names that are written so on the thing itself, in the law or in an address. A
 * word that is missing here is translated, or belongs on the list.
 */
const LATIN_WORDS = new Set(
  `
  Vayutra Private Limited Privacy WhatsApp Google YouTube Instagram LinkedIn Facebook Excel Android iPhone Chrome JavaScript WebGL
  DGCA RPTO RPC RPA UIN UAS UAV eGCA Digital Sky NPNT ATC VLOS BVLOS D-1 D-2 D-3 D-4 GST GSTIN CIN NDA EMI ATL AIM NITI GeM
  CERT-In QR PDF KML GPS GNSS RTK PPK LiDAR GeoTIFF LAS LAZ DXF SHP CSV JPG DSM DTM CAD RGB NDVI IP LED HD AI API SOP CoE
  RC FPV ESC LiPo IMU BMS PLA CNC PX ArduPilot Arduino Python CSS HTML IST UTC INR LPA COD
  kW kWp MW GW W V A Ah mAh Wh Hz GHz MHz dB fps MP GB MB KB K C
  ID CV ITI SMAM RMS DWG XLSX WebODM QGIS CloudCompare Metashape HP- Drones Trainer Fast Track Private Limited Privacy known browser
  Basic Pro Elite Sprayer Hexa HP SV X Y
  `
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The Latin words of a text that are not on the list; without addresses, codes with digits, and what stands in brackets: the
 * English term at its first place.
 */
export function otherLatinWords(text: string): string[] {
  const plain = text.replace(/\([^()]*\)|\w+_\w+|https?:\S+|\S+@\S+|\/[\w/-]+|\b\w*\d\w*(?:-\d+)?\b/g, " ");
  return (plain.match(/[A-Za-z][A-Za-z-]*/g) ?? []).filter((word) => !LATIN_WORDS.has(word));
}
