/** Cuts the common English endings, so that "spraying" meets "spray" and "batteries" meets "battery". */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (root.endsWith("ies") && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1);
  if (/.{3,}ing$/.test(root) && /[aeiouy]/.test(root.slice(0, -3))) root = undouble(root.slice(0, -3));
  else if (/.{3,}ed$/.test(root) && /[aeiouy]/.test(root.slice(0, -2))) root = undouble(root.slice(0, -2));
  if (/.{3,}e$/.test(root)) root = root.slice(0, -1);
  return root;
}

const undouble = (root: string) => (/([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root);
