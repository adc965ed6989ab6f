import type { words as english } from "#domain/instruments/words/field-values.ts";

export const words: typeof english = {
  outside: (name, from, to, unit) => `${name} ${from} से ${to} ${unit} के बीच लिखें।`,
  noDay: "तारीख़ ऐसे लिखें: 2026-12-01।",
  noChoice: "लिस्ट में से एक चुनें।",
  hours: (hours) => `${hours} घंटे`,
  minutes: (minutes) => `${minutes} मिनट`,
};
