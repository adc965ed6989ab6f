/** Characters of the longest path in a QR code: the code of a longer one is too fine for a camera. */
export const MAX_PATH_CHARS = 600;
