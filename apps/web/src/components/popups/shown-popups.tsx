import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { type Notification, popupStore, type UserAlert } from "../../lib/popups.ts";
import { Button } from "../button.tsx";
import styles from "./shown-popups.module.css";

/** docs/screens.md, "Words in passing". */
const SHOWN_MS = 3000;

interface Props {
  closeLabel: string;
  /** Shown while a request takes long, until it ends. */
  slowText: string | null;
}

/** A notification that disappears by itself, and an alert that stays until it is closed. Neither blocks the page. */
export function ShownPopups({ closeLabel, slowText }: Props) {
  const { notification, alert } = useStore(popupStore);
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  /** The close button disappears with the alert, so the focus returns to its previous element, or else to the screen's title. */
  function giveFocusBack() {
    if (!place.current?.contains(document.activeElement)) return;
    const before = cameFrom.current;
    const isThere = before instanceof HTMLElement && before.isConnected;
    (isThere ? before : document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
  }
  return (
    <div
      ref={place}
      className={styles.place}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {alert !== null && <Alert alert={alert} closeLabel={closeLabel} onLeave={giveFocusBack} />}
      {slowText !== null && (
        <section aria-label={slowText} className={`${styles.snackbar} ${styles.waiting}`}>
          {slowText}
        </section>
      )}
      {notification !== null && (
        <Snackbar
          key={notification.message}
          notification={notification}
          closeLabel={closeLabel}
          onLeave={giveFocusBack}
        />
      )}
    </div>
  );
}

interface Shown {
  closeLabel: string;
  /** Called before the alert is closed, since the focus may be inside it. */
  onLeave: () => void;
}

function Snackbar({ notification, closeLabel, onLeave }: Shown & { notification: Notification }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isKept = isPointedAt || hasFocus;
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(closeNotification, SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- said once more, it stays as long once more
  }, [isKept, notification]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer only keeps the message shown
    <section
      aria-label={notification.message}
      className={`${styles.snackbar} ${styles[notification.status]}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span>{notification.message}</span>
      <Button
        look="plain"
        aria-label={closeLabel}
        onClick={() => {
          onLeave();
          closeNotification();
        }}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </section>
  );
}

function Alert({ alert, closeLabel, onLeave }: Shown & { alert: UserAlert }) {
  const id = useId();
  function close() {
    onLeave();
    popupStore.setState({ alert: null });
    alert.onClose?.();
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={`${id}-${alert.title === undefined ? "text" : "title"}`}
      aria-describedby={alert.title === undefined ? undefined : `${id}-text`}
    >
      {alert.title !== undefined && <h2 id={`${id}-title`}>{alert.title}</h2>}
      <p id={`${id}-text`}>{alert.message}</p>
      <Button onClick={close}>{closeLabel}</Button>
    </div>
  );
}

function closeNotification(): void {
  popupStore.setState({ notification: null });
}
