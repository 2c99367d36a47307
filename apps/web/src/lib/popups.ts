import { createStore } from "zustand";
import { announce } from "./announce.ts";

/** A message that disappears by itself, at the edge of the page. */
export interface Notification {
  status: "success" | "problem";
  message: string;
}

/** A message that stays until it is closed. */
export interface UserAlert {
  message: string;
  title?: string;
  onClose?: () => void;
}

interface Popups {
  notification: Notification | null;
  alert: UserAlert | null;
}

export const popupStore = createStore<Popups>(() => ({ notification: null, alert: null }));

/** Shows a message for a moment, and announces it in the live region. */
export function showNotification(status: Notification["status"], message: string): void {
  announce(message);
  popupStore.setState({ notification: { status, message } });
}

/** Says that an action succeeded, and closes the alert about an earlier failure. */
export function notify(status: Notification["status"], message: string): void {
  dismissAlert();
  showNotification(status, message);
}

/** Closes the alert, for instance because the failed call is repeated. */
export function dismissAlert(): void {
  popupStore.setState({ alert: null });
}

/** Shows a failure. The part of the page that failed shows it too, with the next action. */
export function alertUser(alert: UserAlert): void {
  popupStore.setState({ alert });
}
