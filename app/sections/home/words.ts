/** Names of the rows and tabs of the home page, for screen readers. */
export const partners = "Partners";
export const testimonials = "Testimonials";
export const program = "Program";
export const sampleRating = (stars: number) => `Sample rating ${stars} of 5`;
