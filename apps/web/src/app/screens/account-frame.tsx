import { withLoading } from "../../components/with-loading.tsx";
import { LazyAccountPart } from "../../features/account/account/lazy-account-part.tsx";

/** A screen of the account; its code and texts are loaded on demand. */
export const AccountFrame = withLoading(LazyAccountPart);
