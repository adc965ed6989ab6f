import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { steadyFetch } from "~/layout/steady-fetch";
import { reportError, watchErrors } from "./lib/browser-errors";

window.fetch = steadyFetch(window.fetch);

watchErrors();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  );
});
