/** Sentences for failures. */
export const somethingWentWrong = "Something went wrong. Please try again.";
export const unreachable = "The site could not be reached. Please check your connection and try again.";
export const busy = "The service is not available for a moment. Please try again.";
