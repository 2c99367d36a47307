import type { Language } from "@rendezvous/phrases/language";
import { withLoading } from "../../components/with-loading.tsx";
import { loadOnce } from "../../lib/load-once.ts";
import { fetchLazyPhrases } from "../../lib/phrases/lazy-phrases.ts";

const part = loadOnce(() => import("./home-part.tsx"));

/** Loads the home page's code and texts before rendering, since the server's rendering cannot wait. */
export function fetchHome(language: Language): Promise<unknown> {
  return Promise.all([part.fetch(), fetchLazyPhrases("home", language)]);
}

export const HomeScreen = withLoading(() => {
  const { HomePart } = part.use();
  return <HomePart />;
});
