"""Written by scripts/write-docs.ts from the contract."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, Union

from . import types


class Calls:
    """A method for each call; the names of parameters are those of the calls."""

    def _call(self, method: str, path: str, query: Mapping[str, Any], body: Any = None, headers: Optional[Mapping[str, Optional[str]]] = None) -> Any:
        raise NotImplementedError

    def list_pro_groups(self, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "name", "urlname"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, group_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListProGroupsReply:
        """The groups of the logged-in professional."""
        return self._call("GET", "/groups", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "group_id": group_id, **query}, None, {})

    def create_group(self, body: types.CreateGroupBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateGroupReply:
        """Create a group, which is inactive until its owner publishes it; on installations where anybody may (SIGN_UP=on)."""
        return self._call("POST", "/groups", {"locale": locale, **query}, body, {})

    def list_trades(self, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListTradesReply:
        """The template of each trade for new groups, on installations where anybody may create one (SIGN_UP=on)."""
        return self._call("GET", "/trades", {"locale": locale, **query}, None, {})

    def get_checklist(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Checklist:
        """The tasks before a group can be published."""
        return self._call("GET", f"/groups/{id}/checklist", {"locale": locale, **query}, None, {})

    def get_group_by_urlname(self, urlname: str, *, field: Optional[Literal["urlname"]] = None, value: Optional[str] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> Union[types.Group, types.GetGroupByUrlnameReply]:
        """A group by its url name."""
        return self._call("GET", f"/services/groups/{urlname}", {"field": field, "value": value, "locale": locale, **query}, None, {})

    def get_group_file(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> Dict[str, Any]:
        """The published data of the group as a group file, without people."""
        return self._call("GET", f"/groups/{id}/file", {"locale": locale, **query}, None, {})

    def import_group_file(self, id: int, body: types.ImportGroupFileBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.PreviewGroupFileReply:
        """Import a group file, as its preview showed it."""
        return self._call("POST", f"/groups/{id}/file", {"locale": locale, **query}, body, {})

    def preview_group_file(self, id: int, body: types.PreviewGroupFileBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.PreviewGroupFileReply:
        """Preview the changes that the import of a group file would make."""
        return self._call("POST", f"/groups/{id}/file.preview", {"locale": locale, **query}, body, {})

    def get_current_session(self, *, group_id: Optional[int] = None, cancel_apt: Optional[int] = None, export_apt: Optional[int] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Session:
        """The session of the caller."""
        return self._call("GET", "/sessions/current", {"group_id": group_id, "cancel_apt": cancel_apt, "export_apt": export_apt, "locale": locale, **query}, None, {})

    def login(self, body: Union[types.LoginBody, types.ProLoginBody, types.LoginAccount], *, locale: Optional[str] = None, group_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.Login:
        """Log in a customer or a professional."""
        return self._call("POST", "/sessions/login", {"locale": locale, "group_id": group_id, **query}, body, {})

    def logout(self, body: types.LogoutBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.LogoutReply:
        """End the session."""
        return self._call("POST", "/sessions/logout", {"locale": locale, **query}, body, {})

    def create_account(self, body: types.CreateAccountBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateAccountReply:
        """Register by e-mail."""
        return self._call("POST", "/accounts", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def get_account(self, accountId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Account:
        """The account of the session."""
        return self._call("GET", f"/accounts/{accountId}", {"locale": locale, **query}, None, {})

    def update_account(self, accountId: int, body: types.UpdateAccountBody, *, locale: Optional[str] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UpdateAccountReply:
        """Change the password or the e-mail address."""
        return self._call("PUT", f"/accounts/{accountId}", {"locale": locale, **query}, body, {"If-Match": if_match})

    def forgot_password(self, body: types.ForgotPasswordBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ForgotPasswordReply:
        """Ask for a link to set a new password."""
        return self._call("POST", "/accounts/forgotPassword", {"locale": locale, **query}, body, {})

    def give_factor(self, body: types.GiveFactorBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Login:
        """Give the second factor that a login asks for."""
        return self._call("POST", "/sessions/factor", {"locale": locale, **query}, body, {})

    def ask_for_passkey(self, body: types.AskForPasskeyBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.AskForPasskeyReply:
        """The challenge with which a browser proves a passkey."""
        return self._call("POST", "/sessions/passkey", {"locale": locale, **query}, body, {})

    def list_factors(self, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListFactorsReply:
        """The second factors of the logged-in professional."""
        return self._call("GET", "/factors", {"locale": locale, **query}, None, {})

    def create_factor(self, body: types.GiveFactorBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFactorReply:
        """Complete the setup of a second factor by proving it once."""
        return self._call("POST", "/factors", {"locale": locale, **query}, body, {})

    def start_factor(self, body: types.StartFactorBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.StartFactorReply:
        """Begin to set up an authenticator app or a passkey."""
        return self._call("POST", "/factors/start", {"locale": locale, **query}, body, {})

    def remove_factors(self, body: types.RemoveFactorsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.RemoveFactorsReply:
        """Turn the second factor off."""
        return self._call("POST", "/factors/remove", {"locale": locale, **query}, body, {})

    def reset_factors(self, id: int, proId: int, body: types.AskForPasskeyBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.RemoveFactorsReply:
        """Turn off the second factor of a colleague who has lost it."""
        return self._call("POST", f"/groups/{id}/pros/{proId}/reset_factors", {"locale": locale, **query}, body, {})

    def update_factor_rule(self, id: int, body: types.UpdateFactorRuleBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UpdateFactorRuleReply:
        """Whether the professionals of a group must log in with a second factor."""
        return self._call("PUT", f"/groups/{id}/factor_rule", {"locale": locale, **query}, body, {})

    def list_pros(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "email", "lastname"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListProsReply:
        """The professionals of a group, for its owners."""
        return self._call("GET", f"/groups/{id}/pros", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, **query}, None, {})

    def update_pro(self, id: int, proId: int, body: types.UpdateProBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UpdateProReply:
        """Change the role and the calendars of a professional in the group; takes effect at once."""
        return self._call("PUT", f"/groups/{id}/pros/{proId}", {"locale": locale, **query}, body, {})

    def delete_pro(self, id: int, proId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteProReply:
        """Remove a professional from the group; their sessions there end at once."""
        return self._call("DELETE", f"/groups/{id}/pros/{proId}", {"locale": locale, **query}, None, {})

    def list_invitations(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListInvitationsReply:
        """The open invitations to work in the group, the newest first."""
        return self._call("GET", f"/groups/{id}/pros/invitations", {"locale": locale, **query}, None, {})

    def create_invitation(self, id: int, body: types.CreateInvitationBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateInvitationReply:
        """Mail somebody a link to work in the group; a second one for an address takes the place of the first."""
        return self._call("POST", f"/groups/{id}/pros/invitations", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def delete_invitation(self, id: int, invitationId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteInvitationReply:
        """Withdraw an invitation; its link stops working."""
        return self._call("DELETE", f"/groups/{id}/pros/invitations/{invitationId}", {"locale": locale, **query}, None, {})

    def list_fiches(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "firstname", "lastname", "email", "created_at", "updated_at"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, externid: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FicheList:
        """The fiches of the session, or a professional's search."""
        return self._call("GET", f"/groups/{id}/fiches", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "externid": externid, **query}, None, {})

    def create_fiche(self, id: int, body: types.CreateFicheBody, *, locale: Optional[str] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Fiche:
        """A new fiche; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/fiches", {"locale": locale, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_fiche_table(self, id: int, *, locale: Optional[str] = None, never_came: Optional[bool] = None, not_since: Optional[str] = None, missed: Optional[bool] = None, blacklisted: Optional[bool] = None, born_in: Optional[str] = None, field: Optional[str] = None, answer: Optional[str] = None, metadata_key: Optional[str] = None, metadata_value: Optional[str] = None, order: Optional[Literal["name", "created_at", "last_visit"]] = None, dir: Optional[Literal["asc", "desc"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListFicheTableReply:
        """All fiches of the group, page by page, with filters."""
        return self._call("GET", f"/groups/{id}/fiches.table", {"locale": locale, "never_came": never_came, "not_since": not_since, "missed": missed, "blacklisted": blacklisted, "born_in": born_in, "field": field, "answer": answer, "metadata_key": metadata_key, "metadata_value": metadata_value, "order": order, "dir": dir, "after": after, "limit": limit, **query}, None, {})

    def download_fiches(self, id: int, *, locale: Optional[str] = None, never_came: Optional[bool] = None, not_since: Optional[str] = None, missed: Optional[bool] = None, blacklisted: Optional[bool] = None, born_in: Optional[str] = None, field: Optional[str] = None, answer: Optional[str] = None, metadata_key: Optional[str] = None, metadata_value: Optional[str] = None, order: Optional[Literal["name", "created_at", "last_visit"]] = None, dir: Optional[Literal["asc", "desc"]] = None, columns: Optional[str] = None, format: Optional[Literal["csv", "xlsx"]] = None, query: Mapping[str, Any] = {}) -> bytes:
        """The fiches of the table as a file, CSV or XLSX."""
        return self._call("GET", f"/groups/{id}/fiches.download", {"locale": locale, "never_came": never_came, "not_since": not_since, "missed": missed, "blacklisted": blacklisted, "born_in": born_in, "field": field, "answer": answer, "metadata_key": metadata_key, "metadata_value": metadata_value, "order": order, "dir": dir, "columns": columns, "format": format, **query}, None, {})

    def get_fiche(self, id: int, ficheId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Fiche:
        """One fiche."""
        return self._call("GET", f"/groups/{id}/fiches/{ficheId}", {"locale": locale, **query}, None, {})

    def update_fiche(self, id: int, ficheId: int, body: types.UpdateFicheBody, *, locale: Optional[str] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Fiche:
        """Change some fields of a fiche."""
        return self._call("PUT", f"/groups/{id}/fiches/{ficheId}", {"locale": locale, **query}, body, {"If-Match": if_match})

    def list_fiche_duplicates(self, id: int, body: types.ListFicheDuplicatesBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListFicheDuplicatesReply:
        """Fiches that may belong to the same person: at most five."""
        return self._call("POST", f"/groups/{id}/fiches/duplicates", {"locale": locale, **query}, body, {})

    def merge_fiches(self, id: int, ficheId: int, body: types.MergeFichesBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Fiche:
        """Merge two fiches into one."""
        return self._call("POST", f"/groups/{id}/fiches/{ficheId}/merge", {"locale": locale, **query}, body, {})

    def undo_fiche_merge(self, id: int, ficheId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UndoFicheMergeReply:
        """Undo the last merge: both fiches get back their own appointments and values."""
        return self._call("POST", f"/groups/{id}/fiches/{ficheId}/unmerge", {"locale": locale, **query}, None, {})

    def get_fiche_history(self, id: int, ficheId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FicheHistory:
        """The history of a fiche: changes, reads and comments, the newest first, at most 200 of each."""
        return self._call("GET", f"/groups/{id}/fiches/{ficheId}/history", {"locale": locale, **query}, None, {})

    def create_fiche_comment(self, id: int, ficheId: int, body: types.CreateFicheCommentBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FicheComment:
        """Write a comment about a person, for the other professionals."""
        return self._call("POST", f"/groups/{id}/fiches/{ficheId}/comments", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_fiche_imports(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListFicheImportsReply:
        """The imports of the group, the newest first, at most twenty."""
        return self._call("GET", f"/groups/{id}/fiche_imports", {"locale": locale, **query}, None, {})

    def create_fiche_import(self, id: int, body: types.CreateFicheImportBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """Upload a CSV or XLSX file with clients or appointments, up to 50,000 rows; nothing is imported yet."""
        return self._call("POST", f"/groups/{id}/fiche_imports", {"locale": locale, **query}, body, {})

    def get_fiche_import(self, id: int, importId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """An import, with its progress."""
        return self._call("GET", f"/groups/{id}/fiche_imports/{importId}", {"locale": locale, **query}, None, {})

    def update_fiche_import(self, id: int, importId: int, body: types.UpdateFicheImportBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """Change the meaning of columns, services and calendars before the import; the rows are checked again."""
        return self._call("PUT", f"/groups/{id}/fiche_imports/{importId}", {"locale": locale, **query}, body, {})

    def list_fiche_import_rows(self, id: int, importId: int, *, locale: Optional[str] = None, kind: Optional[Literal["all", "new", "duplicate", "unusable", "faulty", "refused"]] = None, after: Optional[int] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListFicheImportRowsReply:
        """The rows of a file that waits to be imported, with what is wrong and the clients who exist already; after an import of appointments its `refused` ones, for a week."""
        return self._call("GET", f"/groups/{id}/fiche_imports/{importId}/rows", {"locale": locale, "kind": kind, "after": after, "limit": limit, **query}, None, {})

    def start_fiche_import(self, id: int, importId: int, body: types.StartFicheImportBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """Import the clients or appointments of a checked file, in the background; no mail is sent."""
        return self._call("POST", f"/groups/{id}/fiche_imports/{importId}/start", {"locale": locale, **query}, body, {})

    def stop_fiche_import(self, id: int, importId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """Stop importing: what is imported stays, and can be undone. A file that is not imported yet is deleted."""
        return self._call("POST", f"/groups/{id}/fiche_imports/{importId}/stop", {"locale": locale, **query}, None, {})

    def undo_fiche_import(self, id: int, importId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFicheImportReply:
        """Undo an import of the last seven days: new appointments are cancelled without a mail, new clients are erased, changed ones get their former values, unless changed or booked since."""
        return self._call("POST", f"/groups/{id}/fiche_imports/{importId}/undo", {"locale": locale, **query}, None, {})

    def get_forms(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Forms:
        """The field definitions of fiches and vevents."""
        return self._call("GET", f"/groups/{id}/forms", {"locale": locale, **query}, None, {})

    def list_websites(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["title", "domain"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListWebsitesReply:
        """The minisite."""
        return self._call("GET", f"/groups/{id}/websites", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, **query}, None, {})

    def list_websites_by_query(self, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["title", "domain"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, group_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListWebsitesReply:
        """The minisite of the group that the query names."""
        return self._call("GET", "/websites", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "group_id": group_id, **query}, None, {})

    def list_calendarsets(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, calendar_id: Optional[List[int]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListCalendarsetsReply:
        """Calendar sets."""
        return self._call("GET", f"/groups/{id}/calendarsets", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, **query}, None, {})

    def create_calendarset(self, id: int, body: types.CreateCalendarsetBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarsetReply:
        """A new calendarset; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/calendarsets", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_calendars(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort", "resource", "calendarset_id"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, calendar_id: Optional[List[int]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, intervention_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListCalendarsReply:
        """Calendars, and resources among them."""
        return self._call("GET", f"/groups/{id}/calendars", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, "intervention_ids": intervention_ids, **query}, None, {})

    def create_calendar(self, id: int, body: types.CreateCalendarBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarReply:
        """A new calendar; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/calendars", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_classes(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort", "intervention_id", "teacher_id"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, intervention_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListClassesReply:
        """Classes, which are booked like calendars."""
        return self._call("GET", f"/groups/{id}/classes", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "intervention_ids": intervention_ids, **query}, None, {})

    def create_class(self, id: int, body: types.CreateClassBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetClassReply:
        """A new class; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/classes", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def watch_calendars(self, id: int, *, group_id: Optional[int] = None, locale: Optional[str] = None, seconds: Optional[int] = None, query: Mapping[str, Any] = {}) -> bytes:
        """The days and calendars on which appointments change, as server-sent events."""
        return self._call("GET", f"/groups/{id}/calendars.events", {"group_id": group_id, "locale": locale, "seconds": seconds, **query}, None, {})

    def list_interventionsets(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort", "price"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, calendar_id: Optional[List[int]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, intervention_ids: Optional[List[int]] = None, interventionset_id: Optional[List[int]] = None, interventionset_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListInterventionsetsReply:
        """Categories of services."""
        return self._call("GET", f"/groups/{id}/interventionsets", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, "intervention_ids": intervention_ids, "interventionset_id": interventionset_id, "interventionset_ids": interventionset_ids, **query}, None, {})

    def create_interventionset(self, id: int, body: types.CreateInterventionsetBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionsetReply:
        """A new interventionset; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/interventionsets", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_interventions(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort", "price", "length", "interventionset_id"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, calendar_id: Optional[List[int]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, intervention_ids: Optional[List[int]] = None, interventionset_id: Optional[List[int]] = None, interventionset_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListInterventionsReply:
        """Services."""
        return self._call("GET", f"/groups/{id}/interventions", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, "intervention_ids": intervention_ids, "interventionset_id": interventionset_id, "interventionset_ids": interventionset_ids, **query}, None, {})

    def create_intervention(self, id: int, body: types.CreateInterventionBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionReply:
        """A new intervention; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/interventions", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_pack_interventions(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "externid", "name", "publicname", "sort", "price", "length", "interventionset_id"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, intervention_ids: Optional[List[int]] = None, interventionset_id: Optional[List[int]] = None, interventionset_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ListPackInterventionsReply:
        """Packs."""
        return self._call("GET", f"/groups/{id}/pack_interventions", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "intervention_ids": intervention_ids, "interventionset_id": interventionset_id, "interventionset_ids": interventionset_ids, **query}, None, {})

    def list_calendarset_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListCalendarsetRecordsReply:
        """The calendarsets as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/calendarsets.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_calendarset(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarsetReply:
        """One calendarset as it is stored."""
        return self._call("GET", f"/groups/{id}/calendarsets/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_calendarset(self, id: int, recordId: int, body: types.CreateCalendarsetBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarsetReply:
        """Change some fields of one calendarset; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/calendarsets/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def order_calendarset_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts calendarsets in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/calendarsets.order", {"locale": locale, **query}, body, {})

    def list_calendar_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListCalendarRecordsReply:
        """The calendars as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/calendars.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_calendar(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarReply:
        """One calendar as it is stored."""
        return self._call("GET", f"/groups/{id}/calendars/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_calendar(self, id: int, recordId: int, body: types.CreateCalendarBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetCalendarReply:
        """Change some fields of one calendar; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/calendars/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def order_calendar_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts calendars in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/calendars.order", {"locale": locale, **query}, body, {})

    def list_resource_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListResourceRecordsReply:
        """The resources as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/resources.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_resource(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetResourceReply:
        """One resource as it is stored."""
        return self._call("GET", f"/groups/{id}/resources/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_resource(self, id: int, recordId: int, body: types.CreateResourceBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetResourceReply:
        """Change some fields of one resource; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/resources/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def create_resource(self, id: int, body: types.CreateResourceBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetResourceReply:
        """A new resource; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/resources", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def order_resource_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts resources in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/resources.order", {"locale": locale, **query}, body, {})

    def list_class_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListClassRecordsReply:
        """The classes as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/classes.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_class(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetClassReply:
        """One class as it is stored."""
        return self._call("GET", f"/groups/{id}/classes/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_class(self, id: int, recordId: int, body: types.CreateClassBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetClassReply:
        """Change some fields of one class; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/classes/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def order_class_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts classes in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/classes.order", {"locale": locale, **query}, body, {})

    def list_interventionset_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListInterventionsetRecordsReply:
        """The interventionsets as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/interventionsets.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_interventionset(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionsetReply:
        """One interventionset as it is stored."""
        return self._call("GET", f"/groups/{id}/interventionsets/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_interventionset(self, id: int, recordId: int, body: types.CreateInterventionsetBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionsetReply:
        """Change some fields of one interventionset; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/interventionsets/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def order_interventionset_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts interventionsets in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/interventionsets.order", {"locale": locale, **query}, body, {})

    def list_intervention_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListInterventionRecordsReply:
        """The interventions as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/interventions.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_intervention(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionReply:
        """One intervention as it is stored."""
        return self._call("GET", f"/groups/{id}/interventions/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_intervention(self, id: int, recordId: int, body: types.CreateInterventionBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetInterventionReply:
        """Change some fields of one intervention; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/interventions/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def order_intervention_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts interventions in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/interventions.order", {"locale": locale, **query}, body, {})

    def list_pack_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListPackRecordsReply:
        """The packs as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/packs.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_pack(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetPackReply:
        """One pack as it is stored."""
        return self._call("GET", f"/groups/{id}/packs/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_pack(self, id: int, recordId: int, body: types.UpdatePackBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPackReply:
        """Change some fields of one pack; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/packs/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def create_pack(self, id: int, body: types.CreatePackBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPackReply:
        """A new pack; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/packs", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def order_pack_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts packs in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/packs.order", {"locale": locale, **query}, body, {})

    def list_promotion_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListPromotionRecordsReply:
        """The promotions as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/promotions.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_promotion(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetPromotionReply:
        """One promotion as it is stored."""
        return self._call("GET", f"/groups/{id}/promotions/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_promotion(self, id: int, recordId: int, body: types.UpdatePromotionBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPromotionReply:
        """Change some fields of one promotion; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/promotions/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def create_promotion(self, id: int, body: types.CreatePromotionBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPromotionReply:
        """A new promotion; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/promotions", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_passoffer_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, search: Optional[str] = None, externid: Optional[str] = None, archived: Optional[Literal["0", "1", "both"]] = None, after: Optional[str] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListPassofferRecordsReply:
        """The passoffers as they are stored, by sort."""
        return self._call("GET", f"/groups/{id}/passoffers.records", {"locale": locale, "draft_id": draft_id, "search": search, "externid": externid, "archived": archived, "after": after, "limit": limit, **query}, None, {})

    def get_passoffer(self, id: int, recordId: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetPassofferReply:
        """One passoffer as it is stored."""
        return self._call("GET", f"/groups/{id}/passoffers/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_passoffer(self, id: int, recordId: int, body: types.CreatePassofferBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPassofferReply:
        """Change some fields of one passoffer; `deleted` archives it and brings it back."""
        return self._call("PUT", f"/groups/{id}/passoffers/{recordId}", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def create_passoffer(self, id: int, body: types.CreatePassofferBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, upsert: Optional[bool] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetPassofferReply:
        """A new passoffer; with `upsert=1` the one that has its externid is changed instead."""
        return self._call("POST", f"/groups/{id}/passoffers", {"locale": locale, "draft_id": draft_id, "upsert": upsert, **query}, body, {"Idempotency-Key": idempotency_key})

    def order_passoffer_records(self, id: int, body: types.OrderedIds, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Puts passoffers in this order, before those that are not named."""
        return self._call("PUT", f"/groups/{id}/passoffers.order", {"locale": locale, **query}, body, {})

    def list_opening_hours(self, id: int, *, start: str, group_id: Optional[int] = None, locale: Optional[str] = None, calendar_ids: Optional[List[int]] = None, nDays: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListOpeningHoursReply:
        """When calendars and resources are open on some days, with closures and public holidays."""
        return self._call("GET", f"/groups/{id}/openinghours", {"group_id": group_id, "locale": locale, "calendar_ids": calendar_ids, "start": start, "nDays": nDays, **query}, None, {})

    def get_columns(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Columns:
        """The calendars and resources that the professional has chosen as columns of the day, in their order."""
        return self._call("GET", f"/groups/{id}/calendar_columns", {"locale": locale, **query}, None, {})

    def update_columns(self, id: int, body: types.UpdateColumnsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Columns:
        """Store the professional's choice of columns in this group."""
        return self._call("PUT", f"/groups/{id}/calendar_columns", {"locale": locale, **query}, body, {})

    def create_closures(self, id: int, calendarId: int, body: types.CreateClosuresBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ClosuresWithAppointments:
        """Block a time of a calendar, once or weekly; appointments in it stay and are listed in the answer."""
        return self._call("POST", f"/groups/{id}/calendars/{calendarId}/closures", {"locale": locale, **query}, body, {})

    def update_closure(self, id: int, calendarId: int, body: types.UpdateClosureBody, *, locale: Optional[str] = None, start: Optional[str] = None, end: Optional[str] = None, series: Optional[str] = None, calendar_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.ClosuresWithAppointments:
        """Change one closure; it stays part of its series."""
        return self._call("PUT", f"/groups/{id}/calendars/{calendarId}/closures", {"locale": locale, "start": start, "end": end, "series": series, "calendar_ids": calendar_ids, **query}, body, {})

    def delete_closures(self, id: int, calendarId: int, *, locale: Optional[str] = None, start: Optional[str] = None, end: Optional[str] = None, series: Optional[str] = None, calendar_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.DeleteClosuresReply:
        """Delete a closure, or all closures of a series."""
        return self._call("DELETE", f"/groups/{id}/calendars/{calendarId}/closures", {"locale": locale, "start": start, "end": end, "series": series, "calendar_ids": calendar_ids, **query}, None, {})

    def cancel_class_date(self, id: int, calendarId: int, body: types.CancelClassDateBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CancelClassDateReply:
        """Cancel one date of a class with everything that is booked there, and mail all clients."""
        return self._call("POST", f"/groups/{id}/classes/{calendarId}/cancelled_dates", {"locale": locale, **query}, body, {})

    def move_class_date(self, id: int, calendarId: int, body: types.MoveClassDateBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Move all participants of one date of a class to another date: all or nothing."""
        return self._call("POST", f"/groups/{id}/classes/{calendarId}/moved_dates", {"locale": locale, **query}, body, {})

    def create_opening(self, id: int, calendarId: int, body: types.CreateOpeningBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateOpeningReply:
        """Open extra time of a calendar on one day."""
        return self._call("POST", f"/groups/{id}/calendars/{calendarId}/openings", {"locale": locale, **query}, body, {})

    def delete_opening(self, id: int, calendarId: int, *, date: str, from_: str, to: str, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateOpeningReply:
        """Delete an extra opening."""
        return self._call("DELETE", f"/groups/{id}/calendars/{calendarId}/openings", {"locale": locale, "date": date, "from": from_, "to": to, **query}, None, {})

    def list_holiday_regions(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListHolidayRegionsReply:
        """Countries and regions with public holidays."""
        return self._call("GET", f"/groups/{id}/holidays.regions", {"locale": locale, **query}, None, {})

    def list_holidays(self, id: int, *, code: str, from_: str, until: str, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListHolidaysReply:
        """The public holidays of a country or region by name."""
        return self._call("GET", f"/groups/{id}/holidays", {"locale": locale, "code": code, "from": from_, "until": until, **query}, None, {})

    def update_hours(self, id: int, body: types.UpdateHoursBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.Ids:
        """Change hours, holidays or exceptions of several calendars and resources at once, all or none."""
        return self._call("PUT", f"/groups/{id}/calendars.hours", {"locale": locale, "draft_id": draft_id, **query}, body, {})

    def get_settings(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetSettingsReply:
        """The group's settings as they are stored."""
        return self._call("GET", f"/groups/{id}/settings", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_settings(self, id: int, body: types.UpdateSettingsBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetSettingsReply:
        """Change fields of the group's settings."""
        return self._call("PUT", f"/groups/{id}/settings", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def test_sso(self, id: int, body: types.TestSsoBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.TestSsoReply:
        """Tries a login provider, step by step, without logging anybody in; nothing is saved."""
        return self._call("POST", f"/groups/{id}/sso.test", {"locale": locale, **query}, body, {})

    def get_form_records(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetFormRecordsReply:
        """The group's forms as they are stored."""
        return self._call("GET", f"/groups/{id}/forms.records", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_form_records(self, id: int, body: types.UpdateFormRecordsBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetFormRecordsReply:
        """Change fields of the group's forms."""
        return self._call("PUT", f"/groups/{id}/forms.records", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def get_website(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.GetWebsiteReply:
        """The group's website as they are stored."""
        return self._call("GET", f"/groups/{id}/website", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def update_website(self, id: int, body: types.UpdateWebsiteBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetWebsiteReply:
        """Change fields of the group's website."""
        return self._call("PUT", f"/groups/{id}/website", {"locale": locale, "draft_id": draft_id, **query}, body, {"If-Match": if_match})

    def create_image(self, id: int, body: types.CreateImageBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateImageReply:
        """Store a picture; records refer to it by its key."""
        return self._call("POST", f"/groups/{id}/images", {"locale": locale, **query}, body, {})

    def preview_changes(self, id: int, body: types.PreviewChangesBody, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.PreviewChangesReply:
        """Preview the visitors' page with unsaved changes; nothing is stored."""
        return self._call("POST", f"/groups/{id}/preview", {"locale": locale, "draft_id": draft_id, **query}, body, {})

    def list_changes(self, id: int, *, locale: Optional[str] = None, kind: Optional[str] = None, record_id: Optional[int] = None, after: Optional[int] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListChangesReply:
        """The history of changes of the catalogue and of the team, the newest first."""
        return self._call("GET", f"/groups/{id}/changes", {"locale": locale, "kind": kind, "record_id": record_id, "after": after, "limit": limit, **query}, None, {})

    def undo_change(self, id: int, changeId: int, body: types.UndoChangeBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UndoChangeReply:
        """Undo a change; the undo is a new change in the history."""
        return self._call("POST", f"/groups/{id}/changes/{changeId}/undo", {"locale": locale, **query}, body, {})

    def list_messages(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListMessagesReply:
        """The mails and SMS that clients get, with the product's words and what an organisation's own may name."""
        return self._call("GET", f"/groups/{id}/messages", {"locale": locale, **query}, None, {})

    def send_message_preview(self, id: int, body: types.SendMessagePreviewBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.SendMessagePreviewReply:
        """Sends one of them as a mail, with an appointment that is made up, to whoever asks and nobody else."""
        return self._call("POST", f"/groups/{id}/messages.preview", {"locale": locale, **query}, body, {})

    def ask_notice_address(self, id: int, body: types.AskNoticeAddressBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.SendMessagePreviewReply:
        """Mail the link that proves an address of `notices` once more."""
        return self._call("POST", f"/groups/{id}/notice_addresses.ask", {"locale": locale, **query}, body, {})

    def prove_notice_address(self, id: int, body: types.ProveNoticeAddressBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.SendMessagePreviewReply:
        """Proves an address for notices by the key of its mail."""
        return self._call("POST", f"/groups/{id}/notice_addresses.prove", {"locale": locale, **query}, body, {})

    def list_texts(self, id: int, *, locale: Optional[str] = None, draft_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListTextsReply:
        """Every text that clients read, with its translations and those that are older than their original."""
        return self._call("GET", f"/groups/{id}/texts", {"locale": locale, "draft_id": draft_id, **query}, None, {})

    def confirm_text(self, id: int, body: types.ConfirmTextBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ConfirmTextReply:
        """Confirm that a translation still fits its changed original."""
        return self._call("POST", f"/groups/{id}/texts.confirmed", {"locale": locale, **query}, body, {})

    def list_drafts(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListDraftsReply:
        """The drafts that are not published yet, the newest first."""
        return self._call("GET", f"/groups/{id}/drafts", {"locale": locale, **query}, None, {})

    def create_draft(self, id: int, body: types.CreateDraftBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateDraftReply:
        """Create a draft; changes with its id as `draft_id` in the query go into it."""
        return self._call("POST", f"/groups/{id}/drafts", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def get_draft(self, id: int, draftId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetDraftReply:
        """A draft with its changes, the appointments it concerns and the key of its preview."""
        return self._call("GET", f"/groups/{id}/drafts/{draftId}", {"locale": locale, **query}, None, {})

    def update_draft(self, id: int, draftId: int, body: types.UpdateDraftBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateDraftReply:
        """Change a draft's name, its date, or the decisions about the appointments that it affects."""
        return self._call("PUT", f"/groups/{id}/drafts/{draftId}", {"locale": locale, **query}, body, {})

    def delete_draft(self, id: int, draftId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteDraftReply:
        """Delete a draft."""
        return self._call("DELETE", f"/groups/{id}/drafts/{draftId}", {"locale": locale, **query}, None, {})

    def delete_draft_change(self, id: int, draftId: int, changeId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteDraftChangeReply:
        """Remove one change from a draft, unless others depend on it."""
        return self._call("DELETE", f"/groups/{id}/drafts/{draftId}/changes/{changeId}", {"locale": locale, **query}, None, {})

    def publish_draft(self, id: int, draftId: int, body: types.UndoChangeBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateDraftReply:
        """Publish all changes of a draft now, in one transaction."""
        return self._call("POST", f"/groups/{id}/drafts/{draftId}/publish", {"locale": locale, **query}, body, {})

    def list_access_keys(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListAccessKeysReply:
        """The group's access keys, the newest first, revoked ones too."""
        return self._call("GET", f"/groups/{id}/access_keys", {"locale": locale, **query}, None, {})

    def create_access_key(self, id: int, body: types.CreateAccessKeyBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateAccessKeyReply:
        """A new access key for a program of the group's own, with the scopes it may use."""
        return self._call("POST", f"/groups/{id}/access_keys", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def revoke_access_key(self, id: int, keyId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.RevokeAccessKeyReply:
        """Revokes an access key: its next call is refused."""
        return self._call("DELETE", f"/groups/{id}/access_keys/{keyId}", {"locale": locale, **query}, None, {})

    def list_feeds(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListFeedsReply:
        """The caller's own calendar feeds, the newest first; for owners, the feeds of all professionals."""
        return self._call("GET", f"/groups/{id}/feeds", {"locale": locale, **query}, None, {})

    def create_feed(self, id: int, body: types.CreateFeedBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateFeedReply:
        """A new private address of a calendar file: of a calendar, or of a client's appointments."""
        return self._call("POST", f"/groups/{id}/feeds", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def delete_feed(self, id: int, feedId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteFeedReply:
        """Delete a feed; its address stops working at once."""
        return self._call("DELETE", f"/groups/{id}/feeds/{feedId}", {"locale": locale, **query}, None, {})

    def list_busy_sources(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListBusySourcesReply:
        """The other calendars whose busy times close the professional's calendars and the resources."""
        return self._call("GET", f"/groups/{id}/busy_sources", {"locale": locale, **query}, None, {})

    def create_busy_source(self, id: int, calendarId: int, body: types.CreateBusySourceBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateBusySourceReply:
        """Connect another calendar, which is read soon afterwards; at most three for each calendar."""
        return self._call("POST", f"/groups/{id}/calendars/{calendarId}/busy_sources", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def read_busy_source(self, id: int, sourceId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateBusySourceReply:
        """Read a connected calendar now; `tried_at` changes when it has been read."""
        return self._call("POST", f"/groups/{id}/busy_sources/{sourceId}/read", {"locale": locale, **query}, None, {})

    def delete_busy_source(self, id: int, sourceId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateBusySourceReply:
        """Disconnect a calendar; its busy times can be booked again."""
        return self._call("DELETE", f"/groups/{id}/busy_sources/{sourceId}", {"locale": locale, **query}, None, {})

    def start_calendar_login(self, id: int, body: types.StartCalendarLoginBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.StartCalendarLoginReply:
        """The address of a provider's login page, which leads back to the day."""
        return self._call("POST", f"/groups/{id}/calendar_logins", {"locale": locale, **query}, body, {})

    def list_remote_calendars(self, id: int, body: types.ListRemoteCalendarsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListRemoteCalendarsReply:
        """Log in at a calendar server, and list its calendars."""
        return self._call("POST", f"/groups/{id}/remote_calendars", {"locale": locale, **query}, body, {})

    def create_connected_calendar(self, id: int, calendarId: int, body: types.CreateConnectedCalendarBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateBusySourceReply:
        """Connect a calendar of `listRemoteCalendars`; it is synchronised soon afterwards, and every three minutes."""
        return self._call("POST", f"/groups/{id}/calendars/{calendarId}/connected_calendars", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def settle_calendar_conflict(self, id: int, sourceId: int, appointmentId: int, body: types.SettleCalendarConflictBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateBusySourceReply:
        """Settle a conflict: an event of an appointment was moved or deleted in the connected calendar."""
        return self._call("POST", f"/groups/{id}/busy_sources/{sourceId}/conflicts/{appointmentId}", {"locale": locale, **query}, body, {})

    def list_webhooks(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListWebhooksReply:
        """The group's webhooks, the newest first."""
        return self._call("GET", f"/groups/{id}/webhooks", {"locale": locale, **query}, None, {})

    def create_webhook(self, id: int, body: types.CreateWebhookBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateWebhookReply:
        """A new webhook; only this answer has its secret."""
        return self._call("POST", f"/groups/{id}/webhooks", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def update_webhook(self, id: int, webhookId: int, body: types.UpdateWebhookBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UpdateWebhookReply:
        """Change a webhook, or switch it off or on."""
        return self._call("PUT", f"/groups/{id}/webhooks/{webhookId}", {"locale": locale, **query}, body, {})

    def delete_webhook(self, id: int, webhookId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.UpdateWebhookReply:
        """Delete a webhook, with its undelivered events."""
        return self._call("DELETE", f"/groups/{id}/webhooks/{webhookId}", {"locale": locale, **query}, None, {})

    def renew_webhook_secret(self, id: int, webhookId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateWebhookReply:
        """Create a new secret for a webhook; for 24 hours the previous one signs as well."""
        return self._call("POST", f"/groups/{id}/webhooks/{webhookId}/secret", {"locale": locale, **query}, None, {})

    def test_webhook(self, id: int, webhookId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.TestWebhookReply:
        """Send a test event."""
        return self._call("POST", f"/groups/{id}/webhooks/{webhookId}/test", {"locale": locale, **query}, None, {})

    def list_webhook_deliveries(self, id: int, webhookId: int, *, before: Optional[int] = None, limit: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListWebhookDeliveriesReply:
        """The deliveries of the last 30 days, sent or waiting, the newest first."""
        return self._call("GET", f"/groups/{id}/webhooks/{webhookId}/deliveries", {"before": before, "limit": limit, **query}, None, {})

    def send_webhook_deliveries(self, id: int, webhookId: int, body: types.SendWebhookDeliveriesBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.SendWebhookDeliveriesReply:
        """Send one delivery again, or all since an instant, in their order."""
        return self._call("POST", f"/groups/{id}/webhooks/{webhookId}/deliveries", {"locale": locale, **query}, body, {})

    def get_webhook_delivery(self, id: int, webhookId: int, deliveryId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetWebhookDeliveryReply:
        """One delivery with its body and the receiver's answer."""
        return self._call("GET", f"/groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}", {"locale": locale, **query}, None, {})

    def get_sandbox(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetSandboxReply:
        """The group's sandbox; null: it has none."""
        return self._call("GET", f"/groups/{id}/sandbox", {"locale": locale, **query}, None, {})

    def create_sandbox(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreateSandboxReply:
        """Create a sandbox from the group's published data, or reset it: its bookings and clients are deleted."""
        return self._call("POST", f"/groups/{id}/sandbox", {"locale": locale, **query}, None, {})

    def delete_sandbox(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeleteSandboxReply:
        """Delete the group's sandbox."""
        return self._call("DELETE", f"/groups/{id}/sandbox", {"locale": locale, **query}, None, {})

    def get_networks(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetNetworksReply:
        """The national networks that the group is on, and whether they work."""
        return self._call("GET", f"/groups/{id}/networks", {"locale": locale, **query}, None, {})

    def list_available_time_slots(self, id: int, *, intervention_ids: Optional[List[int]] = None, pack_id: Optional[Union[int, None]] = None, calendar_id: Optional[Union[int, None]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, resource_id: Optional[Union[int, None]] = None, group_id: Optional[int] = None, start: Optional[str] = None, from_: Optional[str] = None, end: Optional[str] = None, nDays: Optional[int] = None, locale: Optional[str] = None, length: Optional[int] = None, min_capacity: Optional[int] = None, promotions: Optional[bool] = None, hold: Optional[str] = None, time_format: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.AvailableTimeSlots:
        """The free slots of a span of days."""
        return self._call("GET", f"/groups/{id}/availabletimeslots", {"intervention_ids": intervention_ids, "pack_id": pack_id, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, "resource_id": resource_id, "group_id": group_id, "start": start, "from": from_, "end": end, "nDays": nDays, "locale": locale, "length": length, "min_capacity": min_capacity, "promotions": promotions, "hold": hold, "time_format": time_format, **query}, None, {})

    def list_class_dates(self, id: int, *, start: str, group_id: Optional[int] = None, locale: Optional[str] = None, intervention_ids: Optional[List[int]] = None, class_ids: Optional[List[int]] = None, nDays: Optional[int] = None, hold: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListClassDatesReply:
        """The dates of classes on some days, full ones too, with their free places."""
        return self._call("GET", f"/groups/{id}/classes.dates", {"group_id": group_id, "locale": locale, "intervention_ids": intervention_ids, "class_ids": class_ids, "start": start, "nDays": nDays, "hold": hold, **query}, None, {})

    def list_next_times(self, id: int, *, intervention_id: Optional[int] = None, calendar_ids: Optional[List[int]] = None, resource_id: Optional[Union[int, None]] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListNextTimesReply:
        """The next free times of each service, or of each calendar of one service."""
        return self._call("GET", f"/groups/{id}/next_times", {"intervention_id": intervention_id, "calendar_ids": calendar_ids, "resource_id": resource_id, "locale": locale, **query}, None, {})

    def list_explanations(self, id: int, *, day: str, intervention_ids: Optional[List[int]] = None, pack_id: Optional[Union[int, None]] = None, calendar_id: Optional[Union[int, None]] = None, calendar_ids: Optional[List[int]] = None, calendarset_ids: Optional[List[int]] = None, resource_id: Optional[Union[int, None]] = None, group_id: Optional[int] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListExplanationsReply:
        """Why clients are offered no slot: what of a day can be booked on each calendar, and what is in the way of the rest."""
        return self._call("GET", f"/groups/{id}/explanations", {"intervention_ids": intervention_ids, "pack_id": pack_id, "calendar_id": calendar_id, "calendar_ids": calendar_ids, "calendarset_ids": calendarset_ids, "resource_id": resource_id, "group_id": group_id, "locale": locale, "day": day, **query}, None, {})

    def hold_slot(self, id: int, body: types.HoldSlotBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Hold:
        """Hold a slot while its form is filled in; replaces the visitor's earlier hold."""
        return self._call("POST", f"/groups/{id}/holds", {"locale": locale, **query}, body, {})

    def renew_hold(self, id: int, *, hold: str, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Hold:
        """Hold the slot for longer."""
        return self._call("PUT", f"/groups/{id}/holds", {"locale": locale, "hold": hold, **query}, None, {})

    def release_hold(self, id: int, *, hold: str, locale: Optional[str] = None, seconds: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.Hold:
        """Release the held slot, at once or after a delay."""
        return self._call("POST", f"/groups/{id}/holds/release", {"locale": locale, "hold": hold, "seconds": seconds, **query}, None, {})

    def list_appointments(self, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "start", "end", "duration", "type", "parent_id", "pack_id", "intervention_id", "intervention_name", "calendar_id", "calendar_name", "fiche_id", "price", "price_amount", "state", "deleted"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, group_id: Optional[int] = None, fiche_id: Optional[int] = None, include_past: Optional[bool] = None, limit_past: Optional[int] = None, calendar_ids: Optional[List[int]] = None, calendar_id: Optional[List[int]] = None, after: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.AppointmentList:
        """The appointments the session may see."""
        return self._call("GET", "/appointments", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, "group_id": group_id, "fiche_id": fiche_id, "include_past": include_past, "limit_past": limit_past, "calendar_ids": calendar_ids, "calendar_id": calendar_id, "after": after, **query}, None, {})

    def create_appointment(self, body: types.CreateAppointmentBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.CreatedAppointments:
        """Book one appointment, several, or a pack: all or nothing."""
        return self._call("POST", "/appointments", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def get_appointment(self, id: int, appointmentId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Appointment:
        """One appointment."""
        return self._call("GET", f"/groups/{id}/appointments/{appointmentId}", {"locale": locale, **query}, None, {})

    def move_appointment(self, id: int, appointmentId: int, body: types.MoveAppointmentBody, *, locale: Optional[str] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Appointments:
        """Move an appointment to another time: the old place is given up only when the new one is taken."""
        return self._call("PUT", f"/groups/{id}/appointments/{appointmentId}", {"locale": locale, **query}, body, {"If-Match": if_match})

    def update_appointment(self, id: int, appointmentId: int, body: types.UpdateAppointmentBody, *, locale: Optional[str] = None, if_match: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Appointment:
        """Change state, note, presence and payment of an appointment."""
        return self._call("PATCH", f"/groups/{id}/appointments/{appointmentId}", {"locale": locale, **query}, body, {"If-Match": if_match})

    def cancel_appointments(self, id: int, body: types.CancelAppointmentsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeletedRecords:
        """Cancel appointments: all or nothing."""
        return self._call("POST", f"/groups/{id}/appointments/batch_delete", {"locale": locale, **query}, body, {})

    def confirm_appointments(self, id: int, body: types.ConfirmAppointmentsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Appointments:
        """Confirm that the client will come."""
        return self._call("POST", f"/groups/{id}/appointments/confirm", {"locale": locale, **query}, body, {})

    def restore_appointment(self, id: int, appointmentId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Appointments:
        """Restore appointments that a professional cancelled within the last minute."""
        return self._call("POST", f"/groups/{id}/appointments/{appointmentId}/restore", {"locale": locale, **query}, None, {})

    def get_appointment_history(self, id: int, appointmentId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetAppointmentHistoryReply:
        """Who booked, moved, cancelled and changed an appointment: the newest first."""
        return self._call("GET", f"/groups/{id}/appointments/{appointmentId}/history", {"locale": locale, **query}, None, {})

    def download_appointments(self, id: int, *, from_: str, until: str, locale: Optional[str] = None, calendar_ids: Optional[List[int]] = None, columns: Optional[str] = None, format: Optional[Literal["csv", "xlsx"]] = None, query: Mapping[str, Any] = {}) -> bytes:
        """Appointments of some days on the professional's own calendars as a table, CSV or XLSX; includes cancelled ones."""
        return self._call("GET", f"/groups/{id}/appointments.download", {"locale": locale, "from": from_, "until": until, "calendar_ids": calendar_ids, "columns": columns, "format": format, **query}, None, {})

    def export_appointment(self, id: int, appointmentId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> bytes:
        """The appointment as a calendar file; of a cancelled one METHOD:CANCEL."""
        return self._call("GET", f"/groups/{id}/appointments/{appointmentId}.ics", {"locale": locale, **query}, None, {})

    def announce_arrival(self, id: int, body: types.AnnounceArrivalBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.AnnounceArrivalReply:
        """Announce on a page at the organisation's door that the client has arrived."""
        return self._call("POST", f"/groups/{id}/arrivals", {"locale": locale, **query}, body, {})

    def get_arrival_page(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.GetArrivalPageReply:
        """The address of the page on which clients announce that they have arrived."""
        return self._call("GET", f"/groups/{id}/arrival_page", {"locale": locale, **query}, None, {})

    def list_appointment_changes(self, id: int, *, after: Optional[str] = None, limit: Optional[int] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.AppointmentChanges:
        """The appointments in the order in which they were changed, from a cursor on."""
        return self._call("GET", f"/groups/{id}/appointments.changes", {"after": after, "limit": limit, "locale": locale, **query}, None, {})

    def list_fiche_changes(self, id: int, *, after: Optional[str] = None, limit: Optional[int] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FicheChanges:
        """The fiches in the order in which they were changed, from a cursor on."""
        return self._call("GET", f"/groups/{id}/fiches.changes", {"after": after, "limit": limit, "locale": locale, **query}, None, {})

    def create_wish(self, id: int, body: types.CreateWishBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Wish:
        """Join the waiting list, for a new appointment or for an earlier time of an existing one."""
        return self._call("POST", f"/groups/{id}/wishes", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def list_wishes(self, id: int, *, locale: Optional[str] = None, day: Optional[str] = None, after: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListWishesReply:
        """The waiting list, in the order in which freed times are offered; for a client, their own wishes."""
        return self._call("GET", f"/groups/{id}/wishes", {"locale": locale, "day": day, "after": after, **query}, None, {})

    def update_wish(self, id: int, wishId: int, body: types.UpdateWishBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Wish:
        """Move a person to the front of the waiting list, or back to their turn."""
        return self._call("PATCH", f"/groups/{id}/wishes/{wishId}", {"locale": locale, **query}, body, {})

    def delete_wish(self, id: int, wishId: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Wish:
        """Withdraw a wish; a time that is offered for it goes to the next person."""
        return self._call("DELETE", f"/groups/{id}/wishes/{wishId}", {"locale": locale, **query}, None, {})

    def fill_gap(self, id: int, wishId: int, body: types.FillGapBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FulfilledWish:
        """Give a free time to a person on the waiting list: book it, or move their appointment there."""
        return self._call("POST", f"/groups/{id}/wishes/{wishId}/fill", {"locale": locale, **query}, body, {})

    def get_wish(self, id: int, *, key: str, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.Wish:
        """The wish that the key in a mail belongs to, with the offered time."""
        return self._call("GET", f"/groups/{id}/wishes.mine", {"locale": locale, "key": key, **query}, None, {})

    def answer_wish(self, id: int, body: types.AnswerWishBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.FulfilledWish:
        """Accept or decline the offered time, or withdraw the wish, by the key in the mail."""
        return self._call("POST", f"/groups/{id}/wishes.answer", {"locale": locale, **query}, body, {})

    def list_passes(self, id: int, *, locale: Optional[str] = None, fiche_id: Optional[int] = None, query: Mapping[str, Any] = {}) -> types.ListPassesReply:
        """The passes of a client, the newest first, with the visits left."""
        return self._call("GET", f"/groups/{id}/passes", {"locale": locale, "fiche_id": fiche_id, **query}, None, {})

    def create_pass(self, id: int, body: types.CreatePassBody, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListPassesRecords:
        """Give a client a pass."""
        return self._call("POST", f"/groups/{id}/passes", {"locale": locale, **query}, body, {"Idempotency-Key": idempotency_key})

    def update_pass(self, id: int, passId: int, body: types.UpdatePassBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListPassesRecords:
        """Change the number of visits left of a pass, or its last day."""
        return self._call("PUT", f"/groups/{id}/passes/{passId}", {"locale": locale, **query}, body, {})

    def get_personal_data(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.PersonalData:
        """All data stored about the person of the session."""
        return self._call("GET", f"/groups/{id}/personal_data", {"locale": locale, **query}, None, {})

    def export_personal_data(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> bytes:
        """All data stored about the person of the session, as a readable document."""
        return self._call("GET", f"/groups/{id}/personal_data.html", {"locale": locale, **query}, None, {})

    def get_deletion_request(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeletionState:
        """How long the person's data is stored, and their open deletion request."""
        return self._call("GET", f"/groups/{id}/deletion_requests/current", {"locale": locale, **query}, None, {})

    def withdraw_deletion_request(self, id: int, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeletionState:
        """Withdraw the deletion request."""
        return self._call("DELETE", f"/groups/{id}/deletion_requests/current", {"locale": locale, **query}, None, {})

    def create_deletion_request(self, id: int, *, locale: Optional[str] = None, idempotency_key: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.DeletionState:
        """Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again."""
        return self._call("POST", f"/groups/{id}/deletion_requests", {"locale": locale, **query}, None, {"Idempotency-Key": idempotency_key})

    def list_deletion_requests(self, id: int, *, results: Optional[Union[Literal["all"], int]] = None, startIndex: Optional[int] = None, sort: Optional[Literal["id", "account_id", "name", "email", "requested_at", "confirmed_at", "deleted_from"]] = None, dir: Optional[Literal["asc", "desc"]] = None, search: Optional[str] = None, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ListDeletionRequestsReply:
        """The open deletion requests of a group's clients."""
        return self._call("GET", f"/groups/{id}/deletion_requests", {"results": results, "startIndex": startIndex, "sort": sort, "dir": dir, "search": search, "locale": locale, **query}, None, {})

    def confirm_deletion_request(self, id: int, body: types.ConfirmDeletionRequestBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.ConfirmDeletionRequestReply:
        """Confirm a deletion request by the key in its mail."""
        return self._call("POST", f"/groups/{id}/deletion_requests/confirm", {"locale": locale, **query}, body, {})

    def get_statistics(self, id: int, *, from_: str, until: str, group_id: Optional[int] = None, locale: Optional[str] = None, calendar_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> types.Statistics:
        """Statistics of bookings, cancellations and no-shows of a period and of the one before; counted every night."""
        return self._call("GET", f"/groups/{id}/statistics", {"group_id": group_id, "locale": locale, "from": from_, "until": until, "calendar_ids": calendar_ids, **query}, None, {})

    def download_statistics(self, id: int, *, from_: str, until: str, group_id: Optional[int] = None, locale: Optional[str] = None, calendar_ids: Optional[List[int]] = None, query: Mapping[str, Any] = {}) -> bytes:
        """The statistics as a workbook (XLSX), with a sheet for each table."""
        return self._call("GET", f"/groups/{id}/statistics.download", {"group_id": group_id, "locale": locale, "from": from_, "until": until, "calendar_ids": calendar_ids, **query}, None, {})

    def make_calls(self, body: types.MakeCallsBody, *, locale: Optional[str] = None, query: Mapping[str, Any] = {}) -> types.MakeCallsReply:
        """Up to 100 changes, one after the other, each with its own answer; one that is refused stops no other."""
        return self._call("POST", "/bulk", {"locale": locale, **query}, body, {})
