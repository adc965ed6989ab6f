/** Hindi words of the site as one writes them in Latin letters, where letter by letter they would look odd. */
export const latinSpellings = `
`;
