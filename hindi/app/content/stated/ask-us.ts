export const ASK_US = "हमसे पूछें";
