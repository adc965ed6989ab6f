import { picture } from "./pictures";

/** Pictures that open the pages whose words stand elsewhere, by path; no two pages of the site open with one picture. */
export const openingPictures = {
  "/gallery": picture("hero-bench"),
  "/careers": picture("setting-off"),
  "/sample-data": picture("sample-cloud"),
  "/contact-us": picture("lake-dusk"),
};
