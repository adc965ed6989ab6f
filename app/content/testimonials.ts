// SAMPLES. All five stand here until customers have given the company their own words, name and consent in writing;
// replace them as a whole. They name roles and no persons, and are never marked up as reviews.
export type Testimonial = {
  name: string;
  position: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
};

export const testimonialsNote = "Sample texts. Customers' own words follow once they agree in writing.";

export const testimonials: Testimonial[] = [
  {
    name: "Security manager",
    position: "Industrial estate",
    content:
      "We needed a drone to watch our wall from each corner. They asked eleven questions, built one that two guards can fly, and stayed until both could.",
    rating: 5,
  },
  {
    name: "Manager",
    position: "Farmer producer organisation",
    content:
      "The crew came at five, showed us the label and the wind meter, and finished before the sun was high. By noon I had the record of every tank on my phone.",
    rating: 5,
  },
  {
    name: "Trainee",
    position: "Pilot course",
    content:
      "I crashed on the simulator for two days, and never in the field. My log book has a signature on every line.",
    rating: 5,
  },
  {
    name: "Principal",
    position: "Senior secondary school",
    content:
      "They did not sell us a room of equipment. They trained two of our teachers first, and our lab has been open every afternoon since.",
    rating: 5,
  },
  {
    name: "Survey lead",
    position: "Infrastructure contractor",
    content:
      "The volumes of our stockpiles came with check points and errors. That page ended an argument of three months.",
    rating: 5,
  },
];
