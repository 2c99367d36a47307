import { AccountFrame } from "./account-frame.tsx";

export function DisconnectedScreen() {
  return <AccountFrame name="disconnected" />;
}
