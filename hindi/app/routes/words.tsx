import type { ReactNode } from "react";
import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/routes/words")>;

export const pageNotFound = "पेज नहीं मिला";
export const oops = "अरे! यह पेज नहीं मिला";
export const contactUs = "हमसे संपर्क करें";
export const allPages = (link: (text: string) => ReactNode): ReactNode => (
  <>शायद पता ग़लत लिखा गया है, या पेज कहीं और चला गया है। सारे पेज ऊपर के मेनू में और {link("नीचे की सूची में")} मिलेंगे।</>
);
