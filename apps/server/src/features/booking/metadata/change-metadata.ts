import { MAX_METADATA_KEYS, type MetadataChange } from "@rendezvous/domain/metadata/metadata";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse } from "../../../http/call.ts";

/** Returns the requested change of a fiche's metadata; a client's is ignored, like every field that clients may not write. */
export function readFicheMetadata(session: Session, fiche: object): MetadataChange {
  const { metadata = {} } = fiche as { readonly metadata?: MetadataChange };
  return session.kind === "pro" ? metadata : {};
}

export function refuseMetadata(path: string): Refusal {
  return refuse("bad_request", { fields: { [path]: `expected at most ${MAX_METADATA_KEYS} keys` } });
}
