import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { retryPageData } from "#adapters/react-router/retry-page-data.ts";
import { reportError, reportUncaughtErrors } from "./lib/browser-errors";
import { removeExpired } from "./lib/browser-storage";

window.fetch = retryPageData(window.fetch);

reportUncaughtErrors();
removeExpired("contact-draft");
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  );
});
