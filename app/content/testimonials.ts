// SAMPLES. All five stand here until customers have given the company their own words, name and consent in writing;
// replace them as a whole. They name roles and no persons, and are never marked up as reviews.
import { type Picture, picture } from "./pictures";

export type Testimonial = {
  name: string;
  position: string;
  image: Picture;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
};

export const testimonialsNote =
  "Sample texts. They show what stands here once customers have agreed in writing to be quoted.";

export const testimonials: Testimonial[] = [
  {
    name: "Security manager",
    position: "Industrial estate",
    image: picture("surveillance"),
    content:
      "We asked for a drone that could look along our wall from each of its corners. They asked eleven questions, built one that two guards can run, and stayed until both could.",
    rating: 5,
  },
  {
    name: "Manager",
    position: "Farmer producer organisation",
    image: picture("hero-spray"),
    content:
      "The crew came at five, showed us the label and the wind meter, and had finished before the sun was high. The record of every tank was on my phone by noon.",
    rating: 5,
  },
  {
    name: "Trainee",
    position: "Pilot course",
    image: picture("trainer-pro"),
    content:
      "I crashed on the simulator for two days and in the field not once. My log book has a signature on every line, and I know what each of them cost me.",
    rating: 5,
  },
  {
    name: "Principal",
    position: "Senior secondary school",
    image: picture("tinkering-lab"),
    content:
      "They did not sell us a room of equipment. They trained two of our teachers first, and the laboratory has not been locked a single afternoon since.",
    rating: 5,
  },
  {
    name: "Survey lead",
    position: "Infrastructure contractor",
    image: picture("hero-pointcloud"),
    content:
      "The volumes of our stockpiles came with the check points and their errors printed beside them. That page ended an argument of three months.",
    rating: 5,
  },
];
