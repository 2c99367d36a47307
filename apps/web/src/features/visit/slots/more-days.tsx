import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";

interface MoreDaysProps {
  readonly label: string;
  /** Whether scrolling near the end adds the days; otherwise a button does. */
  readonly isAuto: boolean;
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** The end of a list of days that can be extended. */
export function MoreDays({ label, isAuto, onNear, onPress }: MoreDaysProps) {
  return isAuto ? <DaysByScrolling onNear={onNear} /> : <Button onClick={onPress}>{label}</Button>;
}

function DaysByScrolling({ onNear }: Pick<MoreDaysProps, "onNear">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: "0px 0px 600px 0px",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={place} />;
}
