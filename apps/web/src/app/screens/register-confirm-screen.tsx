import { AccountFrame } from "./account-frame.tsx";

export function RegisterConfirmScreen() {
  return <AccountFrame name="registerConfirm" />;
}
