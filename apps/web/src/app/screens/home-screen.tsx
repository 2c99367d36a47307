import type { Language } from "@rendezvous/phrases/language";
import { Suspense } from "react";
import { Loading } from "../../components/loading.tsx";
import { fetchedOnce } from "../../lib/fetched-once.ts";
import { fetchHomePhrases } from "../../lib/lazy-phrases.ts";

const part = fetchedOnce(() => import("./home-part.tsx"));

/** Has the home page and its texts ready: it is drawn on the server too, which waits for nothing while it draws. */
export function fetchHome(language: Language): Promise<unknown> {
  return Promise.all([part.fetch(), fetchHomePhrases(language)]);
}

export function HomeScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <Part />
    </Suspense>
  );
}

function Part() {
  const { HomePart } = part.use();
  return <HomePart />;
}
