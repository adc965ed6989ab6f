import type { PublicConfig } from "../../app/lib/backend.server.ts";
import type { Snapshot } from "../../domain/desk/snapshot.ts";
import type { DescribedError } from "../process/log.ts";
import type { Rendered, RenderRequest } from "./render.ts";

/** Start settings of a rendering thread. The configuration is also sent with each request, since it may change. */
export type ThreadSettings = {
  /** Folder of the editions' builds. */ builds: string;
  config: PublicConfig;
  snapshot: Snapshot;
};

/** An answer of the backend, as plain data. */
export type FetchAnswer = { status: number; headers: [string, string][]; body: ArrayBuffer };

/** To the rendering thread. */
export type ToThread =
  | { kind: "render"; id: number; request: RenderRequest; config: PublicConfig }
  | { kind: "fetched"; id: number; answer: FetchAnswer }
  | { kind: "fetchFailed"; id: number; message: string };

/** From the rendering thread. `render` is the id of the rendering that a message is about. */
export type FromThread =
  | { kind: "ready" }
  /** The thread works at this rendering from now on. */
  | { kind: "working"; render: number }
  | { kind: "rendered"; render: number; rendered: Rendered }
  | { kind: "failed"; render: number; error: DescribedError }
  | { kind: "report"; render: number; error: DescribedError }
  | {
      kind: "fetch";
      render: number;
      id: number;
      url: string;
      method: string;
      headers: [string, string][];
      body?: ArrayBuffer;
    };
