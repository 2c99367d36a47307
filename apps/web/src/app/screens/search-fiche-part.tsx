import { useParams } from "wouter";
import { useRetake } from "../../features/booking/use-retake.ts";
import { SearchFichePage } from "../../features/search-fiche/search-fiche-page.tsx";
import { useSession } from "../../features/session/session-store.ts";

/** The professional's search, connected to booking an appointment again. */
export function SearchFichePart() {
  const { fiche } = useParams();
  const { session } = useSession();
  const retake = useRetake();
  const opened = fiche === "new" ? "new" : Number(fiche) || null;
  return session && <SearchFichePage session={session} opened={opened} onRetake={retake} />;
}
