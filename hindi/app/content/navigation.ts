import * as english from "~/content/navigation";

export * from "~/content/navigation";

/** The names that this list itself gives; the others come from the lists of pages and of articles. */
const names: Record<string, string> = {
  Home: "होम",
  Gallery: "गैलरी",
  Careers: "नौकरी",
  Career: "नौकरी",
  "About Us": "हमारे बारे में",
  "Contact Us": "संपर्क",
  "News & Update": "ख़बरें और अपडेट",
  Company: "कंपनी",
  Services: "सर्विस",
  Trainings: "ट्रेनिंग",
  Products: "ड्रोन",
  "Excellence Centres": "एक्सीलेंस सेंटर",
};
const named = <Entry extends { name: string }>(entry: Entry): Entry => {
  const name = names[entry.name];
  return name ? { ...entry, name, ...("href" in entry && { subject: `${name} (${entry.name})` }) } : entry;
};

export const headerNavigation: typeof english.headerNavigation = english.headerNavigation.map(named);

export const footerColumns: typeof english.footerColumns = english.footerColumns.map(({ title, links }) => ({
  title: names[title] ?? title,
  links: links.map(named),
}));
