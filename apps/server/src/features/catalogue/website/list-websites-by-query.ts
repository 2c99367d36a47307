import { defineCall } from "../../../http/call.ts";
import { findGroupWebsite } from "./list-websites.ts";

/** The same list under v3's own path, `/websites?group_id=`. */
export const listWebsitesByQuery = defineCall("listWebsitesByQuery", (input) => findGroupWebsite(input));
