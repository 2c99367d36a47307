import { AccountFrame } from "./account-frame.tsx";

export function ResetPasswordConfirmScreen() {
  return <AccountFrame name="resetPasswordConfirm" />;
}
