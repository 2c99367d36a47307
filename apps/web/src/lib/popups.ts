import { createStore } from "zustand";
import { announce } from "./announce.ts";

/** Said in passing, at the edge of the page. */
export interface Notification {
  status: "success" | "problem";
  message: string;
}

/** Said until it is closed. */
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

/** Says what has been done; screen readers hear it as well. */
export function notify(status: Notification["status"], message: string): void {
  announce(message);
  popupStore.setState({ notification: { status, message }, alert: null });
}

/** What had failed is tried again. */
export function dismissAlert(): void {
  popupStore.setState({ alert: null });
}

/** Says what has failed. Where it failed says so too, with the ways on. */
export function alertUser(alert: UserAlert): void {
  popupStore.setState({ alert });
}
