import { classroom as english } from "~/content/classroom";

/** What stands in the room, in the order of the English plan, from which the measures come. */
const inTheRoom = [
  "बेंच 1",
  "बेंच 2",
  "बेंच 3",
  "बेंच 4",
  "बेंच 5",
  "3D प्रिंटिंग, औज़ार",
  "कोडिंग डेस्क",
  "उड़ान का जाली वाला घेरा, 4 × 4 मीटर",
  "टीचर की मेज़",
  "ताले वाली अलमारी: बैटरी, पुर्ज़े",
];

export const classroom: typeof english = {
  ...english,
  items: english.items.map((item, index) => ({ ...item, name: inTheRoom[index] ?? item.name })),
};
