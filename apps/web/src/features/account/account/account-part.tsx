import type { ComponentType } from "react";
import { ExistingClientsNotice, ExistingClientsNoticeForUnknown } from "./existing-clients-notice.tsx";
import { DisconnectedPage } from "./login/disconnected-page.tsx";
import { LoginPage, LoginStep } from "./login/login-page.tsx";
import { NewPasswordNotice } from "./password/new-password-notice.tsx";
import { OtherGroupSession } from "./login/other-group-session.tsx";
import { ProfileMenu } from "./menu/profile-menu.tsx";
import { RegisterConfirmPage, RegisterPage } from "./register/register-page.tsx";
import { ResetConfirmPage, ResetPage } from "./password/reset-page.tsx";
import { SetPasswordPage } from "./password/set-password-page.tsx";

const PARTS = {
  reserved: ExistingClientsNotice,
  reservedForUnknown: ExistingClientsNoticeForUnknown,
  disconnected: DisconnectedPage,
  login: LoginPage,
  loginStep: LoginStep,
  newPassword: NewPasswordNotice,
  proElsewhere: OtherGroupSession,
  profileMenu: ProfileMenu,
  register: RegisterPage,
  registerConfirm: RegisterConfirmPage,
  resetPassword: ResetPage,
  resetPasswordConfirm: ResetConfirmPage,
  setPassword: SetPasswordPage,
} as const satisfies Record<string, ComponentType>;

/** All screens of the account are one chunk, which the first of them loads. */
export function AccountPart({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return <Part />;
}
