import { AccountFrame } from "./account-frame.tsx";

export function ResetPasswordScreen() {
  return <AccountFrame name="resetPassword" />;
}
