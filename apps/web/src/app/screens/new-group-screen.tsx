import { lazyScreen } from "../../components/with-loading.tsx";
import { isSignUpOffered, usePageData } from "../../features/ground/group/page-data.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

const NewGroupPage = lazyScreen(
  async () => (await import("../../features/office/new-group/new-group-page.tsx")).NewGroupPage,
);

/** Shown only if the installation lets any visitor create a group. */
export function NewGroupScreen() {
  return isSignUpOffered(usePageData().page) ? <NewGroupPage /> : <NotFoundScreen />;
}
