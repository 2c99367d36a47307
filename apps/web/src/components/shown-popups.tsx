import { X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { type Notification, popupStore, type UserAlert } from "../lib/popups.ts";
import { Button } from "./button.tsx";
import styles from "./shown-popups.module.css";

/** SPEC.md section 9: 3 s. */
const SHOWN_MS = 3000;

/** A notification that goes by itself, and an alert that waits to be closed; neither keeps anybody from the page. */
export function ShownPopups({ closeLabel }: { closeLabel: string }) {
  const { notification, alert } = useStore(popupStore);
  return (
    <div className={styles.place}>
      {alert !== null && <Alert alert={alert} closeLabel={closeLabel} />}
      {notification !== null && (
        <Snackbar key={notification.message} notification={notification} closeLabel={closeLabel} />
      )}
    </div>
  );
}

function Snackbar({ notification, closeLabel }: { notification: Notification; closeLabel: string }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(closeNotification, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isKept]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it: what is pointed at stays
    <section
      aria-label={notification.message}
      className={`${styles.snackbar} ${styles[notification.status]}`}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
      onFocus={() => setKept(true)}
      onBlur={() => setKept(false)}
    >
      <span>{notification.message}</span>
      <Button look="plain" aria-label={closeLabel} onClick={closeNotification}>
        <X size={18} aria-hidden="true" />
      </Button>
    </section>
  );
}

function Alert({ alert, closeLabel }: { alert: UserAlert; closeLabel: string }) {
  const id = useId();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeAlert();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
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
      <Button onClick={closeAlert}>{closeLabel}</Button>
    </div>
  );
}

function closeNotification(): void {
  popupStore.setState({ notification: null });
}

function closeAlert(): void {
  const { alert } = popupStore.getState();
  popupStore.setState({ alert: null });
  alert?.onClose?.();
}
