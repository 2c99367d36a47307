import type { ComponentType } from "react";
import { lazyScreen } from "../../../components/with-loading.tsx";
import { ExistingClientsNotice, ExistingClientsNoticeForUnknown } from "./existing-clients-notice.tsx";
import { DisconnectedPage } from "./login/disconnected-page.tsx";
import { LoginPage, LoginStep } from "./login/login-page.tsx";
import { NewPasswordNotice } from "./password/new-password-notice.tsx";
import { OtherGroupSession } from "./login/other-group-session.tsx";
import { ProfileMenu } from "./menu/profile-menu.tsx";
import { RegisterConfirmPage, RegisterPage } from "./register/register-page.tsx";
import { ResetConfirmPage, ResetPage } from "./password/reset-page.tsx";
import { SetPasswordPage } from "./password/set-password-page.tsx";

/** The page to which mails of the waiting list lead. It is not part of the account, but is opened just as rarely. */
const WaitingPage = lazyScreen(
  async () => (await import("../../visit/waiting/waiting-page.tsx")).WaitingPage,
);

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
  waiting: WaitingPage,
} as const satisfies Record<string, ComponentType>;

/** All screens of the account are one chunk, which the first of them loads. */
export function AccountPart({ name }: { name: keyof typeof PARTS }) {
  const Part = PARTS[name];
  return <Part />;
}
