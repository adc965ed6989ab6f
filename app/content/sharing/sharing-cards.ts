import { articleKinds } from "../article-kinds";
import { marketingPages } from "../marketing-pages";
import { openingPictures } from "../opening-pictures";
import { groupNames } from "../page-list";
import { about } from "../pages/about";
import { gallery } from "../pages/gallery";
import { home } from "../pages/home";
import { sampleDataPage } from "../pages/sample-data-page";
import { type Picture, picture } from "../pictures";

/** The picture shown where a link to a page is shared: made at build time from the page's own picture and title. */
export type SharingCard = { path: string; eyebrow: string; title: string; picture: Picture };

/** One card for each public route; articles share the card of their list. */
export const sharingCards: SharingCard[] = [
  { path: "/", eyebrow: home.hero.eyebrow, title: home.title, picture: picture("hero-ridges") },
  { path: "/about-us", eyebrow: "About us", title: about.title, picture: about.hero.picture },
  { path: "/gallery", eyebrow: "Gallery", title: gallery.title, picture: openingPictures["/gallery"] },
  { path: "/careers", eyebrow: "Careers", title: "Join Our Team", picture: openingPictures["/careers"] },
  ...articleKinds.map(({ path, name, sharing }) => ({
    path,
    eyebrow: name,
    title: sharing.title,
    picture: picture(sharing.picture),
  })),
  { path: "/contact-us", eyebrow: "Contact", title: "Contact Us", picture: openingPictures["/contact-us"] },
  { path: "/sample-data", eyebrow: "Surveys", title: sampleDataPage.title, picture: sampleDataPage.picture },
  { path: "/support-chat", eyebrow: "Support", title: "Ask our assistant", picture: picture("hero-pointcloud") },
  ...marketingPages.map((page) => ({
    path: page.path,
    eyebrow: groupNames[page.group],
    title: page.title,
    picture: page.hero.picture,
  })),
];
