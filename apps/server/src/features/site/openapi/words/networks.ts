import type { WordList } from "./word-list.ts";

/** The national networks. */
export const NETWORK_WORDS: WordList = {
  ants: "The network for identity documents; null: the group or the installation takes no part.",
  "GetNetworksAnts.search": "Whether the national search finds the group's times.",
  "GetNetworksAnts.register": "Whether the register is asked about applications, and told of appointments.",
  sas: "The network of emergency regulators; null: the installation takes no part.",
  takes_part: "Whether the group has a FINESS or SIRET number, and calendars with an RPPS number.",
  "GetNetworksSas.search": "Whether regulators find the group's times.",
  platform: "Whether the platform is told of appointments that regulators make.",
  "GetNetworksSas.calendars": "How many calendars have an RPPS number.",
  regulators: "How many regulators may book.",
  succeeded_at: "When a call last succeeded, RFC 3339; null: never.",
  failed_at: "When a call last failed, RFC 3339; null: never.",
};
