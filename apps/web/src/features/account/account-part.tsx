import type { ComponentType } from "react";
import { ClosedDoor, ClosedDoorForUnknown } from "./closed-door.tsx";
import { DisconnectedPage } from "./disconnected-page.tsx";
import { LoginPage, LoginStep } from "./login-page.tsx";
import { NewPasswordNotice } from "./new-password-notice.tsx";
import { ProElsewhere } from "./pro-elsewhere.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { RegisterConfirmPage, RegisterPage } from "./register-page.tsx";
import { ResetConfirmPage, ResetPage } from "./reset-page.tsx";
import { SetPasswordPage } from "./set-password-page.tsx";

const PARTS = {
  closedDoor: ClosedDoor,
  closedDoorForUnknown: ClosedDoorForUnknown,
  disconnected: DisconnectedPage,
  login: LoginPage,
  loginStep: LoginStep,
  newPassword: NewPasswordNotice,
  proElsewhere: ProElsewhere,
  profileMenu: ProfileMenu,
  register: RegisterPage,
  registerConfirm: RegisterConfirmPage,
  resetPassword: ResetPage,
  resetPasswordConfirm: ResetConfirmPage,
  setPassword: SetPasswordPage,
} as const satisfies Record<string, ComponentType>;

/** Everything of the account is one file that is fetched when the first part of it is needed. */
export function AccountPart({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return <Part />;
}
