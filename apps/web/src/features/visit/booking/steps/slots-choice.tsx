import { isAntsService } from "@rendezvous/domain/sequence/ants-service";
import { isPromoted } from "@rendezvous/domain/sequence/promoted";
import { bookingPeriod } from "@rendezvous/domain/slots/booking-period";
import { firstStep } from "@rendezvous/domain/sequence/steps";
import { useCallback, useMemo, useState, useEffect } from "react";
import { BadgePercent } from "lucide-react";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { now } from "../../../../lib/clock.ts";
import { usePhrases, failureText, useWording } from "../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { toStep } from "../../../ground/group/paths.ts";
import { useBooking } from "../booking-store.ts";
import { holdTokenOf, holdStoreOf, NO_HOLD } from "../hold/hold-store.ts";
import { useHoldState } from "../hold/use-slot-hold.ts";
import type { SlotCriteria } from "../../slots/api/list-available-time-slots.ts";
import { SlotsStep } from "../../slots/slots-step.tsx";
import { useChoices } from "../use-choices.ts";
import { useChoose } from "../use-choose.ts";
import { CalendarsAboveTimes } from "./calendars-above-times.tsx";
import { StepHead } from "./step-head.tsx";
import { useNavigate } from "../../../../lib/navigation.tsx";
import { ToggleButton } from "../../../../components/fields/toggle-button.tsx";
import { lazyScreen } from "../../../../components/with-loading.tsx";
import { Notice } from "../../../../components/notice.tsx";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import styles from "../hold/hold-notice.module.css";

const ClassDates = lazyScreen(async () => (await import("../../classes/class-dates.tsx")).ClassDates);
const ApplicationsField = lazyScreen(
  async () => (await import("./applications-field.tsx")).ApplicationsField,
);
const WaitingInvitation = lazyScreen(
  async () => (await import("../../waiting/waiting-invitation.tsx")).WaitingInvitation,
);

/** The choice of day and time; choosing a time opens the next step at once. */
export function SlotsChoice() {
  const phrases = usePhrases();
  const { group, catalogue } = useLoadedGroup();
  const { config, sequence, chosen, chain } = useChoices();
  const dispatch = useBooking((booking) => booking.dispatch);
  const choose = useChoose("slots");
  const navigate = useNavigate();
  const [openedAt] = useState(now);
  const hold = holdTokenOf(useHoldState(group.urlname));
  const criteria = useMemo<SlotCriteria>(
    () => ({ group_id: group.id, chain, promotionsOnly: sequence.slot_promotion, hold }),
    [group.id, chain, sequence.slot_promotion, hold],
  );
  const maxrdv_period = bookingPeriod(chain, catalogue, group.maxrdv_period);
  const chooseOther = useCallback(() => dispatch({ type: "release_slot" }), [dispatch]);
  const showAll = useCallback(() => dispatch({ type: "show_promotions", slot_promotion: false }), [dispatch]);
  const isAnyPromoted = chosen.some(({ intervention, pack }) => {
    const offer = intervention ?? pack;
    return offer !== null && isPromoted(offer);
  });
  const hasFilter = sequence.slot_promotion || (group.has_promotions && isAnyPromoted);
  const invite = (links: typeof chain) =>
    group.has_waiting_list ? <WaitingInvitation chain={links} /> : null;
  const [only, ...others] = chosen;
  // Several services in a row are chosen by time, also those given in classes.
  const taught = others.length === 0 && only?.intervention?.in_classes ? only.intervention : null;
  return (
    <>
      <StepHead step="slots" title={phrases.slots.heading} />
      <TakenNotice group={group} />
      {taught ? (
        <ClassDates
          interventionId={taught.id}
          today={instantToWall(group.timezone, minuteOf(openedAt)).day}
          selected={sequence.slots}
          hold={hold}
          waiting={(places) => invite(chain.map((link) => ({ ...link, places })))}
          onChoose={(slot) => choose({ type: "choose_slot", slot })}
        />
      ) : (
        <>
          {only?.intervention && isAntsService(only.intervention) && <ApplicationsField />}
          <CalendarsAboveTimes />
          <SlotsStep
            group={{ ...group, maxrdv_period }}
            criteria={criteria}
            calendars={config.catalogue.calendars}
            selected={sequence.slots}
            startDay={config.preselection.start}
            shownDay={sequence.start}
            onShowFrom={(day) => dispatch({ type: "show_from", day })}
            nowMs={openedAt}
            waiting={invite(chain)}
            filter={hasFilter ? <PromotionToggle /> : null}
            onChoose={(slot) => {
              const { start, start_at, promotion } = slot;
              choose({ type: "choose_slot", slot: { start, start_at, promotion } });
            }}
            onInvalidCalendar={chooseOther}
            onStartAgain={() => navigate(toStep(group.urlname, firstStep(config, sequence)))}
            onShowAll={showAll}
          />
        </>
      )}
    </>
  );
}

/** Shows only times with a promotion, or all times. */
function PromotionToggle() {
  const phrases = usePhrases().slots;
  const isOn = useBooking((booking) => booking.sequence.slot_promotion);
  const dispatch = useBooking((booking) => booking.dispatch);
  return (
    <ToggleButton
      label={phrases.promoted}
      icon={<BadgePercent size={20} aria-hidden="true" />}
      isPressed={isOn}
      onChange={(slot_promotion) => dispatch({ type: "show_promotions", slot_promotion })}
    />
  );
}

/** Says why the visitor is back at the times; disappears with the next choice or screen. */
function TakenNotice({ group }: { group: Pick<Group, "urlname" | "phone"> }) {
  const { phrases } = useWording();
  const { urlname, phone } = group;
  const { phase, refusal } = useHoldState(urlname);
  useEffect(
    () => () => {
      if (holdStoreOf(urlname).getState().phase === "taken") holdStoreOf(urlname).setState(NO_HOLD);
    },
    [urlname],
  );
  if (phase !== "taken" || refusal === null) return null;
  return (
    <div className={styles.taken}>
      <Notice look="problem">{failureText(phrases, new ApiFailure(refusal, 0), phone)}</Notice>
    </div>
  );
}
