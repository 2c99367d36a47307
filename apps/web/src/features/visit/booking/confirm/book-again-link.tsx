import { buttonClass, type ButtonLook } from "../../../../components/button.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toBookingStart } from "../../../ground/group/paths.ts";
import { useBooking } from "../booking-store.ts";
import { withoutParameters } from "../../../../lib/page/without-parameters.ts";
import { Link } from "../../../../lib/navigation.tsx";

/** Query parameters that belong to the finished booking. */
const OF_THIS_BOOKING = ["token", "veventKey", "from_mail", "will_come"];

/** A link to the first step of a new booking. */
export function BookAgainLink({ look }: { look: ButtonLook }) {
  const phrases = useLazyPhrases("appointment").confirm;
  const { group } = useLoadedGroup();
  const startAgain = useBooking((booking) => booking.startAgain);
  return (
    <Link
      className={buttonClass(look)}
      {...toBookingStart(group.urlname)}
      search={(query) => withoutParameters(query, OF_THIS_BOOKING)}
      onClick={startAgain}
    >
      {phrases.bookAgain}
    </Link>
  );
}
