import { AccountFrame } from "./account-frame.tsx";

export function RegisterScreen() {
  return <AccountFrame name="register" />;
}
