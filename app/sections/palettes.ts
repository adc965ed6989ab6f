/** Colour scales of the pictures, lowest value first; the same as in `art/raster/image.py`. */
export const palettes = {
  iron: ["#00000f", "#21005c", "#73058c", "#c71f6b", "#f2611a", "#ffb314", "#ffed73", "#ffffeb"],
  height: ["#0d1a6b", "#0861bf", "#0db3b3", "#4dd966", "#ede040", "#fa8c1f", "#e62e1f"],
  crop: ["#294570", "#5c545c", "#9e6b42", "#dba852", "#ede080", "#8fc252", "#338f38", "#085226"],
};
