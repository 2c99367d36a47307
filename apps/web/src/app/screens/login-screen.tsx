import { AccountFrame } from "./account-frame.tsx";

export function LoginScreen() {
  return <AccountFrame name="login" />;
}
