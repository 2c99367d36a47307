import type { Day } from "@rendezvous/domain/time/instant";
import { type RefObject, useEffect, useState } from "react";

const NONE: ReadonlySet<Day> = new Set();

/** Returns the listed days that are in the viewport, below the sticky strip (as high as in day-times.module.css). */
export function useDaysInView(list: RefObject<HTMLElement | null>, listed: readonly Day[]): ReadonlySet<Day> {
  const [inView, setInView] = useState(NONE);
  const listedDays = listed.join(" ");
  useEffect(() => {
    const days = new Set<Day>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { day = "" } = (target as HTMLElement).dataset;
          if (isIntersecting) days.add(day);
          else days.delete(day);
        }
        setInView(new Set(days));
      },
      { rootMargin: "-72px 0px 0px 0px" },
    );
    for (const section of list.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])
      if (listedDays.includes(section.dataset["day"] ?? "")) observer.observe(section);
    return () => observer.disconnect();
  }, [list, listedDays]);
  return inView;
}
