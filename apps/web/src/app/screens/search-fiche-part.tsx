import { useParams } from "wouter";
import { useBookingStore } from "../../features/visit/booking/booking-store.ts";
import { useRetake } from "../../features/visit/booking/use-retake.ts";
import { toBookingOrLogin } from "../../features/ground/group/paths.ts";
import { SearchFichePage } from "../../features/day/search-fiche/search-fiche-page.tsx";
import { useLoadedGroup } from "../../features/ground/group/page-data.ts";
import { useSession } from "../../features/ground/session/session-store.ts";
import { useNavigate } from "../../lib/navigation.tsx";

/** The professional's search, connected to booking for a client. */
export function SearchFichePart() {
  const { fiche } = useParams();
  const { session } = useSession();
  const retake = useRetake();
  const { group } = useLoadedGroup();
  const store = useBookingStore();
  const navigate = useNavigate();
  const book = (ficheId: number) => {
    store.getState().startAgain();
    store.getState().chooseAttendee(ficheId);
    navigate(toBookingOrLogin(group.urlname));
  };
  const opened = fiche === "new" ? "new" : Number(fiche) || null;
  return session && <SearchFichePage session={session} opened={opened} onRetake={retake} onBook={book} />;
}
