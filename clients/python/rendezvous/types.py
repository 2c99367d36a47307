"""Written by scripts/write-docs.ts from the contract."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union

AcceptedAppointment = TypedDict("AcceptedAppointment", {
    # The id of the appointment.
    "appointment_id": int,
    # What to do with the appointment.
    "action": Literal["keep", "cancel", "move"],
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": NotRequired[str],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[int],
})

AccessKey = TypedDict("AccessKey", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # What the key may do.
    "scopes": List[Literal["catalogue:read", "catalogue:write", "hours:write", "settings:write", "appointments:read", "appointments:write", "clients:read", "clients:write", "statistics:read", "webhooks:write"]],
    # The last characters, by which people recognise it.
    "ending": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it was last used, RFC 3339; null: never.
    "last_used_at": Union[str, None],
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": Union[str, None],
    # The sites whose pages may use it in a browser, `https://app.example.org`.
    "origins": List[str],
    # How many calls it may make in a minute; null: as many as any program.
    "calls_per_minute": Union[int, None],
    # When it was revoked, RFC 3339; null: it was not.
    "revoked_at": Union[str, None],
})

AccessKeyWithKey = TypedDict("AccessKeyWithKey", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The scopes.
    "scopes": List[Literal["catalogue:read", "catalogue:write", "hours:write", "settings:write", "appointments:read", "appointments:write", "clients:read", "clients:write", "statistics:read", "webhooks:write"]],
    # The last characters, by which people recognise it.
    "ending": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it was last used, RFC 3339; null: never.
    "last_used_at": Union[str, None],
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": Union[str, None],
    # The sites whose pages may use it in a browser, `https://app.example.org`.
    "origins": List[str],
    # How many calls it may make in a minute; null: as many as any program.
    "calls_per_minute": Union[int, None],
    # When it was revoked, RFC 3339; null: it was not.
    "revoked_at": Union[str, None],
    # The access key; only this answer has it.
    "key": str,
})

Account = TypedDict("Account", {
    # The id.
    "id": int,
    # E-mail address.
    "email": str,
    # The group's id.
    "group_id": int,
    # Whether the person agrees to promotional mails.
    "marketing_optin": bool,
    # Whether the person agrees to promotional texts.
    "marketing_sms": bool,
    # Whether the person agrees to messages of the partner.
    "solocal_services_optin": bool,
    # Whether a new password has to be chosen first.
    "needPasswordChange": bool,
})

Actor = TypedDict("Actor", {
    # A client, a professional, or an import.
    "kind": Literal["client", "pro", "import"],
    # The person's name.
    "name": str,
})

AnnounceArrivalArrival = TypedDict("AnnounceArrivalArrival", {
    # The key in the address of the page at the door.
    "key": str,
    # The appointment's code, in capitals or not.
    "code": NotRequired[str],
    # Last name.
    "lastname": NotRequired[str],
    # The date of birth.
    "birthdate": NotRequired[str],
})

AnnounceArrivalBody = TypedDict("AnnounceArrivalBody", {
    # The person's details.
    "arrival": "AnnounceArrivalArrival",
})

AnnounceArrivalReply = TypedDict("AnnounceArrivalReply", {
    # The records.
    "records": List["Arrival"],
})

AnswerWishBody = TypedDict("AnswerWishBody", {
    # The answer.
    "answer": Union["OfferAnswer", "WishWithdrawal"],
})

Appointment = TypedDict("Appointment", {
    # The id.
    "id": int,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # The length in minutes.
    "duration": int,
    # Always 1.
    "capacity": int,
    # `first` of a pack, `included` in one, or `free` of any.
    "type": Literal["free", "first", "included"],
    # The first appointment of its pack; null: it is of no pack, or is the first one itself.
    "parent_id": Union[int, None],
    # Its position among the consecutive appointments of one booking, counted from 0.
    "consecutive_value": int,
    # The pack it was booked in; null: none.
    "pack": Union["AppointmentPack", None],
    # The id of the pack.
    "pack_id": Union[int, None],
    # The id of the service.
    "intervention_id": int,
    # The service's name.
    "intervention_name": str,
    # The service's length in minutes.
    "intervention_length": int,
    # The service's price, in minor units.
    "intervention_price": int,
    # The services.
    "interventions": List["AppointmentService"],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": int,
    # The calendar's name.
    "calendar_name": str,
    # The calendar.
    "calendar": "NamedRecord",
    # The room or equipment; null: none.
    "resource": Union["NamedRecord", None],
    # Who gives the class that the booking is in; omitted: it is in no class.
    "teacher": NotRequired["NamedRecord"],
    # The room of the class that the booking is in; omitted: none.
    "room": NotRequired["NamedRecord"],
    # Where it takes place, if not at the group's address.
    "address": Union["MapPlace", None],
    # The group's id.
    "group_id": int,
    # The group's name.
    "group_name": str,
    # The address, in one line.
    "location": str,
    # The client's id.
    "fiche_id": int,
    # The client.
    "fiche": "PersonName",
    # The price after the promotion, in minor units.
    "price_amount": int,
    # The price before the promotion, in minor units.
    "price": int,
    # The discount in whole per cent; null: none.
    "promotion": Union[int, None],
    # Whether a promotion lowers the price.
    "is_promoted": bool,
    # The client's message.
    "comments": str,
    # The client's message, as stored.
    "vevent_comments": str,
    # The answers to the group's questions about the appointment, by field.
    "vevent_fields": Dict[str, Any],
    # Whether it takes place by video.
    "videoconference": bool,
    # The room of the video meeting; null: it takes place on site.
    "video_credentials": Union["VideoRoom", None],
    # The colour that the team has given it, 0 to 3; the group's labels say its meaning.
    "state": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # When it was created, RFC 3339.
    "created_at": str,
    # When it last changed, RFC 3339.
    "changed_at": str,
    # Grows with every change.
    "version": int,
    # Opens only the calendar file of its booking.
    "export_token": Union[str, None],
    # The client types it at the group's door.
    "arrival_code": NotRequired[str],
    # When a mail about it was last refused for good: call the client.
    "mail_failed_at": NotRequired[Union[str, None]],
    # The same for all appointments booked in one call.
    "booking_id": NotRequired[Union[int, None]],
    # The minutes kept free before it.
    "buffer_before": NotRequired[int],
    # The minutes kept free after it.
    "buffer_after": NotRequired[int],
    # Whether it is the client's first appointment.
    "is_first": NotRequired[bool],
    # The number of class places that it takes; omitted: one.
    "places": NotRequired[int],
    # The names of the people on the other places of a class.
    "guests": NotRequired[List[str]],
    # The pass that pays, with the visits that are left.
    "pass": NotRequired["AppointmentPass"],
    # From when a cancellation counts as late, RFC 3339; null: never.
    "late_from": NotRequired[str],
    # Whether the client cancelled late, by the rule of the group or the service.
    "cancelled_late": NotRequired[bool],
    # Whether it is marked as paid.
    "paid": NotRequired[bool],
    # Whether the person will come, waits, or came.
    "presence": NotRequired[Union[Literal["confirmed", "arrived", "in_progress", "done", "no_show"], None]],
    # Since when the person waits or has been there, RFC 3339.
    "arrived_at": NotRequired[Union[str, None]],
    # The team's internal note.
    "note": NotRequired[str],
    # Whether it was booked over a taken place.
    "overbooked": NotRequired[bool],
    # Other programs' own values, by key.
    "metadata": NotRequired[Dict[str, str]],
    # Who cancelled it, when and why.
    "cancellation": NotRequired["Cancellation"],
})

AppointmentArrivedEvent = TypedDict("AppointmentArrivedEvent", {
    # The kind.
    "type": Literal["appointment.arrived"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentBookedEvent = TypedDict("AppointmentBookedEvent", {
    # The kind.
    "type": Literal["appointment.booked"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentCancelledEvent = TypedDict("AppointmentCancelledEvent", {
    # The kind.
    "type": Literal["appointment.cancelled"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentChange = TypedDict("AppointmentChange", {
    # Its colour, 0 to 3; the group's labels say its meaning.
    "state": NotRequired[int],
    # The team's internal note.
    "note": NotRequired[str],
    # The note that the new one replaces. If it is another one by now, the call is refused with 409 `changed_meanwhile`, and `details.note` is the present one. Without it a note replaces any other.
    "note_before": NotRequired[str],
    # Whether the person will come, waits, or came.
    "presence": NotRequired[Union[Literal["confirmed", "arrived", "in_progress", "done", "no_show"], None]],
    # Whether it is marked as paid.
    "paid": NotRequired[bool],
    # The keys to change; an empty text or null removes its key.
    "metadata": NotRequired[Dict[str, Union[str, None]]],
    # The id of the pass that pays; null: none.
    "pass_id": NotRequired[Union[int, None]],
})

AppointmentChangedEvent = TypedDict("AppointmentChangedEvent", {
    # The kind.
    "type": Literal["appointment.changed"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentChanges = TypedDict("AppointmentChanges", {
    # The records.
    "records": List["Appointment"],
    # The records that your copy must delete.
    "gone": List["GoneAppointment"],
    # Send it as `after` in the next call; each answer has one.
    "next": str,
    # Whether more follows at once.
    "has_more": bool,
})

AppointmentEventData = TypedDict("AppointmentEventData", {
    # The group's id.
    "group_id": int,
    # The appointment's id.
    "id": int,
    # The appointment's version after the event.
    "version": NotRequired[int],
    # The appointment in its present state; missing if the webhook's scopes do not cover it.
    "appointment": NotRequired["Appointment"],
})

AppointmentHistoryEntry = TypedDict("AppointmentHistoryEntry", {
    # When, RFC 3339.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The names of the fields that changed.
    "fields": List[str],
    # The old and the new value of each field.
    "values": Union[Dict[str, List[Any]], None],
    # The reason, in words.
    "reason": str,
    # What happened.
    "what": Literal["booked", "moved", "cancelled", "restored", "changed"],
    # Whether the client gets a mail about it; null: no mail is sent for such a change.
    "told": Union[bool, None],
})

AppointmentInTheWay = TypedDict("AppointmentInTheWay", {
    # The id.
    "id": Union[int, None],
    # The name.
    "name": Union[str, None],
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # Whether a visitor holds the time.
    "is_held": bool,
})

AppointmentList = TypedDict("AppointmentList", {
    # The records.
    "records": List["Appointment"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The field that orders the records.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

AppointmentMissedEvent = TypedDict("AppointmentMissedEvent", {
    # The kind.
    "type": Literal["appointment.missed"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentMove = TypedDict("AppointmentMove", {
    # The new start on the group's clock; better send `start_at`.
    "date": NotRequired[str],
    # The start, RFC 3339 with its offset.
    "start_at": NotRequired[str],
    # 0 or null: no preference
    "calendar_id": NotRequired[Union[int, None]],
    # 0 or null: no preference
    "resource_id": NotRequired[Union[int, None]],
    # The token of the hold, which the booking replaces.
    "hold": NotRequired[Union[str, None]],
    # Moves it without its neighbours of the same booking.
    "alone": NotRequired[bool],
    # For professionals: whether the client gets a mail or SMS about it; omitted: yes.
    "tell": NotRequired[bool],
    # For professionals: allows times outside opening hours and rules, but no taken place.
    "outside_rules": NotRequired[bool],
    # For professionals, with `outside_rules`: allows a taken place, if the group permits it.
    "overbook": NotRequired[bool],
    # For professionals: the length in minutes instead of the service's.
    "length": NotRequired[int],
})

AppointmentMovedEvent = TypedDict("AppointmentMovedEvent", {
    # The kind.
    "type": Literal["appointment.moved"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentPack = TypedDict("AppointmentPack", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": int,
    # The length in minutes.
    "length": int,
})

AppointmentPass = TypedDict("AppointmentPass", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # Clients that stay after an undo, because they were changed or have booked since.
    "left": int,
    # The last day on which it applies; null: without end.
    "valid_until": Union[str, None],
})

AppointmentRestoredEvent = TypedDict("AppointmentRestoredEvent", {
    # The kind.
    "type": Literal["appointment.restored"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

AppointmentService = TypedDict("AppointmentService", {
    # The id.
    "id": int,
    # The id of the service's appointment.
    "apt_id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The length in minutes.
    "length": int,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": int,
    # HTML about what to bring or prepare.
    "instructions": NotRequired[str],
})

Appointments = TypedDict("Appointments", {
    # The records.
    "records": List["Appointment"],
})

Arrival = TypedDict("Arrival", {
    # The id.
    "id": int,
    # First name.
    "firstname": str,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The calendar's name.
    "calendar_name": str,
    # The name of the room or equipment; "": none.
    "resource_name": str,
})

AskForPasskeyBody = TypedDict("AskForPasskeyBody", {
})

AskForPasskeyReply = TypedDict("AskForPasskeyReply", {
    # The options for the browser.
    "options": NotRequired[Dict[str, Any]],
})

AskNoticeAddressBody = TypedDict("AskNoticeAddressBody", {
    # The address that gets notices.
    "notice_address": "AskNoticeAddressNoticeAddress",
})

AskNoticeAddressNoticeAddress = TypedDict("AskNoticeAddressNoticeAddress", {
    # E-mail address.
    "email": str,
})

AvailableTimeSlots = TypedDict("AvailableTimeSlots", {
    # The group's id.
    "group_id": int,
    # The first free time of all; null: none.
    "firstSlot": Union[str, None],
    # The ids of the services, in their order.
    "intervention_ids": List[int],
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": List[int],
    # The free times, in their order.
    "availabletimeslots": List["Slot"],
})

BusySource = TypedDict("BusySource", {
    # The id.
    "id": int,
    # The kind.
    "kind": Literal["address", "caldav", "google", "microsoft"],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": int,
    # The host of its address; the address itself is secret.
    "host": str,
    # The last characters, by which people recognise it.
    "ending": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # The last attempt, RFC 3339; null: none.
    "tried_at": Union[str, None],
    # The last success, RFC 3339; null: none.
    "read_at": Union[str, None],
    # Why the last attempt failed; null: it succeeded.
    "failure": Union[Literal["unreachable", "refused", "not_public", "too_long", "too_many", "not_a_calendar", "login", "read_only"], None],
    # How many attempts failed in a row.
    "failures": int,
    # How many busy times it has from now on.
    "busy_times": int,
    # The connection by a login; null: none.
    "connection": Union["CalendarConnection", None],
})

Calendar = TypedDict("Calendar", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The room or equipment; null: none.
    "resource": bool,
    # The place or team it belongs to; null: none.
    "calendarset_id": Union[int, None],
    # How far ahead it may be booked, in minutes; null: the group's rule.
    "maxrdv_period": Union[int, None],
    # Street and number.
    "address": Union["MapPlace", None],
})

CalendarConflict = TypedDict("CalendarConflict", {
    # The id of the appointment.
    "appointment_id": int,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The event's start there, RFC 3339; null: it was deleted.
    "there_start_at": Union[str, None],
    # The event's end there, RFC 3339; null: it was deleted.
    "there_end_at": Union[str, None],
})

CalendarConnection = TypedDict("CalendarConnection", {
    # The name.
    "name": str,
    # The details of appointments that are written there; null: none are written.
    "writes": Union[Literal["busy", "service", "client"], None],
    # Whether an event that is moved there moves its appointment.
    "follows_moves": bool,
    # The appointments whose events were changed there.
    "conflicts": List["CalendarConflict"],
})

CalendarExplanation = TypedDict("CalendarExplanation", {
    # The calendar.
    "calendar": "NamedRecord",
    # Minutes from one start to the next, counted from the opening time.
    "slot_step": int,
    # The day in ranges; in each, every minute has the same reasons.
    "ranges": List["ExplainedRange"],
})

CalendarFields = TypedDict("CalendarFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # How many appointments may take place at the same time. By default `1`.
    "capacity": NotRequired[int],
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": NotRequired[Union[int, None]],
    # Street and number. By default `null`.
    "address": NotRequired[Union["PlaceFields", None]],
    # When it is closed. By default `[]`.
    "closures": NotRequired[List["ClosureFields"]],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": NotRequired[Union[str, None]],
    # Minutes from one start to the next, counted from the opening time. By default `15`.
    "slot_step": NotRequired[int],
    # The weekly hours; null: the group's hours apply. By default `null`.
    "openinghours": NotRequired[Union[List["WeeklyRuleFields"], None]],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": NotRequired[List["OpeningFields"]],
    # The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`.
    "rpps": NotRequired[str],
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": NotRequired[Union[int, None]],
})

CalendarHours = TypedDict("CalendarHours", {
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": int,
    # Minutes from one start to the next, counted from the opening time.
    "slot_step": int,
    # When it is open, without closures.
    "open": List["InstantSpan"],
    # When it is closed.
    "closures": List["HoursClosure"],
    # When it is busy elsewhere.
    "busy": List["InstantSpan"],
    # When it is taken by appointments that the professional may not see.
    "taken": List["InstantSpan"],
    # Single open times besides the weekly hours.
    "openings": List["ClassDateRecord"],
    # Public holidays, on which the weekly hours do not apply.
    "holidays": List["PublicHoliday"],
})

CalendarNeverFree = TypedDict("CalendarNeverFree", {
    # The calendar.
    "calendar": "NamedRecord",
    # A constant that programs can compare.
    "code": Literal["not_here", "unnamed"],
})

CalendarProviderLogin = TypedDict("CalendarProviderLogin", {
    # `code` of the address to which the provider led back.
    "code": str,
    # `state` of the address to which the provider led back.
    "state": str,
})

CalendarRecord = TypedDict("CalendarRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # How many appointments may take place at the same time. By default `1`.
    "capacity": int,
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": Union[int, None],
    # Street and number. By default `null`.
    "address": Union["PlaceRecord", None],
    # When it is closed. By default `[]`.
    "closures": List["ClosureRecord"],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": Union[str, None],
    # Minutes from one start to the next, counted from the opening time. By default `15`.
    "slot_step": int,
    # The weekly hours; null: the group's hours apply. By default `null`.
    "openinghours": Union[List["WeeklyRule"], None],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": List["OpeningRecord"],
    # The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`.
    "rpps": str,
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": Union[int, None],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

CalendarSet = TypedDict("CalendarSet", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
})

CalendarSetFields = TypedDict("CalendarSetFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
})

CalendarSetRecord = TypedDict("CalendarSetRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

CancelAppointmentsBody = TypedDict("CancelAppointmentsBody", {
    # The appointments.
    "appointments": List["RecordId"],
    # For professionals: whether the client gets a mail or SMS about it; omitted: yes.
    "tell": NotRequired[bool],
    # The reason, in words.
    "reason": NotRequired[str],
})

CancelClassDateBody = TypedDict("CancelClassDateBody", {
    # The date of the class.
    "class_date": "CancelClassDateClassDate",
})

CancelClassDateClassDate = TypedDict("CancelClassDateClassDate", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # For professionals: whether the client gets a mail or SMS about it; omitted: yes.
    "tell": NotRequired[bool],
    # The reason, in words.
    "reason": NotRequired[str],
})

CancelClassDateClosure = TypedDict("CancelClassDateClosure", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
})

CancelClassDateReply = TypedDict("CancelClassDateReply", {
    # The records.
    "records": List["DeletedRecord"],
    # The closure.
    "closure": Union["CancelClassDateClosure", None],
})

Cancellation = TypedDict("Cancellation", {
    # When, a date-time on the group's clock.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The reason, in words.
    "reason": str,
})

CatalogueChange = TypedDict("CatalogueChange", {
    # The id.
    "id": int,
    # When, RFC 3339.
    "at": str,
    # The professional's name; null: it was none.
    "by": Union[str, None],
    # The kind of record, as in paths: `calendars`.
    "kind": str,
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": Union[int, None],
    # The record's name.
    "record_name": str,
    # The action.
    "action": Literal["created", "changed", "archived", "restored", "published", "undone", "invited", "withdrawn", "joined", "removed", "reset", "revoked"],
    # The fields that differ, as they were.
    "before": Dict[str, Any],
    # The fields that differ, as they are.
    "after": Dict[str, Any],
})

CataloguePublishedEvent = TypedDict("CataloguePublishedEvent", {
    # The kind.
    "type": Literal["catalogue.published"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "GroupEventData",
})

Checklist = TypedDict("Checklist", {
    # Whether only the group's own people see it.
    "inactive": bool,
    # When and why an operator has taken the group offline; null: none has.
    "deactivation": Union["Deactivation", None],
    # The daily limits of a group that a visitor made; null: none.
    "quotas": Union["ChecklistQuotas", None],
    # The tasks before publishing, with what is done.
    "checks": List["ChecklistItem"],
})

ChecklistItem = TypedDict("ChecklistItem", {
    # The task: what is still missing.
    "item": Literal["bookable_service", "address", "phone", "legal_texts", "translations"],
    # Whether it is done.
    "done": bool,
    # The records whose names lack a translation.
    "untranslated": List["ChecklistItemUntranslated"],
})

ChecklistItemUntranslated = TypedDict("ChecklistItemUntranslated", {
    # The kind.
    "kind": str,
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The languages.
    "locales": List[str],
})

ChecklistQuotas = TypedDict("ChecklistQuotas", {
    # The daily limit of mails, and its use.
    "mails": "Quota",
    # The daily limit of SMS, and its use.
    "sms": "Quota",
    # The invitations.
    "invitations": "Quota",
})

Choice = TypedDict("Choice", {
    # The answer that is stored.
    "value": str,
    # The words of the choice.
    "label": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The second list, once this choice is made.
    "choices": NotRequired[List["Choice"]],
})

Class = TypedDict("Class", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The room or equipment; null: none.
    "resource": bool,
    # The place or team it belongs to; null: none.
    "calendarset_id": Union[int, None],
    # How far ahead it may be booked, in minutes; null: the group's rule.
    "maxrdv_period": Union[int, None],
    # Street and number.
    "address": Union["MapPlace", None],
    # The id of the service.
    "intervention_id": int,
    # The calendar of the person who gives the class.
    "teacher_id": int,
    # The room of the class; null: none.
    "room_id": Union[int, None],
    # The number of class places that it takes; omitted: one.
    "places": int,
    # How many places one booking may take.
    "max_places": int,
})

ClassDate = TypedDict("ClassDate", {
    # The id of the class.
    "class_id": int,
    # The id of the service.
    "intervention_id": int,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # How many places the class has.
    "places": int,
    # How many places can still be booked; 0: full.
    "free": int,
    # Appointments, cancelled ones too.
    "booked": NotRequired[int],
    # Whether it is no longer asked; answers stay readable.
    "archived": NotRequired["ClassDateArchived"],
})

ClassDateArchived = TypedDict("ClassDateArchived", {
    # The name.
    "name": str,
    # The calendar of the person who gives the class.
    "teacher_id": int,
    # The room of the class; null: none.
    "room_id": Union[int, None],
})

ClassDateRecord = TypedDict("ClassDateRecord", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
})

ClassFields = TypedDict("ClassFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # How many appointments may take place at the same time. By default `1`.
    "capacity": NotRequired[int],
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": NotRequired[Union[int, None]],
    # Street and number. By default `null`.
    "address": NotRequired[Union["PlaceFields", None]],
    # When it is closed. By default `[]`.
    "closures": NotRequired[List["ClosureFields"]],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": NotRequired[Union[str, None]],
    # How many places one booking may take. By default `1`.
    "max_places": NotRequired[int],
    # The weekly hours; null: the group's hours apply. By default `[]`.
    "openinghours": NotRequired[List["WeeklyClassRuleFields"]],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": NotRequired[List["ClassDateRecord"]],
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": NotRequired[Union[int, None]],
    # The id of the service. By default `null`.
    "intervention_id": NotRequired[Union[int, None]],
    # The calendar of the person who gives the class. By default `null`.
    "teacher_id": NotRequired[Union[int, None]],
    # The room of the class; null: none. By default `null`.
    "room_id": NotRequired[Union[int, None]],
})

ClassRecord = TypedDict("ClassRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # How many appointments may take place at the same time. By default `1`.
    "capacity": int,
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": Union[int, None],
    # Street and number. By default `null`.
    "address": Union["PlaceRecord", None],
    # When it is closed. By default `[]`.
    "closures": List["ClosureRecord"],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": Union[str, None],
    # How many places one booking may take. By default `1`.
    "max_places": int,
    # The weekly hours; null: the group's hours apply. By default `[]`.
    "openinghours": List["WeeklyClassRule"],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": List["ClassDateRecord"],
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": Union[int, None],
    # The id of the service. By default `null`.
    "intervention_id": Union[int, None],
    # The calendar of the person who gives the class. By default `null`.
    "teacher_id": Union[int, None],
    # The room of the class; null: none. By default `null`.
    "room_id": Union[int, None],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

Closure = TypedDict("Closure", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The same for closures that repeat.
    "series": NotRequired[Union[str, None]],
})

ClosureFields = TypedDict("ClosureFields", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The same for closures that repeat.
    "series": NotRequired[str],
})

ClosureRecord = TypedDict("ClosureRecord", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The same for closures that repeat.
    "series": NotRequired[str],
})

ClosuresWithAppointments = TypedDict("ClosuresWithAppointments", {
    # When it is closed.
    "closures": List["Closure"],
    # The appointments.
    "appointments": List["Appointment"],
})

Colleague = TypedDict("Colleague", {
    # Owner, professional or call centre.
    "role": Literal["owner", "pro", "call_centre"],
    # The calendars that the person is limited to; null: all.
    "calendars": Union[List[int], None],
    # The id.
    "id": int,
    # E-mail address.
    "email": str,
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # Whether the person gets mails about what clients do online.
    "notices": bool,
    # Whether the person has a second factor.
    "has_factor": bool,
    # When the person last logged in, RFC 3339; null: never.
    "seen_at": Union[str, None],
})

Columns = TypedDict("Columns", {
    # The calendars beside each other, in their order; null: all.
    "columns": Union[List[int], None],
})

ConfirmAppointmentsBody = TypedDict("ConfirmAppointmentsBody", {
    # The appointments.
    "appointments": List["RecordId"],
})

ConfirmDeletionRequestBody = TypedDict("ConfirmDeletionRequestBody", {
    # The request to delete the person's data; null: none.
    "deletion_request": "ProveNoticeAddressNoticeAddress",
})

ConfirmDeletionRequestReply = TypedDict("ConfirmDeletionRequestReply", {
    # When the mailed link was used, RFC 3339; null: not yet.
    "confirmed_at": str,
    # The day on which a confirmed request is carried out.
    "deleted_from": str,
})

ConfirmTextBody = TypedDict("ConfirmTextBody", {
    # The text.
    "text": "ConfirmTextText",
})

ConfirmTextReply = TypedDict("ConfirmTextReply", {
    # The text.
    "text": "ConfirmedText",
})

ConfirmTextText = TypedDict("ConfirmTextText", {
    # The kind.
    "kind": str,
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": NotRequired[Union[int, None]],
    # The place in the record.
    "path": str,
    # The language.
    "language": str,
})

ConfirmedText = TypedDict("ConfirmedText", {
    # The kind.
    "kind": str,
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": Union[int, None],
    # The place in the record.
    "path": str,
    # The language.
    "language": str,
})

CreateAccessKeyAccessKey = TypedDict("CreateAccessKeyAccessKey", {
    # The name.
    "name": str,
    # The scopes.
    "scopes": List[Literal["catalogue:read", "catalogue:write", "hours:write", "settings:write", "appointments:read", "appointments:write", "clients:read", "clients:write", "statistics:read", "webhooks:write"]],
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": NotRequired[Union[str, None]],
    # The sites whose pages may use it in a browser, `https://app.example.org`. By default `[]`.
    "origins": NotRequired[List[str]],
    # How many calls it may make in a minute; null: as many as any program.
    "calls_per_minute": NotRequired[Union[int, None]],
})

CreateAccessKeyBody = TypedDict("CreateAccessKeyBody", {
    # The access key.
    "access_key": "CreateAccessKeyAccessKey",
})

CreateAccessKeyReply = TypedDict("CreateAccessKeyReply", {
    # The access key.
    "access_key": "AccessKeyWithKey",
})

CreateAccountAccount = TypedDict("CreateAccountAccount", {
    # E-mail address.
    "email": str,
    # The group's id.
    "group_id": NotRequired[int],
    # Whether the person agrees to promotional mails.
    "marketing_optin": NotRequired[bool],
    # Whether the person agrees to promotional texts.
    "marketing_sms": NotRequired[bool],
    # Whether the person agrees to messages of the partner.
    "solocal_services_optin": NotRequired[bool],
    # The language, a code like `fr`.
    "locale": NotRequired[str],
    # The person's unfinished appointment; null: none.
    "pendingRdv": NotRequired[Union[Union[str, Dict[str, Any]], None]],
})

CreateAccountBody = TypedDict("CreateAccountBody", {
    # The account.
    "account": "CreateAccountAccount",
})

CreateAccountReply = TypedDict("CreateAccountReply", {
    # The id.
    "id": Union[int, None],
    # E-mail address.
    "email": str,
    # The group's id.
    "group_id": int,
    # Whether the person agrees to promotional mails.
    "marketing_optin": bool,
    # Whether the person agrees to promotional texts.
    "marketing_sms": bool,
    # Whether the person agrees to messages of the partner.
    "solocal_services_optin": bool,
    # The person's unfinished appointment; null: none.
    "pendingRdv": Union[Dict[str, Any], None],
})

CreateAppointmentBody = TypedDict("CreateAppointmentBody", {
    # The appointment.
    "appointment": "NewAppointment",
})

CreateBusySourceBody = TypedDict("CreateBusySourceBody", {
    # The connected calendar.
    "busy_source": "CreateBusySourceBusySource",
})

CreateBusySourceBusySource = TypedDict("CreateBusySourceBusySource", {
    # The address of a calendar file, `https:` or `webcal:`.
    "address": str,
})

CreateBusySourceReply = TypedDict("CreateBusySourceReply", {
    # The connected calendar.
    "busy_source": "BusySource",
})

CreateCalendarBody = TypedDict("CreateCalendarBody", {
    # The calendar.
    "calendar": "CalendarFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateCalendarsetBody = TypedDict("CreateCalendarsetBody", {
    # The place or team.
    "calendarset": "CalendarSetFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateClassBody = TypedDict("CreateClassBody", {
    # The class.
    "class": "ClassFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateClosuresBody = TypedDict("CreateClosuresBody", {
    # When it is closed.
    "closures": List["NewClosure"],
    # Repeats the closures weekly until this day.
    "until": NotRequired[str],
    # Further calendars and resources to close, all or none.
    "calendar_ids": NotRequired[List[int]],
})

CreateConnectedCalendarBody = TypedDict("CreateConnectedCalendarBody", {
    # The calendar to be connected.
    "connected_calendar": "CreateConnectedCalendarConnectedCalendar",
})

CreateConnectedCalendarConnectedCalendar = TypedDict("CreateConnectedCalendarConnectedCalendar", {
    # `address` of the remote calendar.
    "address": str,
    # The user name. By default `""`.
    "username": NotRequired[Union[str, Literal[""]]],
    # The password. By default `""`.
    "password": NotRequired[Union[str, Literal[""]]],
    # Proves a login on a provider's page, for 15 minutes.
    "grant": NotRequired[str],
    # The name.
    "name": str,
    # The details of appointments that are written there; null: none are written.
    "writes": Union[Literal["busy", "service", "client"], None],
    # Whether an event that is moved there moves its appointment.
    "follows_moves": bool,
})

CreateDraftBody = TypedDict("CreateDraftBody", {
    # The draft.
    "draft": "CreateDraftDraft",
})

CreateDraftDraft = TypedDict("CreateDraftDraft", {
    # The name.
    "name": str,
    # When it is published, RFC 3339; null: by hand.
    "publish_at": NotRequired[Union[str, None]],
})

CreateDraftReply = TypedDict("CreateDraftReply", {
    # The draft.
    "draft": "Draft",
})

CreateFactorReply = TypedDict("CreateFactorReply", {
    # The recovery codes.
    "recovery_codes": List[str],
    # The full session that replaces a half-way one; null: unchanged.
    "signed_in": Union["Login", None],
})

CreateFeedBody = TypedDict("CreateFeedBody", {
    # The calendar feed.
    "feed": "CreateFeedFeed",
})

CreateFeedFeed = TypedDict("CreateFeedFeed", {
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[Union[int, None]],
    # The details of each appointment that the feed shows.
    "content": Literal["busy", "service", "client"],
})

CreateFeedReply = TypedDict("CreateFeedReply", {
    # The calendar feed.
    "feed": "FeedWithUrl",
})

CreateFicheBody = TypedDict("CreateFicheBody", {
    # The client.
    "fiche": "FicheFields",
})

CreateFicheCommentBody = TypedDict("CreateFicheCommentBody", {
    # The comment.
    "comment": "CreateFicheCommentComment",
})

CreateFicheCommentComment = TypedDict("CreateFicheCommentComment", {
    # The text.
    "text": str,
})

CreateFicheImportBody = TypedDict("CreateFicheImportBody", {
    # The import.
    "fiche_import": "CreateFicheImportFicheImport",
})

CreateFicheImportFicheImport = TypedDict("CreateFicheImportFicheImport", {
    # The name.
    "name": str,
    # The file, in base64.
    "content": str,
    # The kind. By default `"clients"`.
    "kind": NotRequired[Literal["clients", "appointments"]],
})

CreateFicheImportReply = TypedDict("CreateFicheImportReply", {
    # The import.
    "fiche_import": "FicheImport",
})

CreateGroupBody = TypedDict("CreateGroupBody", {
    # The account.
    "account": "Founder",
    # The group.
    "group": "NewGroup",
})

CreateGroupReply = TypedDict("CreateGroupReply", {
    # The group.
    "group": "CreatedGroup",
})

CreateImageBody = TypedDict("CreateImageBody", {
    # The picture.
    "image": "CreateImageImage",
})

CreateImageImage = TypedDict("CreateImageImage", {
    # The picture, in base64.
    "data": str,
})

CreateImageReply = TypedDict("CreateImageReply", {
    # The picture.
    "image": "StoredImage",
})

CreateInterventionBody = TypedDict("CreateInterventionBody", {
    # The service.
    "intervention": "ServiceFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateInterventionsetBody = TypedDict("CreateInterventionsetBody", {
    # The kind of service.
    "interventionset": "ServiceSetFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateInvitationBody = TypedDict("CreateInvitationBody", {
    # The invitation.
    "invitation": "CreateInvitationInvitation",
})

CreateInvitationInvitation = TypedDict("CreateInvitationInvitation", {
    # Owner, professional or call centre.
    "role": Literal["owner", "pro", "call_centre"],
    # The calendars; empty: any.
    "calendars": Union[List[int], None],
    # E-mail address.
    "email": str,
    # First name.
    "firstname": NotRequired[str],
    # Last name.
    "lastname": NotRequired[str],
})

CreateInvitationReply = TypedDict("CreateInvitationReply", {
    # The invitation.
    "invitation": "Invitation",
})

CreateOpeningBody = TypedDict("CreateOpeningBody", {
    # The opening.
    "opening": "NewOpening",
})

CreateOpeningReply = TypedDict("CreateOpeningReply", {
    # The opening.
    "opening": "Opening",
})

CreatePackBody = TypedDict("CreatePackBody", {
    # The pack it was booked in; null: none.
    "pack": "PackFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreatePassBody = TypedDict("CreatePassBody", {
    # The pass.
    "pass": "CreatePassPass",
})

CreatePassPass = TypedDict("CreatePassPass", {
    # The client's id.
    "fiche_id": int,
    # The id of the offer.
    "offer_id": int,
    # The day of the sale, `YYYY-MM-DD`.
    "sold_on": NotRequired[str],
})

CreatePassofferBody = TypedDict("CreatePassofferBody", {
    # The pass offer.
    "passoffer": "CreatePassofferPassoffer",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreatePassofferPassoffer = TypedDict("CreatePassofferPassoffer", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": NotRequired[Union[int, None]],
    # How many visits the client has had. By default `10`.
    "visits": NotRequired[int],
    #  By default `0`.
    "valid_months": NotRequired[int],
    #  By default `0`.
    "valid_days": NotRequired[int],
    #  By default `false`.
    "from_first_visit": NotRequired[bool],
    # The services. By default `[]`.
    "interventions": NotRequired[List[int]],
})

CreatePromotionBody = TypedDict("CreatePromotionBody", {
    # The discount in whole per cent; null: none.
    "promotion": "PromotionFields",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateResourceBody = TypedDict("CreateResourceBody", {
    # The room or equipment; null: none.
    "resource": "CreateResourceResource",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

CreateResourceResource = TypedDict("CreateResourceResource", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # How many appointments may take place at the same time. By default `1`.
    "capacity": NotRequired[int],
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": NotRequired[Union[int, None]],
    # Street and number. By default `null`.
    "address": NotRequired[Union["PlaceFields", None]],
    # When it is closed. By default `[]`.
    "closures": NotRequired[List["ClosureFields"]],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": NotRequired[Union[str, None]],
    # Minutes from one start to the next, counted from the opening time. By default `15`.
    "slot_step": NotRequired[int],
    # The weekly hours; null: the group's hours apply. By default `null`.
    "openinghours": NotRequired[Union[List["WeeklyRuleFields"], None]],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": NotRequired[List["OpeningFields"]],
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": NotRequired[Union[int, None]],
})

CreateSandboxReply = TypedDict("CreateSandboxReply", {
    # The copy for programs in the making; null: there is none.
    "sandbox": "Sandbox",
    # A key of the sandbox with all scopes, in the place of the last one; null: the sandbox asked itself.
    "access_key": Union["AccessKeyWithKey", None],
})

CreateWebhookBody = TypedDict("CreateWebhookBody", {
    # The webhook.
    "webhook": "NewWebhook",
})

CreateWebhookReply = TypedDict("CreateWebhookReply", {
    # The webhook.
    "webhook": "Webhook",
    # The secret that signs the events, `whsec_` and base64; only this answer has it.
    "secret": str,
})

CreateWishBody = TypedDict("CreateWishBody", {
    # The entry on the waiting list.
    "wish": "NewWish",
})

CreatedAppointments = TypedDict("CreatedAppointments", {
    # The records.
    "records": List["Appointment"],
    # The client's token, for their own appointments; null: unchanged.
    "fiche_token": str,
    # The address, if all appointments have the same.
    "consecutive_location": Union[str, None],
})

CreatedGroup = TypedDict("CreatedGroup", {
    # The name.
    "name": str,
    # The group's name in its address.
    "urlname": str,
})

Deactivation = TypedDict("Deactivation", {
    # When, RFC 3339.
    "at": str,
    # The reason, in words.
    "reason": str,
})

DeleteClosuresReply = TypedDict("DeleteClosuresReply", {
    # When it is closed.
    "closures": List["Closure"],
})

DeleteDraftChangeReply = TypedDict("DeleteDraftChangeReply", {
    # The change.
    "change": "DeletedRecord",
})

DeleteDraftReply = TypedDict("DeleteDraftReply", {
    # The draft.
    "draft": "DeletedRecord",
})

DeleteFeedReply = TypedDict("DeleteFeedReply", {
    # The calendar feed.
    "feed": "Feed",
})

DeleteInvitationReply = TypedDict("DeleteInvitationReply", {
    # The invitation.
    "invitation": "DeletedRecord",
})

DeleteProReply = TypedDict("DeleteProReply", {
    # The professional.
    "pro": "DeletedRecord",
})

DeleteSandboxReply = TypedDict("DeleteSandboxReply", {
    # The copy for programs in the making; null: there is none.
    "sandbox": "Sandbox",
})

DeletedRecord = TypedDict("DeletedRecord", {
    # The id.
    "id": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": Literal[True],
})

DeletedRecords = TypedDict("DeletedRecords", {
    # The records.
    "records": List["DeletedRecord"],
})

DeletionRequest = TypedDict("DeletionRequest", {
    # The id.
    "id": int,
    # The account's id; null: none.
    "account_id": Union[int, None],
    # The ids of the clients.
    "fiche_ids": List[int],
    # The name.
    "name": str,
    # E-mail address.
    "email": str,
    # When it was created, RFC 3339.
    "requested_at": str,
    # When the mailed link was used, RFC 3339; null: not yet.
    "confirmed_at": Union[str, None],
    # The day on which a confirmed request is carried out.
    "deleted_from": str,
})

DeletionState = TypedDict("DeletionState", {
    # When the person registered, RFC 3339.
    "registered_at": str,
    # Until when nothing is deleted, `YYYY-MM-DD`.
    "kept_until": str,
    # The day on which a confirmed request is carried out.
    "deleted_from": str,
    # The request to delete the person's data; null: none.
    "deletion_request": Union["DeletionStateDeletionRequest", None],
    # E-mail address.
    "email": str,
    # How many upcoming appointments the person has.
    "upcoming_appointments": int,
})

DeletionStateDeletionRequest = TypedDict("DeletionStateDeletionRequest", {
    # When it was created, RFC 3339.
    "requested_at": str,
    # When the mailed link was used, RFC 3339; null: not yet.
    "confirmed_at": Union[str, None],
})

DeliveriesSince = TypedDict("DeliveriesSince", {
    # Sends all deliveries since this instant again, RFC 3339.
    "since": str,
})

Draft = TypedDict("Draft", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it is published, RFC 3339; null: by hand.
    "publish_at": Union[str, None],
    # When it was published, RFC 3339; null: it is not.
    "published_at": Union[str, None],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[str, None],
    # How many there are.
    "count": int,
})

DraftChange = TypedDict("DraftChange", {
    # The id.
    "id": int,
    # The kind.
    "kind": str,
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": Union[int, None],
    # Whether the record is new.
    "is_new": bool,
    # The fields that were sent.
    "sent": Dict[str, Any],
    # The record's name.
    "record_name": str,
    # The action.
    "action": Literal["created", "changed", "archived", "restored", "published", "undone", "invited", "withdrawn", "joined", "removed", "reset", "revoked"],
    # The fields that differ, as they were.
    "before": Dict[str, Any],
    # The fields that differ, as they are.
    "after": Dict[str, Any],
})

DraftWithChanges = TypedDict("DraftWithChanges", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it is published, RFC 3339; null: by hand.
    "publish_at": Union[str, None],
    # When it was published, RFC 3339; null: it is not.
    "published_at": Union[str, None],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[str, None],
    # How many there are.
    "count": int,
    # The value of `?preview=` with which pages and calls show the draft.
    "preview_key": str,
    # The changes.
    "changes": List["DraftChange"],
    # The appointments.
    "appointments": List[Dict[str, Any]],
    # What to do with each appointment that does not fit any more after the change.
    "accept": List["DraftWithChangesAccept"],
})

DraftWithChangesAccept = TypedDict("DraftWithChangesAccept", {
    # The id of the appointment.
    "appointment_id": int,
    # The action.
    "action": Literal["keep", "cancel", "move"],
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": NotRequired[str],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[int],
})

DuplicateFiche = TypedDict("DuplicateFiche", {
    # The client.
    "fiche": "Fiche",
    # Which details match those of the person in question.
    "same": List[Literal["phone", "email", "name"]],
})

ExplainedRange = TypedDict("ExplainedRange", {
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # The starts.
    "starts": List[str],
    # Why no time is offered; empty: all starts are.
    "reasons": List["ExplanationReason"],
})

ExplanationReason = TypedDict("ExplanationReason", {
    # A constant that programs can compare.
    "code": Literal["step", "past", "notice", "period", "closed", "other_services", "service_hours", "holiday", "closure", "elsewhere", "class", "taken", "capacity", "too_short", "buffer", "at_once", "between_starts", "resource", "link", "together"],
    # The name of a public holiday, a closure or a class.
    "label": NotRequired[str],
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # Until when, RFC 3339.
    "until_at": NotRequired[str],
    # The appointments.
    "appointments": NotRequired[List["AppointmentInTheWay"]],
    # The id of the service.
    "intervention_id": NotRequired[int],
    # Rooms and equipment.
    "resources": NotRequired[List["UnavailableResource"]],
})

Factor = TypedDict("Factor", {
    # The id.
    "id": int,
    # The kind.
    "kind": Literal["totp", "passkey"],
    # When it was created, RFC 3339.
    "created_at": str,
    # When it was last used, RFC 3339; null: never.
    "used_at": Union[str, None],
})

Feed = TypedDict("Feed", {
    # The id.
    "id": int,
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": Union[int, None],
    # The details of each appointment that the feed shows.
    "content": Literal["busy", "service", "client"],
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it was last used, RFC 3339; null: never.
    "last_used_at": Union[str, None],
})

FeedWithUrl = TypedDict("FeedWithUrl", {
    # The id.
    "id": int,
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": Union[int, None],
    # The details of each appointment that the feed shows.
    "content": Literal["busy", "service", "client"],
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # When it was last used, RFC 3339; null: never.
    "last_used_at": Union[str, None],
    # The feed's secret address; only this answer has it.
    "url": str,
})

Fiche = TypedDict("Fiche", {
    # The id.
    "id": int,
    # The group's id.
    "group_id": int,
    # The record's name in your system.
    "externid": Union[str, None],
    # First name.
    "firstname": str,
    # Last name; starts with `$` if the client is deleted.
    "lastname": str,
    # E-mail address.
    "email": str,
    # Phone number.
    "firstphone": str,
    # Phone number.
    "phone": str,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The new address, until it is confirmed by a mailed link.
    "temp_email": NotRequired[str],
    # Whether the client is blocked from booking online.
    "blacklisted": NotRequired[bool],
    # How many appointments of the last year the client missed. Not in `fiches.changes`.
    "missed": NotRequired[int],
    # Other programs' own values, by key.
    "metadata": NotRequired[Dict[str, str]],
    # Whether the group has the person as a client already.
    "existing_client": NotRequired[bool],
    # When it was created, RFC 3339.
    "created_at": str,
    # When it last changed, RFC 3339.
    "updated_at": str,
    # When it last changed, RFC 3339.
    "changed_at": str,
    # Grows with every change.
    "version": int,
})

FicheChangedEvent = TypedDict("FicheChangedEvent", {
    # The kind.
    "type": Literal["fiche.changed"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "FicheEventData",
})

FicheChanges = TypedDict("FicheChanges", {
    # The records.
    "records": List["Fiche"],
    # The records that your copy must delete.
    "gone": List["GoneFiche"],
    # Send it as `after` in the next call; each answer has one.
    "next": str,
    # Whether more follows at once.
    "has_more": bool,
})

FicheComment = TypedDict("FicheComment", {
    # The id.
    "id": int,
    # When, RFC 3339.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The text.
    "text": str,
})

FicheCreatedEvent = TypedDict("FicheCreatedEvent", {
    # The kind.
    "type": Literal["fiche.created"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "FicheEventData",
})

FicheErasedEvent = TypedDict("FicheErasedEvent", {
    # The kind.
    "type": Literal["fiche.erased"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "FicheEventData",
})

FicheEventData = TypedDict("FicheEventData", {
    # The group's id.
    "group_id": int,
    # The client's id.
    "id": int,
    # Grows with every change.
    "version": NotRequired[int],
    # The client in its present state; null: merged or erased; missing if the webhook's scopes do not cover it.
    "fiche": NotRequired[Union["Fiche", None]],
    # The client it was merged into; null: none.
    "merged_into": NotRequired[Union[int, None]],
    # Whether it was erased.
    "erased": NotRequired[bool],
})

_FicheFields = TypedDict("_FicheFields", {
    # The group's id.
    "group_id": NotRequired[int],
    # The keys to change; an empty text or null removes its key.
    "metadata": NotRequired[Dict[str, Union[str, None]]],
})
FicheFields = Union[_FicheFields, Dict[str, Any]]

FicheHistory = TypedDict("FicheHistory", {
    # The team's comments.
    "comments": List["FicheComment"],
    # The changes.
    "changes": List["FicheHistoryEntry"],
    # Who has read it.
    "reads": List["FicheRead"],
    # The clients that were merged into this one.
    "merges": List["FicheMerge"],
})

FicheHistoryEntry = TypedDict("FicheHistoryEntry", {
    # When, RFC 3339.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The names of the fields that changed.
    "fields": List[str],
    # The old and the new value of each field.
    "values": Union[Dict[str, List[Any]], None],
    # The reason, in words.
    "reason": str,
})

FicheImport = TypedDict("FicheImport", {
    # The id.
    "id": int,
    # The kind.
    "kind": Literal["clients", "appointments"],
    # The name.
    "name": str,
    # Who did it; null: unknown.
    "by": str,
    # The state.
    "state": Literal["checking", "ready", "importing", "stopped", "done", "undoing", "undone"],
    # How many rows the file has.
    "rows": int,
    # How many rows are done.
    "position": int,
    # The columns.
    "columns": List["FicheImportColumn"],
    # The order of day, month and year in dates.
    "date_order": Literal["dmy", "mdy"],
    # How existing clients are treated.
    "duplicates": Literal["skip", "fill", "replace"],
    # The names of services in the file, each with the group's service that it means; null: left out.
    "services": List["FicheImportServices"],
    # The calendars; empty: any.
    "calendars": List["FicheImportServices"],
    # The number of rows by result.
    "counts": "FicheImportCounts",
    # When it was created, RFC 3339.
    "created_at": str,
    # When it ended, RFC 3339; null: not yet.
    "finished_at": Union[str, None],
    # Until when it can be undone, RFC 3339; null: not any more.
    "undo_until": Union[str, None],
})

FicheImportColumn = TypedDict("FicheImportColumn", {
    # The column's heading in the file.
    "heading": str,
    # The field that gets the column; null: it is left out.
    "target": Union[str, None],
})

FicheImportCounts = TypedDict("FicheImportCounts", {
    # New clients.
    "new": int,
    # Rows about existing clients.
    "duplicate": int,
    # Rows that name nobody.
    "unusable": int,
    # Rows with values that are left out.
    "faulty": int,
    # How many of them are upcoming.
    "coming": int,
    # New clients that were created.
    "created": int,
    # Clients who were changed.
    "changed": int,
    # Existing clients that were left unchanged.
    "skipped": int,
    # How many appointments could not be imported.
    "refused": int,
    # How many clients came with appointments.
    "clients": int,
    # Clients whose import was undone.
    "undone": int,
    # Clients that stay after an undo, because they were changed or have booked since.
    "left": int,
})

FicheImportRow = TypedDict("FicheImportRow", {
    # The line of the table, from 1 on.
    "number": int,
    # The values of the row, by target.
    "values": Dict[str, Union[str, float, bool, None]],
    # The values that are left out.
    "faults": Dict[str, str],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[Literal["no_client", "no_time", "skipped_time", "too_far", "no_service", "no_calendar", "not_offered", "full"], None],
    # The existing client whom the row is about; null: the client is new.
    "duplicate": Union["Fiche", None],
})

FicheImportServices = TypedDict("FicheImportServices", {
    # The name.
    "name": str,
    # The height of the field in lines.
    "rows": int,
    # The id.
    "id": Union[int, None],
})

FicheList = TypedDict("FicheList", {
    # The records.
    "records": List["Fiche"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The field that orders the records.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

FicheMerge = TypedDict("FicheMerge", {
    # When, RFC 3339.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The client that was merged into this one.
    "merged": "MergedFiche",
    # When it was undone; null: it was not.
    "undone_at": Union[str, None],
})

FicheMergedEvent = TypedDict("FicheMergedEvent", {
    # The kind.
    "type": Literal["fiche.merged"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "FicheEventData",
})

FicheRead = TypedDict("FicheRead", {
    # The day, `YYYY-MM-DD`.
    "day": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # Whether the client's record was read, or their appointments.
    "what": Literal["fiche", "appointments"],
    # How many times.
    "times": int,
    # The first time of the day, RFC 3339.
    "first_at": str,
    # The last time of the day, RFC 3339.
    "last_at": str,
})

FicheWithVisits = TypedDict("FicheWithVisits", {
    # The id.
    "id": int,
    # The group's id.
    "group_id": int,
    # The record's name in your system.
    "externid": Union[str, None],
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # E-mail address.
    "email": str,
    # Phone number.
    "firstphone": str,
    # Phone number.
    "phone": str,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The new address, until it is confirmed by a mailed link.
    "temp_email": NotRequired[str],
    # Whether the client is blocked from booking online.
    "blacklisted": NotRequired[bool],
    # How many appointments of the last year the client missed. Not in `fiches.changes`.
    "missed": NotRequired[int],
    # Other programs' own values, by key.
    "metadata": NotRequired[Dict[str, str]],
    # Whether the group has the person as a client already.
    "existing_client": NotRequired[bool],
    # When it was created, RFC 3339.
    "created_at": str,
    # When it last changed, RFC 3339.
    "updated_at": str,
    # When it last changed, RFC 3339.
    "changed_at": str,
    # Grows with every change.
    "version": int,
    # How many visits the client has had.
    "visits": int,
    # The last visit, a date-time on the group's clock; null: none.
    "last_visit": Union[str, None],
    # The next appointment, a date-time on the group's clock; null: none.
    "next_appointment": Union[str, None],
})

FillGapBody = TypedDict("FillGapBody", {
    # The free time.
    "gap": "FillGapGap",
})

FillGapGap = TypedDict("FillGapGap", {
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # 0 or null: no preference
    "calendar_id": NotRequired[Union[int, None]],
    # 0 or null: no preference
    "offered_to": NotRequired[Union[int, None]],
})

ForgotPasswordAccount = TypedDict("ForgotPasswordAccount", {
    # E-mail address.
    "email": str,
    # The group's id.
    "group_id": NotRequired[int],
})

ForgotPasswordBody = TypedDict("ForgotPasswordBody", {
    # The account.
    "account": "ForgotPasswordAccount",
})

ForgotPasswordReply = TypedDict("ForgotPasswordReply", {
    # The confirmation, in words.
    "msg": str,
})

FormCondition = TypedDict("FormCondition", {
    # The name of the earlier question.
    "field": str,
    # The answers with which it is asked.
    "values": List[Union[str, float, bool]],
})

FormField = TypedDict("FormField", {
    # The name.
    "name": str,
    # The kind.
    "type": Literal["string", "text", "email", "integer", "boolean", "select", "radio", "linkedcombo", "datesplit", "inputex"],
    # The label.
    "label": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": NotRequired[str],
    # The words behind a checkbox.
    "rightLabel": NotRequired[str],
    # An example in the empty field.
    "placeholder": NotRequired[str],
    # Whether an answer is required.
    "required": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormCondition"],
    # The services.
    "interventions": NotRequired[List[int]],
    # Whether it is no longer asked; answers stay readable.
    "archived": NotRequired[bool],
    # The value.
    "value": NotRequired[Union[str, float, bool, None]],
    # The choices.
    "choices": NotRequired[List["Choice"]],
    # Whether an empty choice comes first.
    "addEmptyChoice": NotRequired[bool],
    # Whether the person may also give an answer of their own.
    "allowAny": NotRequired[bool],
    # How the choices are laid out.
    "display": NotRequired[str],
    # How a date is written.
    "dateFormat": NotRequired[str],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # The lowest number allowed.
    "min": NotRequired[float],
    # The highest number allowed.
    "max": NotRequired[float],
    # Whether it may be negative.
    "negative": NotRequired[bool],
    # Whether spaces around the answer are removed.
    "trim": NotRequired[bool],
    # The height of the field in lines.
    "rows": NotRequired[int],
    # The width of the field in characters.
    "cols": NotRequired[int],
    # The definition of a question of another kind, as text.
    "definition": NotRequired[str],
})

FormRecords = TypedDict("FormRecords", {
    # The questions about the client. By default `[]`.
    "Fiche": List[Union["FormRecordsFicheString", "FormRecordsFicheText", "FormRecordsFicheEmail", "FormRecordsFicheInteger", "FormRecordsFicheBoolean", "FormRecordsFicheSelect", "FormRecordsFicheRadio", "FormRecordsFicheLinkedcombo", "FormRecordsFicheDatesplit", "FormRecordsFicheInputex"]],
    # The questions about the appointment. By default `[]`.
    "Vevent": List[Union["FormRecordsVeventString", "FormRecordsVeventText", "FormRecordsVeventEmail", "FormRecordsVeventInteger", "FormRecordsVeventBoolean", "FormRecordsVeventSelect", "FormRecordsVeventRadio", "FormRecordsVeventLinkedcombo", "FormRecordsVeventDatesplit", "FormRecordsVeventInputex"]],
    # Grows with every change.
    "version": int,
})

FormRecordsChange = TypedDict("FormRecordsChange", {
    # The questions about the client. By default `[]`.
    "Fiche": NotRequired[List[Union["FormRecordsChangeFicheString", "FormRecordsChangeFicheText", "FormRecordsChangeFicheEmail", "FormRecordsChangeFicheInteger", "FormRecordsChangeFicheBoolean", "FormRecordsChangeFicheSelect", "FormRecordsChangeFicheRadio", "FormRecordsChangeFicheLinkedcombo", "FormRecordsChangeFicheDatesplit", "FormRecordsChangeFicheInputex"]]],
    # The questions about the appointment. By default `[]`.
    "Vevent": NotRequired[List[Union["FormRecordsChangeVeventString", "FormRecordsChangeVeventText", "FormRecordsChangeVeventEmail", "FormRecordsChangeVeventInteger", "FormRecordsChangeVeventBoolean", "FormRecordsChangeVeventSelect", "FormRecordsChangeVeventRadio", "FormRecordsChangeVeventLinkedcombo", "FormRecordsChangeVeventDatesplit", "FormRecordsChangeVeventInputex"]]],
})

FormRecordsChangeFicheBoolean = TypedDict("FormRecordsChangeFicheBoolean", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["boolean"],
    # The words behind a checkbox. By default `""`.
    "rightLabel": NotRequired[Union[str, Dict[str, str]]],
})

FormRecordsChangeFicheDatesplit = TypedDict("FormRecordsChangeFicheDatesplit", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["datesplit"],
    # How a date is written.
    "dateFormat": NotRequired[str],
})

FormRecordsChangeFicheEmail = TypedDict("FormRecordsChangeFicheEmail", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["email"],
})

FormRecordsChangeFicheInputex = TypedDict("FormRecordsChangeFicheInputex", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["inputex"],
    # The definition of a question of another kind, as text.
    "definition": NotRequired[str],
})

FormRecordsChangeFicheInteger = TypedDict("FormRecordsChangeFicheInteger", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["integer"],
    # Whether it may be negative. By default `false`.
    "negative": NotRequired[bool],
    # The lowest number allowed.
    "min": NotRequired[int],
    # The highest number allowed.
    "max": NotRequired[int],
})

FormRecordsChangeFicheLinkedcombo = TypedDict("FormRecordsChangeFicheLinkedcombo", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["linkedcombo"],
    # The choices.
    "choices": List["FormRecordsFicheLinkedcomboChoices"],
})

FormRecordsChangeFicheRadio = TypedDict("FormRecordsChangeFicheRadio", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["radio"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # How the choices are laid out.
    "display": NotRequired[str],
    # Whether the person may also give an answer of their own.
    "allowAny": NotRequired[bool],
})

FormRecordsChangeFicheSelect = TypedDict("FormRecordsChangeFicheSelect", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["select"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # Whether an empty choice comes first. By default `false`.
    "addEmptyChoice": NotRequired[bool],
})

FormRecordsChangeFicheString = TypedDict("FormRecordsChangeFicheString", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["string"],
})

FormRecordsChangeFicheText = TypedDict("FormRecordsChangeFicheText", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["text"],
    # The height of the field in lines.
    "rows": NotRequired[int],
    # The width of the field in characters.
    "cols": NotRequired[int],
})

FormRecordsChangeVeventBoolean = TypedDict("FormRecordsChangeVeventBoolean", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["boolean"],
    # The words behind a checkbox. By default `""`.
    "rightLabel": NotRequired[Union[str, Dict[str, str]]],
})

FormRecordsChangeVeventDatesplit = TypedDict("FormRecordsChangeVeventDatesplit", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["datesplit"],
    # How a date is written.
    "dateFormat": NotRequired[str],
})

FormRecordsChangeVeventEmail = TypedDict("FormRecordsChangeVeventEmail", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["email"],
})

FormRecordsChangeVeventInputex = TypedDict("FormRecordsChangeVeventInputex", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["inputex"],
    # The definition of a question of another kind, as text.
    "definition": NotRequired[str],
})

FormRecordsChangeVeventInteger = TypedDict("FormRecordsChangeVeventInteger", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["integer"],
    # Whether it may be negative. By default `false`.
    "negative": NotRequired[bool],
    # The lowest number allowed.
    "min": NotRequired[int],
    # The highest number allowed.
    "max": NotRequired[int],
})

FormRecordsChangeVeventLinkedcombo = TypedDict("FormRecordsChangeVeventLinkedcombo", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["linkedcombo"],
    # The choices.
    "choices": List["FormRecordsFicheLinkedcomboChoices"],
})

FormRecordsChangeVeventRadio = TypedDict("FormRecordsChangeVeventRadio", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["radio"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # How the choices are laid out.
    "display": NotRequired[str],
    # Whether the person may also give an answer of their own.
    "allowAny": NotRequired[bool],
})

FormRecordsChangeVeventSelect = TypedDict("FormRecordsChangeVeventSelect", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["select"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # Whether an empty choice comes first. By default `false`.
    "addEmptyChoice": NotRequired[bool],
})

FormRecordsChangeVeventString = TypedDict("FormRecordsChangeVeventString", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["string"],
})

FormRecordsChangeVeventText = TypedDict("FormRecordsChangeVeventText", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # Whether an answer is required. By default `false`.
    "required": NotRequired[bool],
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": NotRequired[bool],
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": NotRequired[bool],
    # The kind.
    "type": Literal["text"],
    # The height of the field in lines.
    "rows": NotRequired[int],
    # The width of the field in characters.
    "cols": NotRequired[int],
})

FormRecordsFicheBoolean = TypedDict("FormRecordsFicheBoolean", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["boolean"],
    # The words behind a checkbox. By default `""`.
    "rightLabel": Union[str, Dict[str, str]],
})

FormRecordsFicheDatesplit = TypedDict("FormRecordsFicheDatesplit", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["datesplit"],
    # How a date is written.
    "dateFormat": NotRequired[str],
})

FormRecordsFicheEmail = TypedDict("FormRecordsFicheEmail", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["email"],
})

FormRecordsFicheInputex = TypedDict("FormRecordsFicheInputex", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["inputex"],
    # The definition of a question of another kind, as text.
    "definition": NotRequired[str],
})

FormRecordsFicheInteger = TypedDict("FormRecordsFicheInteger", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["integer"],
    # Whether it may be negative. By default `false`.
    "negative": bool,
    # The lowest number allowed.
    "min": NotRequired[int],
    # The highest number allowed.
    "max": NotRequired[int],
})

FormRecordsFicheLinkedcombo = TypedDict("FormRecordsFicheLinkedcombo", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["linkedcombo"],
    # The choices.
    "choices": List["FormRecordsFicheLinkedcomboChoices"],
})

FormRecordsFicheLinkedcomboChoices = TypedDict("FormRecordsFicheLinkedcomboChoices", {
    # The value.
    "value": Union[str, float],
    # The label.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
})

FormRecordsFicheRadio = TypedDict("FormRecordsFicheRadio", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["radio"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # How the choices are laid out.
    "display": NotRequired[str],
    # Whether the person may also give an answer of their own.
    "allowAny": NotRequired[bool],
})

FormRecordsFicheSelect = TypedDict("FormRecordsFicheSelect", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The kind.
    "type": Literal["select"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # Whether an empty choice comes first. By default `false`.
    "addEmptyChoice": bool,
})

FormRecordsFicheSelectChoices = TypedDict("FormRecordsFicheSelectChoices", {
    # The value.
    "value": Union[str, float],
    # The label.
    "label": NotRequired[Union[str, Dict[str, str]]],
})

FormRecordsFicheString = TypedDict("FormRecordsFicheString", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["string"],
})

FormRecordsFicheStringCondition = TypedDict("FormRecordsFicheStringCondition", {
    # The name of the earlier question.
    "field": str,
    # The old and the new value of each field.
    "values": List[Union[str, float, bool]],
})

FormRecordsFicheText = TypedDict("FormRecordsFicheText", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["text"],
    # The height of the field in lines.
    "rows": NotRequired[int],
    # The width of the field in characters.
    "cols": NotRequired[int],
})

FormRecordsVeventBoolean = TypedDict("FormRecordsVeventBoolean", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["boolean"],
    # The words behind a checkbox. By default `""`.
    "rightLabel": Union[str, Dict[str, str]],
})

FormRecordsVeventDatesplit = TypedDict("FormRecordsVeventDatesplit", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["datesplit"],
    # How a date is written.
    "dateFormat": NotRequired[str],
})

FormRecordsVeventEmail = TypedDict("FormRecordsVeventEmail", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["email"],
})

FormRecordsVeventInputex = TypedDict("FormRecordsVeventInputex", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["inputex"],
    # The definition of a question of another kind, as text.
    "definition": NotRequired[str],
})

FormRecordsVeventInteger = TypedDict("FormRecordsVeventInteger", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["integer"],
    # Whether it may be negative. By default `false`.
    "negative": bool,
    # The lowest number allowed.
    "min": NotRequired[int],
    # The highest number allowed.
    "max": NotRequired[int],
})

FormRecordsVeventLinkedcombo = TypedDict("FormRecordsVeventLinkedcombo", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["linkedcombo"],
    # The choices.
    "choices": List["FormRecordsFicheLinkedcomboChoices"],
})

FormRecordsVeventRadio = TypedDict("FormRecordsVeventRadio", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["radio"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # How the choices are laid out.
    "display": NotRequired[str],
    # Whether the person may also give an answer of their own.
    "allowAny": NotRequired[bool],
})

FormRecordsVeventSelect = TypedDict("FormRecordsVeventSelect", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The kind.
    "type": Literal["select"],
    # The choices.
    "choices": List[Union[Union[str, float], "FormRecordsFicheSelectChoices"]],
    # Whether an empty choice comes first. By default `false`.
    "addEmptyChoice": bool,
})

FormRecordsVeventString = TypedDict("FormRecordsVeventString", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["string"],
})

FormRecordsVeventText = TypedDict("FormRecordsVeventText", {
    # The name.
    "name": str,
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # Whether an answer is required. By default `false`.
    "required": bool,
    # Whether it is no longer asked; answers stay readable. By default `false`.
    "archived": bool,
    # It is asked only with some answers to an earlier question.
    "condition": NotRequired["FormRecordsFicheStringCondition"],
    # The value.
    "value": NotRequired[Union[str, float, bool]],
    # The services.
    "interventions": NotRequired[List[int]],
    # The pattern that the answer has to match.
    "regexp": NotRequired[str],
    # The minimum number of characters.
    "minLength": NotRequired[int],
    # The maximum number of characters.
    "maxLength": NotRequired[int],
    # An example in the empty field.
    "placeholder": NotRequired[Union[str, Dict[str, str]]],
    # Whether spaces around the answer are removed. By default `true`.
    "trim": bool,
    # The kind.
    "type": Literal["text"],
    # The height of the field in lines.
    "rows": NotRequired[int],
    # The width of the field in characters.
    "cols": NotRequired[int],
})

Forms = TypedDict("Forms", {
    # The questions about the client.
    "Fiche": List["FormField"],
    # The questions about the appointment.
    "Vevent": List["FormField"],
})

Founder = TypedDict("Founder", {
    # E-mail address.
    "email": str,
    # First name.
    "firstname": NotRequired[str],
    # Last name.
    "lastname": NotRequired[str],
})

FulfilledWish = TypedDict("FulfilledWish", {
    # The entry on the waiting list.
    "wish": "Wish",
    # The records.
    "records": List["Appointment"],
    # The client's token, for their own appointments; null: unchanged.
    "fiche_token": Union[str, None],
})

GetAppointmentHistoryReply = TypedDict("GetAppointmentHistoryReply", {
    # The records.
    "records": List["AppointmentHistoryEntry"],
})

GetArrivalPageReply = TypedDict("GetArrivalPageReply", {
    # The address of the page at the door; null: there is none.
    "url": Union[str, None],
})

GetCalendarReply = TypedDict("GetCalendarReply", {
    # The calendar.
    "calendar": "CalendarRecord",
})

GetCalendarsetReply = TypedDict("GetCalendarsetReply", {
    # The place or team.
    "calendarset": "CalendarSetRecord",
})

GetClassReply = TypedDict("GetClassReply", {
    # The class.
    "class": "ClassRecord",
})

GetDraftReply = TypedDict("GetDraftReply", {
    # The draft.
    "draft": "DraftWithChanges",
})

GetFormRecordsReply = TypedDict("GetFormRecordsReply", {
    # The questions that the group asks.
    "forms": "FormRecords",
})

GetGroupByUrlnameReply = TypedDict("GetGroupByUrlnameReply", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The group's name in its address.
    "urlname": str,
    # Phone number.
    "phone": str,
    # Whether only the group's own people see it.
    "inactive": Literal[True],
    # Whether the group is published.
    "active": Literal[False],
})

GetInterventionReply = TypedDict("GetInterventionReply", {
    # The service.
    "intervention": "ServiceRecord",
})

GetInterventionsetReply = TypedDict("GetInterventionsetReply", {
    # The kind of service.
    "interventionset": "ServiceSetRecord",
})

GetNetworksAnts = TypedDict("GetNetworksAnts", {
    # Whether the national search finds the group's times.
    "search": bool,
    # Whether the register is asked about applications, and told of appointments.
    "register": bool,
    # When a call last succeeded, RFC 3339; null: never.
    "succeeded_at": Union[str, None],
    # When a call last failed, RFC 3339; null: never.
    "failed_at": Union[str, None],
    # Why the last attempt failed; null: it succeeded.
    "failure": Union[Literal["refused", "failed", "no_answer", "unreadable"], None],
    # Since when no attempt has succeeded, RFC 3339; null: the last one did.
    "failing_since": Union[str, None],
    # How many events are not delivered yet.
    "waiting": int,
})

GetNetworksReply = TypedDict("GetNetworksReply", {
    # The network for identity documents; null: the group or the installation takes no part.
    "ants": Union["GetNetworksAnts", None],
    # The network of emergency regulators; null: the installation takes no part.
    "sas": Union["GetNetworksSas", None],
})

GetNetworksSas = TypedDict("GetNetworksSas", {
    # Whether the group has a FINESS or SIRET number, and calendars with an RPPS number.
    "takes_part": bool,
    # Whether regulators find the group's times.
    "search": bool,
    # Whether the platform is told of appointments that regulators make.
    "platform": bool,
    # How many calendars have an RPPS number.
    "calendars": int,
    # How many regulators may book.
    "regulators": int,
    # When a call last succeeded, RFC 3339; null: never.
    "succeeded_at": Union[str, None],
    # When a call last failed, RFC 3339; null: never.
    "failed_at": Union[str, None],
    # Why the last attempt failed; null: it succeeded.
    "failure": Union[Literal["refused", "failed", "no_answer", "unreadable"], None],
    # Since when no attempt has succeeded, RFC 3339; null: the last one did.
    "failing_since": Union[str, None],
    # How many events are not delivered yet.
    "waiting": int,
})

GetPackReply = TypedDict("GetPackReply", {
    # The pack it was booked in; null: none.
    "pack": "PackRecord",
})

GetPassofferReply = TypedDict("GetPassofferReply", {
    # The pass offer.
    "passoffer": "ListPassofferRecordsRecords",
})

GetPromotionReply = TypedDict("GetPromotionReply", {
    # The discount in whole per cent; null: none.
    "promotion": "PromotionRecord",
})

GetResourceReply = TypedDict("GetResourceReply", {
    # The room or equipment; null: none.
    "resource": "ListResourceRecordsRecords",
})

GetSandboxReply = TypedDict("GetSandboxReply", {
    # The copy for programs in the making; null: there is none.
    "sandbox": Union["Sandbox", None],
})

GetSettingsReply = TypedDict("GetSettingsReply", {
    # The settings.
    "settings": "Settings",
})

GetShardByUrlnameReply = TypedDict("GetShardByUrlnameReply", {
    # The cell that has the group.
    "shard_name": str,
})

GetWebhookDeliveryReply = TypedDict("GetWebhookDeliveryReply", {
    # The delivery.
    "delivery": "WebhookDeliveryWithBody",
})

GetWebsiteReply = TypedDict("GetWebsiteReply", {
    # The home page.
    "website": "WebsiteRecord",
})

GiveFactorBody = TypedDict("GiveFactorBody", {
    # The factor.
    "factor": "GiveFactorFactor",
})

GiveFactorFactor = TypedDict("GiveFactorFactor", {
    # The code of an authenticator app, or a recovery code.
    "code": NotRequired[Union[str, None]],
    # The browser's answer for a passkey.
    "passkey": NotRequired[Union[Dict[str, Any], None]],
})

GoneAppointment = TypedDict("GoneAppointment", {
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "changed_at": str,
})

GoneFiche = TypedDict("GoneFiche", {
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "changed_at": str,
    # The client it was merged into; null: none.
    "merged_into": Union[int, None],
    # Whether it was erased.
    "erased": bool,
})

Group = TypedDict("Group", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The group's name in its address.
    "urlname": str,
    # The preposition before the name, in languages that have one.
    "preposition": str,
    # Phone number.
    "phone": str,
    # The organisation's own site.
    "website": str,
    # The organisation's own site.
    "siteUrl": str,
    # The logo; null: none.
    "logo_key": Union[str, None],
    # The cell that has the group.
    "shard": str,
    # The deployment whose switches apply.
    "deployment": Literal["default", "hads", "sncf", "ants", "sso"],
    # Whether the group is published.
    "active": bool,
    # Whether only the group's own people see it.
    "inactive": bool,
    # Whether new clients are welcome.
    "open": bool,
    # Whether only existing clients book.
    "reserved": bool,
    # Whether it is a health practice, whose clients are patients.
    "health": bool,
    # Whether only a goodbye follows a logout.
    "store_chain": bool,
    # Whether a home page comes before the booking.
    "has_minisite": bool,
    # Whether visitors may wait for a time that becomes free.
    "has_waiting_list": bool,
    # Whether the group has pass offers.
    "sells_passes": NotRequired[bool],
    # Whether the group has classes.
    "gives_classes": NotRequired[bool],
    # Whether offers are pointed out.
    "has_promotions": bool,
    # Whether visitors choose the calendar first.
    "has_calendars_tab": bool,
    # Whether visitors choose the service first.
    "has_interventions_tab": bool,
    # The language, a code like `fr`.
    "locale": str,
    # The languages that clients can choose.
    "enabled_locales": str,
    # The country, a code like `FR`.
    "country": str,
    # The currency.
    "currency": str,
    # The currency, a code like `EUR`.
    "currency_code": str,
    # The time zone, such as `Europe/Paris`.
    "timezone": str,
    # Street and number.
    "address": str,
    # Town.
    "city": str,
    # Postcode.
    "zipcode": str,
    # Latitude.
    "lat": Union[float, None],
    # Longitude.
    "lng": Union[float, None],
    # Whether services and times are visible without a login.
    "openData": bool,
    # Whether clients log in with the provider only.
    "sso_login_only": bool,
    # The text of the button that leads to the provider; null: no provider.
    "sso_label": Union[str, None],
    # The language of that text.
    "sso_lang": NotRequired[str],
    # How clients log in.
    "user_login_profile": Literal["Account", "Fiche"],
    # How clients log in.
    "loginProfile": Literal["Account", "Fiche"],
    # The steps of a booking; empty: by the catalogue.
    "user_sequence_config": List["SequenceStep"],
    # The first steps of a booking.
    "steps_init": List["SequenceStep"],
    # How many rooms and pieces of equipment there are.
    "resource_count": int,
    # Whether the consent to texts is ticked beforehand.
    "check_sms_from_web": bool,
    # Whether the installation can send SMS.
    "sends_sms": bool,
    # Whether several services make one appointment.
    "merge_interventions": bool,
    # Whether packs can be booked.
    "pack_interventions": bool,
    # A setting that only older clients read.
    "use_booking_service": bool,
    # A setting that only older clients read.
    "use_api_v3": bool,
    # Whether promotional texts are not offered.
    "hide_marketing_sms": bool,
    # Whether clients may add a message.
    "user_allow_comment": bool,
    # The phone number of the call centre.
    "callCenter": bool,
    # Whether the team may book a taken place.
    "allow_overbooking": bool,
    # Whether clients see how many places are left.
    "capacity_display_user": bool,
    # Whether services without free times are left out of lists.
    "hide_without_times": bool,
    # Whether services and calendars are listed with their next free times.
    "next_times": bool,
    # How times are laid out at first.
    "slots_view": Literal["columns", "day", "auto"],
    # Whether prices are shown.
    "display_intervention_price": bool,
    # Whether lengths are shown.
    "display_intervention_length": bool,
    # Whether descriptions are shown.
    "display_intervention_info": bool,
    # How far ahead clients may book, in minutes; null: no limit.
    "maxrdv_period": int,
    # The minimum minutes before the start for a client's move or cancellation.
    "min_cancel_notice": int,
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never.
    "late_cancellation_hours": int,
    # The colours.
    "theme": "Look",
    # How lists are laid out.
    "grid_list_mode": Dict[str, "ListMode"],
    # The group's own texts on the pages.
    "apptemplates": Dict[str, str],
    # Google tags.
    "tracking_tags": List["TrackingTag"],
    # The id of a Meta pixel.
    "facebook_pixel_id": Union[str, None],
    # Whether places and teams are shown.
    "public_calendarsets": bool,
    # Whether kinds of service are shown.
    "public_interventionsets": bool,
    # Which calendars do which services, for older clients.
    "calendars_interventions_links": Dict[str, List[int]],
    # The questions that the group asks.
    "forms": NotRequired["Forms"],
    # The host of the group's own video meetings; null or empty: the installation's.
    "meeting_host": Union[str, None],
})

GroupEventData = TypedDict("GroupEventData", {
    # The group's id.
    "group_id": int,
    # The id.
    "id": NotRequired[int],
    # Grows with every change.
    "version": NotRequired[int],
})

GroupText = TypedDict("GroupText", {
    # The kind.
    "kind": str,
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": Union[int, None],
    # The record's name.
    "record_name": str,
    # The place in the record.
    "path": str,
    # The texts.
    "texts": Dict[str, str],
    # The languages whose translation is older than the original.
    "outdated": List[str],
})

Hold = TypedDict("Hold", {
    # The visitor's secret, to be sent with the booking.
    "hold": Union[str, None],
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": Union[str, None],
    # The seconds left.
    "seconds": int,
})

HoldSlotBody = TypedDict("HoldSlotBody", {
    # The time to be kept.
    "hold": "NewHold",
})

HolidayRegion = TypedDict("HolidayRegion", {
    # A country or region: `FR`, `DE-BY`.
    "code": str,
    # The name.
    "name": str,
})

HoursClosure = TypedDict("HoursClosure", {
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label.
    "label": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The same for closures that repeat.
    "series": Union[str, None],
})

Ids = TypedDict("Ids", {
    # The ids, in their order.
    "ids": List[int],
})

ImportGroupFileBody = TypedDict("ImportGroupFileBody", {
    # The group file.
    "file": Dict[str, Any],
    # `seen` of the preview.
    "seen": str,
})

InstantSpan = TypedDict("InstantSpan", {
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
})

Invitation = TypedDict("Invitation", {
    # Owner, professional or call centre.
    "role": Literal["owner", "pro", "call_centre"],
    # The calendars that the person is limited to; null: all.
    "calendars": Union[List[int], None],
    # The id.
    "id": int,
    # E-mail address.
    "email": str,
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": str,
})

LegacyError = List[Dict[str, Any]]

ListAccessKeysReply = TypedDict("ListAccessKeysReply", {
    # The access keys.
    "access_keys": List["AccessKey"],
})

ListBusySourcesReply = TypedDict("ListBusySourcesReply", {
    # The connected calendars, whose busy times close the group's calendars.
    "busy_sources": List["BusySource"],
    # The providers whose login can connect calendars.
    "providers": List[Literal["google", "microsoft"]],
})

ListCalendarRecordsReply = TypedDict("ListCalendarRecordsReply", {
    # The records.
    "records": List["CalendarRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListCalendarsReply = TypedDict("ListCalendarsReply", {
    # The records.
    "records": List["Calendar"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListCalendarsetRecordsReply = TypedDict("ListCalendarsetRecordsReply", {
    # The records.
    "records": List["CalendarSetRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListCalendarsetsReply = TypedDict("ListCalendarsetsReply", {
    # The records.
    "records": List["CalendarSet"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListChangesReply = TypedDict("ListChangesReply", {
    # The changes.
    "changes": List["CatalogueChange"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[int, None],
})

ListClassDatesReply = TypedDict("ListClassDatesReply", {
    # The records.
    "records": List["ClassDate"],
    # The day of the first date after the requested days; null: none.
    "next_day": Union[str, None],
})

ListClassRecordsReply = TypedDict("ListClassRecordsReply", {
    # The records.
    "records": List["ClassRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListClassesReply = TypedDict("ListClassesReply", {
    # The records.
    "records": List["Class"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListDeletionRequestsReply = TypedDict("ListDeletionRequestsReply", {
    # The records.
    "records": List["DeletionRequest"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListDraftsReply = TypedDict("ListDraftsReply", {
    # The drafts.
    "drafts": List["Draft"],
})

ListExplanationsReply = TypedDict("ListExplanationsReply", {
    # The day, `YYYY-MM-DD`.
    "day": str,
    # The length in minutes.
    "length": int,
    # The records.
    "records": List["CalendarExplanation"],
    # Calendars that cannot take the booking at any time, each with the reason.
    "others": List["CalendarNeverFree"],
})

ListFactorsReply = TypedDict("ListFactorsReply", {
    # The second factors.
    "factors": List["Factor"],
    # How many recovery codes are left.
    "recovery_codes": int,
    # The groups that require a second factor.
    "required_by": List[int],
})

ListFeedsReply = TypedDict("ListFeedsReply", {
    # The calendar feeds.
    "feeds": List["Feed"],
})

ListFicheDuplicatesBody = TypedDict("ListFicheDuplicatesBody", {
    # The client.
    "fiche": "NewFicheOrId",
})

ListFicheDuplicatesReply = TypedDict("ListFicheDuplicatesReply", {
    # The records.
    "records": List["DuplicateFiche"],
})

ListFicheImportRowsReply = TypedDict("ListFicheImportRowsReply", {
    # The records.
    "records": List["FicheImportRow"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[int, None],
})

ListFicheImportsReply = TypedDict("ListFicheImportsReply", {
    # The imports.
    "fiche_imports": List["FicheImport"],
})

ListFicheTableReply = TypedDict("ListFicheTableReply", {
    # The records.
    "records": List["FicheWithVisits"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListHolidayRegionsReply = TypedDict("ListHolidayRegionsReply", {
    # The records.
    "records": List["HolidayRegion"],
})

ListHolidaysReply = TypedDict("ListHolidaysReply", {
    # The records.
    "records": List["PublicHoliday"],
})

ListInterventionRecordsReply = TypedDict("ListInterventionRecordsReply", {
    # The records.
    "records": List["ServiceRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListInterventionsReply = TypedDict("ListInterventionsReply", {
    # The records.
    "records": List["Service"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListInterventionsetRecordsReply = TypedDict("ListInterventionsetRecordsReply", {
    # The records.
    "records": List["ServiceSetRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListInterventionsetsReply = TypedDict("ListInterventionsetsReply", {
    # The records.
    "records": List["ServiceSet"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListInvitationsReply = TypedDict("ListInvitationsReply", {
    # The invitations.
    "invitations": List["Invitation"],
})

ListMessagesAnswers = TypedDict("ListMessagesAnswers", {
    # The placeholder.
    "placeholder": str,
    # The label.
    "label": str,
})

ListMessagesNoticeAddresses = TypedDict("ListMessagesNoticeAddresses", {
    # E-mail address.
    "email": str,
    # Whether its owner has confirmed it.
    "proven": bool,
})

ListMessagesReply = TypedDict("ListMessagesReply", {
    # The messages.
    "messages": List["Message"],
    # Further placeholders, for answers to the group's questions.
    "answers": List["ListMessagesAnswers"],
    # A sample of each placeholder, in each language.
    "examples": Dict[str, Dict[str, str]],
    # The addresses that get notices.
    "notice_addresses": List["ListMessagesNoticeAddresses"],
})

ListMode = TypedDict("ListMode", {
    # The description for clients, in HTML.
    "description": NotRequired[bool],
    # The picture.
    "image": NotRequired[bool],
    # Whether it is a grid.
    "grid_mode": NotRequired[bool],
})

ListNextTimesReply = TypedDict("ListNextTimesReply", {
    # The group's id.
    "group_id": int,
    # The next free times.
    "next_times": List["NextTimes"],
})

ListOpeningHoursReply = TypedDict("ListOpeningHoursReply", {
    # The records.
    "records": List["CalendarHours"],
})

ListPackInterventionsReply = TypedDict("ListPackInterventionsReply", {
    # The records.
    "records": List["Pack"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListPackRecordsReply = TypedDict("ListPackRecordsReply", {
    # The records.
    "records": List["PackRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListPassesOffers = TypedDict("ListPassesOffers", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # How many visits the client has had.
    "visits": int,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
})

ListPassesRecords = TypedDict("ListPassesRecords", {
    # The id.
    "id": int,
    # The client's id.
    "fiche_id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # How many visits the client has had.
    "visits": int,
    # Clients that stay after an undo, because they were changed or have booked since.
    "left": int,
    # The day of the sale, `YYYY-MM-DD`.
    "sold_on": str,
    # The last day on which it applies; null: without end.
    "valid_until": Union[str, None],
    # The services.
    "interventions": List[int],
})

ListPassesReply = TypedDict("ListPassesReply", {
    # The records.
    "records": List["ListPassesRecords"],
    # The pass offers that may be given.
    "offers": List["ListPassesOffers"],
})

ListPassofferRecordsRecords = TypedDict("ListPassofferRecordsRecords", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": Union[int, None],
    # How many visits the client has had. By default `10`.
    "visits": int,
    #  By default `0`.
    "valid_months": int,
    #  By default `0`.
    "valid_days": int,
    #  By default `false`.
    "from_first_visit": bool,
    # The services. By default `[]`.
    "interventions": List[int],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

ListPassofferRecordsReply = TypedDict("ListPassofferRecordsReply", {
    # The records.
    "records": List["ListPassofferRecordsRecords"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListProGroupsReply = TypedDict("ListProGroupsReply", {
    # The records.
    "records": List["ProGroup"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListPromotionRecordsReply = TypedDict("ListPromotionRecordsReply", {
    # The records.
    "records": List["PromotionRecord"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListProsReply = TypedDict("ListProsReply", {
    # The records.
    "records": List["Colleague"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListRemoteCalendarsBody = TypedDict("ListRemoteCalendarsBody", {
    # The login.
    "login": Union["ListRemoteCalendarsLogin", "CalendarProviderLogin"],
})

ListRemoteCalendarsLogin = TypedDict("ListRemoteCalendarsLogin", {
    # The address of the server or calendar, `https:`.
    "address": str,
    # The user name.
    "username": str,
    # The password.
    "password": str,
})

ListRemoteCalendarsReply = TypedDict("ListRemoteCalendarsReply", {
    # Why the last attempt failed; null: it succeeded.
    "failure": Union[Literal["unreachable", "refused", "not_public", "too_long", "too_many", "not_a_calendar", "login", "read_only"], None],
    # The calendars that the login opens.
    "remote_calendars": List["RemoteCalendar"],
    # Proves a login on a provider's page, for 15 minutes.
    "grant": Union[str, None],
})

ListResourceRecordsRecords = TypedDict("ListResourceRecordsRecords", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # How many appointments may take place at the same time. By default `1`.
    "capacity": int,
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": Union[int, None],
    # Street and number. By default `null`.
    "address": Union["PlaceRecord", None],
    # When it is closed. By default `[]`.
    "closures": List["ClosureRecord"],
    # The country or region whose public holidays close it; "": none. By default `null`.
    "holidays": Union[str, None],
    # Minutes from one start to the next, counted from the opening time. By default `15`.
    "slot_step": int,
    # The weekly hours; null: the group's hours apply. By default `null`.
    "openinghours": Union[List["WeeklyRule"], None],
    # Single open times besides the weekly hours. By default `[]`.
    "openings": List["OpeningRecord"],
    # The place or team it belongs to; null: none. By default `null`.
    "calendarset_id": Union[int, None],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

ListResourceRecordsReply = TypedDict("ListResourceRecordsReply", {
    # The records.
    "records": List["ListResourceRecordsRecords"],
    # Send it as `after` to get the next records; null: this is the last answer.
    "next": Union[str, None],
})

ListTextsReply = TypedDict("ListTextsReply", {
    # The group's own language, in which the originals are written.
    "locale": str,
    # The languages.
    "languages": List[str],
    # The texts.
    "texts": List["GroupText"],
})

ListTradesReply = TypedDict("ListTradesReply", {
    # The trades.
    "trades": List["Trade"],
})

ListWebhookDeliveriesReply = TypedDict("ListWebhookDeliveriesReply", {
    # The deliveries.
    "deliveries": List["WebhookDelivery"],
    # Whether more follows at once.
    "has_more": bool,
})

ListWebhooksReply = TypedDict("ListWebhooksReply", {
    # The webhooks.
    "webhooks": List["Webhook"],
})

ListWebsitesReply = TypedDict("ListWebsitesReply", {
    # The records.
    "records": List["Website"],
    # How many records there are.
    "totalRecords": int,
    # The number of records in this answer.
    "recordsReturned": int,
    # How many records come before the first one of this answer.
    "startIndex": int,
    # The most records in one answer.
    "pageSize": int,
    # The position in lists; the record with the lowest comes first.
    "sort": Union[str, None],
    # The direction of `sort`.
    "dir": Literal["asc", "desc"],
})

ListWishesReply = TypedDict("ListWishesReply", {
    # The records.
    "records": List["Wish"],
    # How many there are.
    "count": int,
})

Login = TypedDict("Login", {
    # The professional.
    "pro": Union["SessionPro", None],
    # The account.
    "account": Union["SessionAccount", None],
    # The token of the session.
    "account_token": str,
    # Whether a provider has authenticated the person.
    "sso_logged": bool,
    # Whether a new password has to be chosen first.
    "needPasswordChange": bool,
    # The kinds of second factors of which the login still needs one; null: it needs none.
    "needFactor": Union["SessionNeedFactor", None],
    # The person's unfinished appointment; null: none.
    "pendingRdv": Union[Dict[str, Any], None],
    # The groups.
    "groups": List["ProGroup"],
    # The client.
    "fiche": "LoginFiche",
    # The error; null: none.
    "error": None,
})

LoginAccount = TypedDict("LoginAccount", {
    # E-mail address.
    "email": NotRequired[Union[str, None]],
    # The password.
    "password": NotRequired[Union[str, None]],
    # The group's id.
    "group_id": NotRequired[Union[int, None]],
    # The key of a client, from a mail.
    "ficheKey": NotRequired[Union[str, None]],
    # The new address, until it is confirmed by a mailed link.
    "temp_email": NotRequired[Union[str, None]],
    # The one-use key of an activation or change of address.
    "validation_key": NotRequired[Union[str, None]],
    # The one-use key of a new password.
    "oubliKey": NotRequired[Union[str, None]],
    # The one-use key of a professional who is logged in in another cell.
    "handover_key": NotRequired[Union[str, None]],
})

LoginBody = TypedDict("LoginBody", {
    # The account.
    "account": "LoginAccount",
})

LoginFiche = TypedDict("LoginFiche", {
    # The appointments.
    "appointments": List["Appointment"],
})

LogoutBody = TypedDict("LogoutBody", {
    # The query of the page of the logout.
    "page_query": NotRequired[Union[str, None]],
})

LogoutReply = TypedDict("LogoutReply", {
    # Always `ok`.
    "status": Literal["ok"],
    # The address where the browser logs out of the provider too.
    "sso_logout": NotRequired[str],
})

Look = TypedDict("Look", {
    # The colours, by their use.
    "usercolors": Dict[str, str],
    # Light, dark, or as the visitor's system chooses.
    "scheme": Literal["auto", "light", "dark"],
})

MakeCallsAnswers = TypedDict("MakeCallsAnswers", {
    # The HTTP status.
    "status": int,
    # The body of the answer.
    "body": Any,
})

MakeCallsBody = TypedDict("MakeCallsBody", {
    # The calls, in their order.
    "calls": List["MakeCallsCalls"],
})

MakeCallsCalls = TypedDict("MakeCallsCalls", {
    # The method of the call.
    "method": Literal["POST", "PUT", "PATCH", "DELETE"],
    # The path of v3, with its query: `/groups/4/fiches?upsert=1`.
    "path": str,
    # The body of the call.
    "body": NotRequired[Dict[str, Any]],
    # The call's `Idempotency-Key`.
    "idempotency_key": NotRequired[str],
    # The call's `If-Match`.
    "if_match": NotRequired[str],
})

MakeCallsReply = TypedDict("MakeCallsReply", {
    # The answers, in the order of the calls.
    "answers": List["MakeCallsAnswers"],
})

MapPlace = TypedDict("MapPlace", {
    # The address, in one line.
    "address": str,
    # Latitude.
    "lat": Union[float, None],
    # Longitude.
    "lng": Union[float, None],
})

MergeFichesBody = TypedDict("MergeFichesBody", {
    # The client to be merged into the one in the path, which gets the appointments and the history.
    "merged_id": int,
    # The client.
    "fiche": NotRequired["MergeFichesFiche"],
})

MergeFichesFiche = TypedDict("MergeFichesFiche", {
})

MergedFiche = TypedDict("MergedFiche", {
    # The id.
    "id": int,
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
})

Message = TypedDict("Message", {
    # The kind.
    "kind": Literal["confirmation", "bookedForYou", "reminder", "moved", "cancellation", "cancelledByPro", "reminderSms", "activation", "alreadyRegistered", "reset", "ficheKey", "emailChange", "emailChanged", "emailTaken", "ficheEmail", "bookingRefused", "deletion", "deletionConfirmed"],
    # The words in each language.
    "words": Dict[str, "MessageWords"],
    # The placeholders that the text may have.
    "placeholders": List[str],
})

MessageFailedEvent = TypedDict("MessageFailedEvent", {
    # The kind.
    "type": Literal["message.failed"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "AppointmentEventData",
})

MessageWords = TypedDict("MessageWords", {
    # The subject.
    "subject": str,
    # The text.
    "text": str,
})

MoveAppointmentBody = TypedDict("MoveAppointmentBody", {
    # The appointment.
    "appointment": "AppointmentMove",
})

MoveClassDateBody = TypedDict("MoveClassDateBody", {
    # The date of the class.
    "class_date": "MoveClassDateClassDate",
})

MoveClassDateClassDate = TypedDict("MoveClassDateClassDate", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The new start.
    "to": str,
    # The class to which the participants move; omitted: the same class.
    "to_class_id": NotRequired[int],
    # For professionals: whether the client gets a mail or SMS about it; omitted: yes.
    "tell": NotRequired[bool],
})

NamedRecord = TypedDict("NamedRecord", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
})

NewAppointment = TypedDict("NewAppointment", {
    # The items, each a service or a pack, in their order; takes precedence over `intervention_ids`.
    "appointments": NotRequired[Union[Union[List["RequestedItem"], Dict[str, "RequestedItem"]], None]],
    # The ids of the services, in their order.
    "intervention_ids": NotRequired[Union[Union[str, float, List[Union[str, float]], Dict[str, Union[str, float]]], None]],
    # 0 or null: no preference
    "pack_id": NotRequired[Union[int, None]],
    # A preferred calendar for every item without its own; 0: any.
    "calendar_id": NotRequired[Union[int, None]],
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": NotRequired[Union[List[int], None]],
    # Only calendars of these places or teams.
    "calendarset_ids": NotRequired[Union[List[int], None]],
    # The id of the room or equipment; null or 0: none, or any.
    "resource_id": NotRequired[Union[int, None]],
    # The most services and packs in one booking.
    "max_multirdvs": NotRequired[Union[int, None]],
    # The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`.
    "date": NotRequired[str],
    # The start, RFC 3339 with its offset.
    "start_at": NotRequired[str],
    # The group's id.
    "group_id": NotRequired[int],
    # The token of the hold, which the booking replaces.
    "hold": NotRequired[Union[str, None]],
    # The prices and lengths that the client was shown: the booking is refused if they have changed since.
    "seen": NotRequired[List["ShownTerms"]],
    # The discount that the client was shown, in whole per cent: the booking is refused if it is lower now.
    "seen_promotion": NotRequired[int],
    # The names of the people on the other places of a class.
    "guests": NotRequired[Union[List[str], None]],
    # The client's message. By default `""`.
    "comments": NotRequired[str],
    # Where the booking comes from, for the group's statistics. By default `"new_user"`.
    "websource": NotRequired[str],
    # Whether a client books on a page.
    "from_web": NotRequired[bool],
    # The language, a code like `fr`.
    "locale": NotRequired[str],
    # The client: `id`, or the fields of the group's form (`firstname`, `lastname`, `email`).
    "fiche": NotRequired["NewFicheOrId"],
    # The answers to the group's questions about the appointment, by field. By default `{}`.
    "vevent": NotRequired[Dict[str, Union[str, float, bool, None]]],
    # Whether the client is logged in.
    "logged": NotRequired[bool],
    # Always 1: an appointment takes one place.
    "capacity": NotRequired[Union[int, None]],
    # Books although the person has an appointment for the same application number elsewhere.
    "beside_elsewhere": NotRequired[bool],
    # Other programs' own values, by key, for each appointment of the booking.
    "metadata": NotRequired[Dict[str, Union[str, None]]],
    # The same for appointments of one person that one mail confirms.
    "series": NotRequired[str],
    # For professionals: whether the client gets a mail or SMS about it; omitted: yes.
    "tell": NotRequired[bool],
    # For professionals: allows times outside opening hours and rules, but no taken place.
    "outside_rules": NotRequired[bool],
    # For professionals, with `outside_rules`: allows a taken place, if the group permits it.
    "overbook": NotRequired[bool],
    # For professionals: the length in minutes instead of the service's.
    "length": NotRequired[int],
})

NewClosure = TypedDict("NewClosure", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The same for closures that repeat.
    "series": NotRequired[Union[str, None]],
})

_NewFicheOrId = TypedDict("_NewFicheOrId", {
    # The id.
    "id": NotRequired[int],
    # Other programs' own values, by key.
    "metadata": NotRequired[Dict[str, str]],
})
NewFicheOrId = Union[_NewFicheOrId, Dict[str, Any]]

NewGroup = TypedDict("NewGroup", {
    # The name.
    "name": str,
    # The trade, whose template is used.
    "trade": Literal["dental_practice", "hair_salon", "town_hall", "class_studio", "bank_branch", "optician", "beauty_salon", "physiotherapist", "doctor", "garage", "driving_school", "law_firm", "empty"],
    # The language, a code like `fr`.
    "locale": NotRequired[str],
    # The country, a code like `FR`.
    "country": NotRequired[str],
    # The time zone, such as `Europe/Paris`.
    "timezone": NotRequired[str],
    # Phone number.
    "phone": NotRequired[str],
    # Street and number.
    "address": NotRequired[str],
    # Postcode.
    "zipcode": NotRequired[str],
    # Town.
    "city": NotRequired[str],
    # How many people or rooms take appointments at the same time.
    "calendar_count": NotRequired[int],
    # The names of these people or rooms.
    "calendar_names": NotRequired[List[str]],
    # The weekly hours; null: the group's hours apply.
    "openinghours": NotRequired[List["NewGroupOpeninghours"]],
    # The services.
    "interventions": NotRequired[List["NewGroupInterventions"]],
})

NewGroupInterventions = TypedDict("NewGroupInterventions", {
    # The record's name in your system.
    "externid": NotRequired[Union[str, None]],
    # The name.
    "name": str,
    # The length in minutes.
    "length": int,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": NotRequired[Union[int, None]],
})

NewGroupOpeninghours = TypedDict("NewGroupOpeninghours", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": Union[str, Literal["24:00"]],
})

NewHold = TypedDict("NewHold", {
    # The items, each a service or a pack, in their order.
    "appointments": NotRequired[Union[Union[List["RequestedItem"], Dict[str, "RequestedItem"]], None]],
    # The ids of the services, in their order.
    "intervention_ids": NotRequired[Union[Union[str, float, List[Union[str, float]], Dict[str, Union[str, float]]], None]],
    # 0 or null: no preference
    "pack_id": NotRequired[Union[int, None]],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[Union[int, None]],
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": NotRequired[Union[List[int], None]],
    # Only calendars of these places or teams.
    "calendarset_ids": NotRequired[Union[List[int], None]],
    # The id of the room or equipment; null or 0: none, or any.
    "resource_id": NotRequired[Union[int, None]],
    # The most services and packs in one booking.
    "max_multirdvs": NotRequired[Union[int, None]],
    # The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`.
    "date": NotRequired[str],
    # The start, RFC 3339 with its offset.
    "start_at": NotRequired[str],
    # The visitor's secret: at least 32 random characters. A new hold with the same token replaces the earlier one.
    "token": NotRequired[str],
})

NewOpening = TypedDict("NewOpening", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The services.
    "interventions": NotRequired[List[int]],
})

NewWebhook = TypedDict("NewWebhook", {
    # The name.
    "name": str,
    # Where the events are posted: `https:`, on the public internet, without a login in it.
    "url": str,
    # The events.
    "events": List[Literal["appointment.booked", "appointment.moved", "appointment.changed", "appointment.cancelled", "appointment.restored", "appointment.arrived", "appointment.missed", "fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published", "message.failed", "waiting_list.offered"]],
    # The scopes.
    "scopes": List[Literal["appointments:read", "clients:read", "catalogue:read"]],
})

NewWish = TypedDict("NewWish", {
    # The items, each a service or a pack, in their order.
    "appointments": NotRequired[Union[Union[List["RequestedItem"], Dict[str, "RequestedItem"]], None]],
    # The ids of the services, in their order.
    "intervention_ids": NotRequired[Union[Union[str, float, List[Union[str, float]], Dict[str, Union[str, float]]], None]],
    # 0 or null: no preference
    "pack_id": NotRequired[Union[int, None]],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[Union[int, None]],
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": NotRequired[Union[List[int], None]],
    # Only calendars of these places or teams.
    "calendarset_ids": NotRequired[Union[List[int], None]],
    # The id of the room or equipment; null or 0: none, or any.
    "resource_id": NotRequired[Union[int, None]],
    # The client's appointment that an earlier time shall replace.
    "appointment_id": NotRequired[int],
    # The first day that suits.
    "first_day": NotRequired[str],
    # The last day that suits.
    "last_day": NotRequired[str],
    # The weekdays that suit; empty: all. By default `[]`.
    "days": NotRequired[List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]]],
    # The times of day that suit; empty: all. By default `[]`.
    "times": NotRequired[List["TimeSpan"]],
    # Whether the person wants an SMS besides the mail.
    "sms": NotRequired[bool],
    # The language, a code like `fr`.
    "locale": NotRequired[str],
    # The client.
    "fiche": NotRequired["NewWishFiche"],
})

_NewWishFiche = TypedDict("_NewWishFiche", {
    # The id.
    "id": NotRequired[int],
})
NewWishFiche = Union[_NewWishFiche, Dict[str, Any]]

NextStart = TypedDict("NextStart", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The discount in whole per cent; null: none.
    "promotion": NotRequired[int],
})

NextTimes = TypedDict("NextTimes", {
    # The id of the service.
    "intervention_id": int,
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": Union[int, None],
    # The starts.
    "starts": List["NextStart"],
})

NoticeAddress = TypedDict("NoticeAddress", {
    # E-mail address.
    "email": str,
    # The events.
    "events": List[Literal["booked", "moved", "cancelled"]],
})

OfferAnswer = TypedDict("OfferAnswer", {
    # Whether the offer is accepted or declined.
    "what": Literal["accept", "decline"],
    # The secret key of the link in a mail.
    "key": str,
    # The id of the offer.
    "offer_id": int,
})

OneDelivery = TypedDict("OneDelivery", {
    # The id of the delivery.
    "delivery_id": int,
})

OneError = TypedDict("OneError", {
    # The code.
    "error": str,
    # The key of the words for people.
    "translate_key": str,
})

Opening = TypedDict("Opening", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The services.
    "interventions": NotRequired[List[int]],
})

OpeningFields = TypedDict("OpeningFields", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The services. By default `[]`.
    "interventions": NotRequired[List[int]],
})

OpeningRecord = TypedDict("OpeningRecord", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The services. By default `[]`.
    "interventions": List[int],
})

OrderedIds = TypedDict("OrderedIds", {
    # The ids, in their order.
    "ids": List[int],
})

OwnMessage = TypedDict("OwnMessage", {
    # The subject. By default `""`.
    "subject": Union[str, Dict[str, str]],
    # The text. By default `""`.
    "text": Union[str, Dict[str, str]],
})

OwnTexts = TypedDict("OwnTexts", {
    # The text on the first step of a booking. By default `""`.
    "takerdv_text": Union[str, Dict[str, str]],
    # The text on the step with the client's details. By default `""`.
    "alltab_text": Union[str, Dict[str, str]],
    # The text on the confirmation. By default `""`.
    "confirm_text": Union[str, Dict[str, str]],
    # The note about health data. By default `""`.
    "health_disclaimer": Union[str, Dict[str, str]],
})

Pack = TypedDict("Pack", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The kind.
    "type": Literal["pack"],
    # Whether it is open for booking.
    "status": str,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
    # The pack's price, in minor units; null: none is given.
    "total_price": Union[int, None],
    # The length in minutes.
    "length": int,
    # The kind of service it belongs to; null: none.
    "interventionset_id": Union[int, None],
    # The services of the pack, in their order.
    "config": List[Union["PackService", "PackBreak"]],
    # The discount of each item, in their order, in whole per cent.
    "promotions": Union[int, None],
    # Whether it has no free time at present.
    "without_times": NotRequired[bool],
})

PackBreak = TypedDict("PackBreak", {
    # A break in the pack, in minutes.
    "break_time": int,
})

PackCalendar = TypedDict("PackCalendar", {
    # The id.
    "id": int,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
})

PackChange = TypedDict("PackChange", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # Whether it is open for booking. By default `"opened"`.
    "status": NotRequired[Literal["opened", "closed"]],
    # The pack's price, in minor units; null: none is given. By default `null`.
    "total_price": NotRequired[Union[int, None]],
    # The kind of service it belongs to; null: none. By default `null`.
    "interventionset_id": NotRequired[Union[int, None]],
    # The services of the pack, in their order.
    "config": NotRequired[List["PackRecordConfig"]],
})

PackFields = TypedDict("PackFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # Whether it is open for booking. By default `"opened"`.
    "status": NotRequired[Literal["opened", "closed"]],
    # The pack's price, in minor units; null: none is given. By default `null`.
    "total_price": NotRequired[Union[int, None]],
    # The kind of service it belongs to; null: none. By default `null`.
    "interventionset_id": NotRequired[Union[int, None]],
    # The services of the pack, in their order.
    "config": List["PackRecordConfig"],
})

PackRecord = TypedDict("PackRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # Whether it is open for booking. By default `"opened"`.
    "status": Literal["opened", "closed"],
    # The pack's price, in minor units; null: none is given. By default `null`.
    "total_price": Union[int, None],
    # The kind of service it belongs to; null: none. By default `null`.
    "interventionset_id": Union[int, None],
    # The services of the pack, in their order.
    "config": List["PackRecordConfig"],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

PackRecordConfig = TypedDict("PackRecordConfig", {
    # The id of the service.
    "intervention_id": NotRequired[int],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": NotRequired[Union[int, None]],
    # A break in the pack, in minutes.
    "break_time": NotRequired[int],
})

PackService = TypedDict("PackService", {
    # The id of the service.
    "intervention_id": int,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The calendar that the pack names for the service; null: any.
    "selectedCalendar": Union["PackCalendar", None],
})

Period = TypedDict("Period", {
    # The first day.
    "from": str,
    # The last day.
    "until": str,
})

PersonName = TypedDict("PersonName", {
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # E-mail address.
    "email": NotRequired[str],
    # Phone number.
    "firstphone": NotRequired[str],
})

PersonalData = TypedDict("PersonalData", {
    # When this answer was written, RFC 3339.
    "made_at": str,
    # The group.
    "group": "PersonalDataGroup",
    # When the person registered, RFC 3339.
    "registered_at": str,
    # Until when nothing is deleted, `YYYY-MM-DD`.
    "kept_until": str,
    # The account.
    "account": Union["PersonalDataAccount", None],
    # The clients.
    "fiches": List["PersonalDataFiches"],
    # The daily limit of mails, and its use.
    "mails": List["PersonalDataMails"],
    # The entries on the waiting list.
    "wishes": List["PersonalDataWishes"],
    # The calendar feeds.
    "feeds": List["PersonalDataFeeds"],
    # The requests to delete the person's data.
    "deletion_requests": List["PersonalDataDeletionRequests"],
})

PersonalDataAccount = TypedDict("PersonalDataAccount", {
    # The id.
    "id": int,
    # E-mail address.
    "email": Union[str, None],
    # The language, a code like `fr`.
    "locale": Union[str, None],
    # When it was created, RFC 3339.
    "created_at": str,
    # When it was activated, RFC 3339; null: it was not.
    "activated_at": Union[str, None],
    # The last login, RFC 3339; null: none.
    "last_login_at": Union[str, None],
    # What the person agreed to.
    "opt_ins": List["PersonalDataAccountOptIns"],
    # The person's identities at login providers.
    "identities": List["PersonalDataAccountIdentities"],
    # The person's unfinished appointment; null: none.
    "pendingRdv": Union[Dict[str, Any], None],
    # The sessions that are open.
    "sessions": List["PersonalDataAccountSessions"],
})

PersonalDataAccountIdentities = TypedDict("PersonalDataAccountIdentities", {
    # The provider's address.
    "issuer": str,
    # The person's id at the provider.
    "subject": str,
})

PersonalDataAccountOptIns = TypedDict("PersonalDataAccountOptIns", {
    # The name.
    "name": str,
    # Whether the person agreed.
    "given": bool,
    # When, RFC 3339.
    "at": Union[str, None],
})

PersonalDataAccountSessions = TypedDict("PersonalDataAccountSessions", {
    # The last use, RFC 3339.
    "last_signed_at": str,
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": str,
})

PersonalDataDeletionRequests = TypedDict("PersonalDataDeletionRequests", {
    # When it was created, RFC 3339.
    "requested_at": str,
    # When the mailed link was used, RFC 3339; null: not yet.
    "confirmed_at": Union[str, None],
    # When it was withdrawn, RFC 3339; null: it was not.
    "withdrawn_at": Union[str, None],
    # When it was carried out, RFC 3339; null: not yet.
    "carried_out_at": Union[str, None],
})

PersonalDataFeeds = TypedDict("PersonalDataFeeds", {
    # The content.
    "content": str,
    # When it was created, RFC 3339.
    "created_at": str,
    # When it was last used, RFC 3339; null: never.
    "last_used_at": Union[str, None],
})

PersonalDataFiches = TypedDict("PersonalDataFiches", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": Union[str, None],
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # E-mail address.
    "email": str,
    # Phone number.
    "firstphone": str,
    # The answers.
    "answers": List["StoredAnswer"],
    # Other programs' own values, by key.
    "metadata": Dict[str, str],
    # Whether the client is blocked from booking online.
    "blacklisted": bool,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # When it was created, RFC 3339.
    "created_at": str,
    # When it last changed, RFC 3339.
    "updated_at": str,
    # The appointments.
    "appointments": List["PersonalDataFichesAppointments"],
    # The client's passes.
    "passes": List["PersonalDataFichesPasses"],
    # The changes.
    "changes": List["FicheHistoryEntry"],
    # Who has read it.
    "reads": List["FicheRead"],
    # The team's comments on the person.
    "comments": List["PersonalDataFichesComments"],
})

PersonalDataFichesAppointments = TypedDict("PersonalDataFichesAppointments", {
    # The id.
    "id": int,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # The length in minutes.
    "duration": int,
    # How many appointments may take place at the same time.
    "capacity": int,
    # The kind.
    "type": Literal["free", "first", "included"],
    # The first appointment of its pack; null: it is of no pack, or is the first one itself.
    "parent_id": Union[int, None],
    # Its position among the consecutive appointments of one booking, counted from 0.
    "consecutive_value": int,
    # The pack it was booked in; null: none.
    "pack": Union["AppointmentPack", None],
    # The id of the pack.
    "pack_id": Union[int, None],
    # The id of the service.
    "intervention_id": int,
    # The service's name.
    "intervention_name": str,
    # The service's length in minutes.
    "intervention_length": int,
    # The service's price, in minor units.
    "intervention_price": int,
    # The services.
    "interventions": List["AppointmentService"],
    # The id of the calendar: the person or place that gives the appointment.
    "calendar_id": int,
    # The calendar's name.
    "calendar_name": str,
    # The calendar.
    "calendar": "NamedRecord",
    # The room or equipment; null: none.
    "resource": Union["NamedRecord", None],
    # Who gives the class that the booking is in; omitted: it is in no class.
    "teacher": NotRequired["NamedRecord"],
    # The address of the video room.
    "room": NotRequired["NamedRecord"],
    # Street and number.
    "address": Union["MapPlace", None],
    # The group's id.
    "group_id": int,
    # The group's name.
    "group_name": str,
    # The address, in one line.
    "location": str,
    # The price after the promotion, in minor units.
    "price_amount": int,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": int,
    # The discount in whole per cent; null: none.
    "promotion": Union[int, None],
    # Whether a promotion lowers the price.
    "is_promoted": bool,
    # The client's message.
    "comments": str,
    # The client's message, as stored.
    "vevent_comments": str,
    # The answers to the group's questions about the appointment, by field.
    "vevent_fields": Dict[str, Any],
    # Whether it takes place by video.
    "videoconference": bool,
    # The room of the video meeting; null: it takes place on site.
    "video_credentials": Union["VideoRoom", None],
    # The state.
    "state": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # When it was created, RFC 3339.
    "created_at": str,
    # When it last changed, RFC 3339.
    "changed_at": str,
    # Grows with every change.
    "version": int,
    # The client types it at the group's door.
    "arrival_code": NotRequired[str],
    # When a mail about it was last refused for good: call the client.
    "mail_failed_at": NotRequired[Union[str, None]],
    # The same for all appointments booked in one call.
    "booking_id": NotRequired[Union[int, None]],
    # The minutes kept free before it.
    "buffer_before": NotRequired[int],
    # The minutes kept free after it.
    "buffer_after": NotRequired[int],
    # Whether it is the client's first appointment.
    "is_first": NotRequired[bool],
    # The number of class places that it takes; omitted: one.
    "places": NotRequired[int],
    # The names of the people on the other places of a class.
    "guests": NotRequired[List[str]],
    # The pass.
    "pass": NotRequired["AppointmentPass"],
    # From when a cancellation counts as late, RFC 3339; null: never.
    "late_from": NotRequired[str],
    # Whether the client cancelled late, by the rule of the group or the service.
    "cancelled_late": NotRequired[bool],
    # Whether it is marked as paid.
    "paid": NotRequired[bool],
    # Whether the person will come, waits, or came.
    "presence": NotRequired[Union[Literal["confirmed", "arrived", "in_progress", "done", "no_show"], None]],
    # Since when the person waits or has been there, RFC 3339.
    "arrived_at": NotRequired[Union[str, None]],
    # The team's internal note.
    "note": NotRequired[str],
    # Whether it was booked over a taken place.
    "overbooked": NotRequired[bool],
    # Other programs' own values, by key.
    "metadata": NotRequired[Dict[str, str]],
    # Who cancelled it, when and why.
    "cancellation": NotRequired["Cancellation"],
    # When it was booked, RFC 3339; null: unknown.
    "booked_at": str,
    # When it was cancelled, RFC 3339; null: it was not.
    "cancelled_at": Union[str, None],
    # The answers.
    "answers": List["StoredAnswer"],
    # The history.
    "history": List["AppointmentHistoryEntry"],
})

PersonalDataFichesComments = TypedDict("PersonalDataFichesComments", {
    # When, RFC 3339.
    "at": str,
    # Who did it; null: unknown.
    "by": "Actor",
    # The text.
    "text": str,
})

PersonalDataFichesPasses = TypedDict("PersonalDataFichesPasses", {
    # The name.
    "name": str,
    # How many visits the client has had.
    "visits": int,
    # Clients that stay after an undo, because they were changed or have booked since.
    "left": int,
    # The day of the sale, `YYYY-MM-DD`.
    "sold_on": str,
    # The last day on which it applies; null: without end.
    "valid_until": Union[str, None],
})

PersonalDataGroup = TypedDict("PersonalDataGroup", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The time zone, such as `Europe/Paris`.
    "timezone": str,
})

PersonalDataMails = TypedDict("PersonalDataMails", {
    # When it was sent, RFC 3339.
    "sent_at": str,
    # The address it was sent to.
    "to": str,
    # The kind.
    "kind": str,
})

PersonalDataWishes = TypedDict("PersonalDataWishes", {
    # When it was created, RFC 3339.
    "created_at": str,
    # The first day that suits.
    "first_day": str,
    # The last day that suits.
    "last_day": str,
    # The weekdays.
    "days": List[str],
    # The times of day that suit; empty: all.
    "times": List[str],
    # The state.
    "state": str,
})

PlaceFields = TypedDict("PlaceFields", {
    # Street and number. By default `""`.
    "address": NotRequired[str],
    # Town. By default `""`.
    "city": NotRequired[str],
    # Postcode. By default `""`.
    "zipcode": NotRequired[str],
    # Latitude. By default `null`.
    "lat": NotRequired[Union[float, None]],
    # Longitude. By default `null`.
    "lng": NotRequired[Union[float, None]],
})

PlaceRecord = TypedDict("PlaceRecord", {
    # Street and number. By default `""`.
    "address": str,
    # Town. By default `""`.
    "city": str,
    # Postcode. By default `""`.
    "zipcode": str,
    # Latitude. By default `null`.
    "lat": Union[float, None],
    # Longitude. By default `null`.
    "lng": Union[float, None],
})

PreviewChangesBody = TypedDict("PreviewChangesBody", {
    # The changes.
    "changes": List["PreviewChangesChanges"],
})

PreviewChangesCatalogue = TypedDict("PreviewChangesCatalogue", {
    # The calendars; empty: any.
    "calendars": List["Calendar"],
    # The classes.
    "classes": List["Class"],
    # Places and teams.
    "calendarsets": List["CalendarSet"],
    # The services.
    "interventions": List["Service"],
    # Kinds of service.
    "interventionsets": List["ServiceSet"],
    # The packs; empty: all.
    "packs": List["Pack"],
    # The questions that the group asks.
    "forms": "Forms",
    # The home page.
    "website": Union["Website", None],
})

PreviewChangesChanges = TypedDict("PreviewChangesChanges", {
    # The kind.
    "kind": Literal["calendarsets", "calendars", "resources", "classes", "interventionsets", "interventions", "packs", "promotions", "passoffers", "settings", "forms", "website"],
    # The record's id; null: of the settings, the forms, the home page or an order.
    "record_id": NotRequired[Union[int, None]],
    # The fields that change.
    "fields": Dict[str, Any],
})

PreviewChangesReply = TypedDict("PreviewChangesReply", {
    # The group.
    "group": "Group",
    # What the group offers.
    "catalogue": "PreviewChangesCatalogue",
    # The colours of the pages, as CSS.
    "style": str,
})

PreviewGroupFileAppointments = TypedDict("PreviewGroupFileAppointments", {
    # The id.
    "id": int,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The name.
    "name": str,
    # The calendar's name.
    "calendar_name": str,
    # The service's name.
    "intervention_name": str,
    # Why the import would leave it without its place.
    "reason": Literal["calendar_removed", "resource_removed", "intervention_removed", "closed"],
})

PreviewGroupFileBody = TypedDict("PreviewGroupFileBody", {
    # The group file.
    "file": Dict[str, Any],
})

PreviewGroupFileChanges = TypedDict("PreviewGroupFileChanges", {
    # The record's place in the file.
    "place": Literal["calendarsets", "calendars", "resources", "interventionsets", "interventions", "classes", "packs", "promotions", "passoffers", "group", "Fiche", "Vevent", "website"],
    # The id.
    "id": str,
    # The name.
    "name": str,
    # The action.
    "action": Literal["added", "changed", "removed"],
    # The fields that change.
    "fields": List["PreviewGroupFileChangesFields"],
})

PreviewGroupFileChangesFields = TypedDict("PreviewGroupFileChangesFields", {
    # The place in the record.
    "path": str,
    # The fields that differ, as they were.
    "before": Any,
    # The fields that differ, as they are.
    "after": Any,
})

PreviewGroupFileProblems = TypedDict("PreviewGroupFileProblems", {
    # The place in the record.
    "path": str,
    # The message, in words.
    "message": str,
    # The error's code; null: only `message` describes the error.
    "fault": Union["PreviewGroupFileProblemsFault", None],
})

PreviewGroupFileProblemsFault = TypedDict("PreviewGroupFileProblemsFault", {
    # A constant that programs can compare.
    "code": Literal["required", "unknown_field", "wrong_type", "whole_number", "too_small", "too_large", "too_few", "too_many", "text_length", "not_allowed", "email", "phone", "password", "web_address", "host_name", "url_name", "image", "colour", "time", "day", "moment", "time_zone", "languages", "country", "currency", "holidays", "field_name", "pattern", "tracking_tag", "pixel", "provider", "digits", "specialty", "scope", "placeholder", "unknown_record", "taken", "operator_only", "not_later", "less_than", "missing_language", "contradiction", "coordinates", "pack_entry", "pack_ends_with_break", "cannot_be_done_there", "needed_by_pack", "needed_by_class", "last_class", "condition_field", "condition_later", "condition_archived", "condition_value", "always_asked"],
})

PreviewGroupFileReply = TypedDict("PreviewGroupFileReply", {
    # The errors that prevent the import.
    "problems": List["PreviewGroupFileProblems"],
    # The changes.
    "changes": List["PreviewGroupFileChanges"],
    # The appointments.
    "appointments": List["PreviewGroupFileAppointments"],
    # The lists of the file that are left out.
    "ignored": List[str],
    # To be sent with the import, which is refused if it would do anything else.
    "seen": str,
})

ProGroup = TypedDict("ProGroup", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The group's name in its address.
    "urlname": str,
    # The cell that has the group.
    "shard": str,
    # Whether only the group's own people see it.
    "inactive": bool,
    # Whether it is a call centre.
    "call_center": bool,
    # Owner, professional or call centre.
    "role": Literal["owner", "pro", "call_centre"],
    # The calendars that the person is limited to; null: all.
    "calendars": Union[List[int], None],
    # The meaning of the colours of appointments.
    "labels": "StateLabels",
})

ProLoginBody = TypedDict("ProLoginBody", {
    # The professional.
    "pro": "LoginAccount",
})

PromotionChange = TypedDict("PromotionChange", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name. By default `""`.
    "name": NotRequired[Union[str, Dict[str, str]]],
    # The discount in whole per cent.
    "percentage": NotRequired[int],
    # The services. By default `[]`.
    "interventions": NotRequired[List[int]],
    # The packs; empty: all. By default `[]`.
    "packs": NotRequired[List[int]],
    # The calendars; empty: any. By default `[]`.
    "calendars": NotRequired[List[int]],
    # The weekdays. By default `[]`.
    "days": NotRequired[List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]]],
    # The start, `HH:MM`. By default `null`.
    "from": NotRequired[Union[str, None]],
    # The end, `HH:MM`. By default `null`.
    "to": NotRequired[Union[str, None]],
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": NotRequired[Union[str, None]],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": NotRequired[Union[str, None]],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
})

PromotionFields = TypedDict("PromotionFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name. By default `""`.
    "name": NotRequired[Union[str, Dict[str, str]]],
    # The discount in whole per cent.
    "percentage": int,
    # The services. By default `[]`.
    "interventions": NotRequired[List[int]],
    # The packs; empty: all. By default `[]`.
    "packs": NotRequired[List[int]],
    # The calendars; empty: any. By default `[]`.
    "calendars": NotRequired[List[int]],
    # The weekdays. By default `[]`.
    "days": NotRequired[List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]]],
    # The start, `HH:MM`. By default `null`.
    "from": NotRequired[Union[str, None]],
    # The end, `HH:MM`. By default `null`.
    "to": NotRequired[Union[str, None]],
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": NotRequired[Union[str, None]],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": NotRequired[Union[str, None]],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
})

PromotionRecord = TypedDict("PromotionRecord", {
    # The record's name in your system.
    "externid": str,
    # The name. By default `""`.
    "name": Union[str, Dict[str, str]],
    # The discount in whole per cent.
    "percentage": int,
    # The services. By default `[]`.
    "interventions": List[int],
    # The packs; empty: all. By default `[]`.
    "packs": List[int],
    # The calendars; empty: any. By default `[]`.
    "calendars": List[int],
    # The weekdays. By default `[]`.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`. By default `null`.
    "from": Union[str, None],
    # The end, `HH:MM`. By default `null`.
    "to": Union[str, None],
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": Union[str, None],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": Union[str, None],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

ProveNoticeAddressBody = TypedDict("ProveNoticeAddressBody", {
    # The address that gets notices.
    "notice_address": "ProveNoticeAddressNoticeAddress",
})

ProveNoticeAddressNoticeAddress = TypedDict("ProveNoticeAddressNoticeAddress", {
    # The secret key of the link in a mail.
    "key": str,
})

PublicHoliday = TypedDict("PublicHoliday", {
    # The day, `YYYY-MM-DD`.
    "day": str,
    # The name.
    "name": str,
})

Quota = TypedDict("Quota", {
    # The limit of a day.
    "max": int,
    # How many were used today.
    "used": int,
})

RecordId = TypedDict("RecordId", {
    # The id.
    "id": int,
})

Refusal = TypedDict("Refusal", {
    # The code: for a program, and the key of the words for people.
    "message": Literal["max_rdv_number", "mintime_between", "max_rdv_period", "mintime_rdv", "same_time_rdv", "not_open_group", "not_open_group_health", "user_blacklisted", "missed_too_often", "pass_needed", "fiche_not_authorized", "see_your_mail", "availabletimeslots", "vevent", "create_vevent_failed", "application_consumed", "application_declared", "application_unknown", "application_expired", "application_count", "application_unchecked", "application_elsewhere", "create_fiche_failed", "too_many_items", "invalid_calendar", "too_late_to_cancel", "already_cancelled", "unknown_appointment", "other_calendar", "offer_over", "cannot_restore", "unknown_pass", "no_visits_left", "email_already_exists", "email_not_found", "emailError", "passwordError", "blockedUser", "dead_key", "sso_login_only", "needPasswordChange", "needFactor", "factorError", "wrongPwd", "emailValidator", "emailUsing", "max_fiches", "upcoming_appointments", "cannot_merge", "invalid_record", "appointments_concerned", "cannot_undo", "draft_preview", "full", "last_owner", "works_here_already", "bad_request", "invalid_api_key", "expired_connection", "forbidden", "group_does_not_exist", "inactive_group", "not_found", "not_acceptable", "method_not_allowed", "payload_too_large", "unsupported_media_type", "changed_meanwhile", "precondition_failed", "stale_cursor", "idempotency_key_reused", "too_many_requests", "internal_error", "unavailable", "newer_version", "Invalid calendar"],
    # The codes, and the wrong fields.
    "messages": Dict[str, Any],
    # `missing_key`: The query has no `apikey`. `unknown_key`: The site key or access key is none, or was revoked. `key_in_address`: An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it. `login_in_address`: User name and password have fields of their own, and never stand in the address. `expired_key`: The access key has come to its end; an owner makes another one. `missing_scope`: The access key was not given this; `details.scope` names what it lacks, `none` what no key is given. `missing_token`: The call needs somebody who is logged in, and came without a token. `dead_token`: The token has expired, was logged out, or never was one. `unknown_parameter`: The call does not take a parameter that looks as if it chose among the records; `fields` names it. `unknown_field`: A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected. `malformed_json`: The body is no JSON; `fields.body` says where it stops being it. `closed`: Nobody who could do it is open for all of that time. `off_the_grid`: Open, but bookings do not start at that minute. `not_on_this_calendar`: The calendar or resource that was named does not do this service. `not_by_the_client`: Only a professional may do this; clients ask for their data to be deleted. `in_a_sandbox`: Calendars elsewhere are not told of a sandbox's appointments. `taken`: It could be booked, had nobody else done so. `buffer`: Nobody else is booked then; minutes that are kept free before or after an appointment are in the way.
    "detail": NotRequired[Literal["missing_key", "unknown_key", "key_in_address", "login_in_address", "expired_key", "missing_scope", "missing_token", "dead_token", "unknown_parameter", "unknown_field", "malformed_json", "closed", "off_the_grid", "not_on_this_calendar", "not_by_the_client", "in_a_sandbox", "taken", "buffer"]],
    # What a client goes on with: faults of a record, or the record itself
    "details": NotRequired[Dict[str, Any]],
})

RemoteCalendar = TypedDict("RemoteCalendar", {
    # Identifies the calendar when it is connected.
    "address": str,
    # The name.
    "name": str,
})

RemoveFactorsBody = TypedDict("RemoveFactorsBody", {
    # The factor.
    "factor": "RemoveFactorsFactor",
})

RemoveFactorsFactor = TypedDict("RemoveFactorsFactor", {
    # The code of an authenticator app, or a recovery code.
    "code": NotRequired[Union[str, None]],
    # The browser's answer for a passkey.
    "passkey": NotRequired[Union[Dict[str, Any], None]],
    # The password.
    "password": NotRequired[Union[str, None]],
})

RemoveFactorsReply = TypedDict("RemoveFactorsReply", {
    # Always `ok`.
    "status": Literal["ok"],
})

RequestedItem = TypedDict("RequestedItem", {
    # 0 or null: no preference
    "intervention_id": NotRequired[Union[int, None]],
    # 0 or null: no preference
    "pack_id": NotRequired[Union[int, None]],
    # 0 or null: no preference
    "calendar_id": NotRequired[Union[int, None]],
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": NotRequired[Union[List[int], None]],
    # Of a pack: a calendar for each of its services.
    "calendars": NotRequired[Union[Union[List[Union[int, None]], Dict[str, Union[int, None]]], None]],
    # 0 or null: no preference
    "resource_id": NotRequired[Union[int, None]],
    # The number of class places that it takes; omitted: one.
    "places": NotRequired[Union[int, None]],
})

ResolveGroupFromWebsiteReply = TypedDict("ResolveGroupFromWebsiteReply", {
    # The group's name in its address.
    "urlname": str,
    # The cell that has the group.
    "shard_name": str,
})

ResourceReason = TypedDict("ResourceReason", {
    # A constant that programs can compare.
    "code": Literal["step", "past", "notice", "period", "closed", "other_services", "service_hours", "holiday", "closure", "elsewhere", "class", "taken", "capacity", "too_short", "buffer", "at_once", "between_starts", "resource", "link", "together"],
    # The label.
    "label": NotRequired[str],
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # Until when, RFC 3339.
    "until_at": NotRequired[str],
    # The appointments.
    "appointments": NotRequired[List["AppointmentInTheWay"]],
    # The id of the service.
    "intervention_id": NotRequired[int],
})

RevokeAccessKeyReply = TypedDict("RevokeAccessKeyReply", {
    # The access key.
    "access_key": "AccessKey",
})

Rules = TypedDict("Rules", {
    # The minimum minutes from booking to the start. By default `0`.
    "min_notice": int,
    # How far ahead clients may book, in minutes.
    "maxrdv_period": NotRequired[int],
    # The minimum minutes before the start for a client's move or cancellation. By default `0`.
    "min_cancel_notice": int,
    # How many upcoming appointments a person may have; 0: no limit. By default `0`.
    "max_upcoming": int,
    # The minimum minutes between two appointments of a person; 0: no minimum. By default `0`.
    "mintime_between": int,
    # Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`.
    "missed_limit": int,
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `0`.
    "late_cancellation_hours": int,
    # How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`.
    "waiting_minutes": int,
    # The bookings of a network address in a day; 0: no limit. By default `20`.
    "max_bookings_per_address_per_day": int,
    # The bookings of a person in a day; 0: no limit. By default `20`.
    "max_bookings_per_person_per_day": int,
    # How long before the start clients are reminded; 0: not at all. By default `0`.
    "reminder_minutes": int,
    # How long before the start further reminders go. By default `[]`.
    "further_reminders": List[int],
    # Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`.
    "reminder_by": Literal["mail_and_sms", "mail", "sms"],
    # Whether reminders ask if the client will come. By default `true`.
    "reminder_asks": bool,
    # From when no reminder is sent, `HH:MM`. By default `null`.
    "quiet_from": Union[str, None],
    # Until when no reminder is sent, `HH:MM`. By default `null`.
    "quiet_until": Union[str, None],
    # Whether an SMS confirms a booking too. By default `false`.
    "confirmation_sms": bool,
    # Whether clients announce themselves on a page at the door. By default `false`.
    "arrival": bool,
    # How many times a network address may hold at once; 0: none. By default `20`.
    "hold_limit_per_address": int,
    # After how many years without a visit a client's contact details are erased. By default `3`.
    "retention_years": int,
    # How many times may be held at once for each place of a calendar; 0: none. By default `10`.
    "hold_limit_per_calendar": int,
    # Whether a blocked client's address is blocked too. By default `true`.
    "blacklist_email": bool,
    # Whether a blocked client's phone number is blocked too. By default `true`.
    "blacklist_phone": bool,
    # Whether only existing clients book. By default `false`.
    "reserved": bool,
    # Whether it is a health practice, whose clients are patients. By default `false`.
    "health": bool,
    # Whether no answer says which addresses have an account.
    "hide_account_existence": NotRequired[bool],
})

Sandbox = TypedDict("Sandbox", {
    # The id of the sandbox, which is a group of its own.
    "group_id": int,
    # The group's name in its address.
    "urlname": str,
    # When the published content of the group was last copied into it, RFC 3339.
    "reset_at": str,
    # The address that gets the mails and SMS of the sandbox.
    "mails_to": str,
})

SendMessagePreviewBody = TypedDict("SendMessagePreviewBody", {
    # The message, in words.
    "message": "SendMessagePreviewMessage",
})

SendMessagePreviewMessage = TypedDict("SendMessagePreviewMessage", {
    # The kind.
    "kind": Literal["confirmation", "bookedForYou", "reminder", "moved", "cancellation", "cancelledByPro", "reminderSms", "activation", "alreadyRegistered", "reset", "ficheKey", "emailChange", "emailChanged", "emailTaken", "ficheEmail", "bookingRefused", "deletion", "deletionConfirmed"],
    # The language, a code like `fr`.
    "locale": Literal["br", "cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt", "sk"],
    # The subject. By default `""`.
    "subject": NotRequired[str],
    # The text. By default `""`.
    "text": NotRequired[str],
})

SendMessagePreviewReply = TypedDict("SendMessagePreviewReply", {
    # E-mail address.
    "email": str,
})

SendWebhookDeliveriesBody = TypedDict("SendWebhookDeliveriesBody", {
    # Which deliveries are sent again.
    "send": Union["OneDelivery", "DeliveriesSince"],
})

SendWebhookDeliveriesReply = TypedDict("SendWebhookDeliveriesReply", {
    # How many there are.
    "count": int,
})

SequenceStep = TypedDict("SequenceStep", {
    # The name.
    "name": str,
    # The label.
    "label": NotRequired[str],
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The preposition before the name, in languages that have one.
    "preposition": NotRequired[str],
    # The title.
    "title": NotRequired[str],
    # The language of the title.
    "title_lang": NotRequired[str],
    # Whether the step is left out where there is one choice.
    "skip_uniq_choice": NotRequired[bool],
    # The most services and packs in one booking.
    "max_multirdvs": NotRequired[int],
    # Whether no preference is a choice.
    "any": NotRequired[bool],
})

Service = TypedDict("Service", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
    # The length in minutes.
    "length": int,
    # The kind.
    "type": Literal["free", "pack"],
    # The kind of service it belongs to; null: none.
    "interventionset_id": Union[int, None],
    # The calendars that can do it; null: every one.
    "calendar_ids": Union[List[int], None],
    # The ids of rooms and equipment.
    "resource_ids": Union[List[int], None],
    # Whether it needs a room or equipment.
    "need_resource": bool,
    # The client that was merged into this one.
    "merged": bool,
    # Whether clients do not choose the calendar.
    "skippable_agenda": bool,
    # Whether it takes place by video.
    "videoconference": bool,
    # Whether it is booked in packs only.
    "only_package": bool,
    # Whether it is given in classes only.
    "in_classes": NotRequired[bool],
    # The minimum minutes from booking to the start; null: the group's rule applies.
    "min_notice": Union[int, None],
    # How far ahead it may be booked, in minutes; null: the group's rule.
    "maxrdv_period": Union[int, None],
    # The discount of each item, in their order, in whole per cent.
    "promotions": Union[int, None],
    # Whether clients book it only with a pass that pays for it.
    "needs_pass": NotRequired[bool],
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never.
    "late_cancellation_hours": NotRequired[int],
    # Other prices and lengths with some calendars or rooms; the first that fits counts.
    "by_place": NotRequired[List["ServiceTermsByPlace"]],
    # Whether it has no free time at present.
    "without_times": NotRequired[bool],
})

ServiceFields = TypedDict("ServiceFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # The kind. By default `"free"`.
    "type": NotRequired[Literal["free"]],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": NotRequired[Union[int, None]],
    # The length in minutes. By default `30`.
    "length": NotRequired[int],
    # The calendars; empty: any. By default `[]`.
    "calendars": NotRequired[List[int]],
    # Whether it needs a room or equipment. By default `false`.
    "need_resource": NotRequired[bool],
    # Rooms and equipment. By default `[]`.
    "resources": NotRequired[List[int]],
    # Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`.
    "by_place": NotRequired[List["ServiceFieldsTermsByPlace"]],
    # The minutes kept free before it. By default `0`.
    "buffer_before": NotRequired[int],
    # The minutes kept free after it. By default `0`.
    "buffer_after": NotRequired[int],
    # HTML about what to bring or prepare. By default `""`.
    "instructions": NotRequired[Union[str, Dict[str, str]]],
    # When it is offered, within the calendars' hours; null: always. By default `null`.
    "openinghours": NotRequired[Union[List["WeeklyClassRuleFields"], None]],
    # The minimum minutes from booking to the start; null: the group's rule applies. By default `null`.
    "min_notice": NotRequired[Union[int, None]],
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": NotRequired[Union[int, None]],
    # How many upcoming appointments a person may have; 0: no limit. By default `0`.
    "max_upcoming": NotRequired[int],
    # The minimum minutes between two appointments of a person; 0: no minimum. By default `0`.
    "mintime_between": NotRequired[int],
    # How many may take place at once, over all calendars; 0: no limit. By default `0`.
    "max_at_once": NotRequired[int],
    # The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`.
    "min_between_starts": NotRequired[int],
    # Whether clients book it only with a pass that pays for it. By default `false`.
    "needs_pass": NotRequired[bool],
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `null`.
    "late_cancellation_hours": NotRequired[Union[int, None]],
    # The client that was merged into this one. By default `false`.
    "merged": NotRequired[bool],
    # Whether clients do not choose the calendar. By default `false`.
    "skippable_agenda": NotRequired[bool],
    # Whether it takes place by video. By default `false`.
    "videoconference": NotRequired[bool],
    # Whether it is booked in packs only. By default `false`.
    "only_package": NotRequired[bool],
    # The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`.
    "sas_specialty": NotRequired[str],
    # Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`.
    "sas_kind": NotRequired[Literal["AMB", "HH", "VR"]],
    # For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`.
    "sas_slots": NotRequired[Literal["PUBLIC", "PRO", "SNP"]],
    # The kind of service it belongs to; null: none. By default `null`.
    "interventionset_id": NotRequired[Union[int, None]],
})

ServiceFieldsTermsByPlace = TypedDict("ServiceFieldsTermsByPlace", {
    # The calendars; empty: any. By default `[]`.
    "calendars": NotRequired[List[int]],
    # Rooms and equipment. By default `[]`.
    "resources": NotRequired[List[int]],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": NotRequired[Union[int, None]],
    # The length in minutes. By default `null`.
    "length": NotRequired[Union[int, None]],
})

ServiceRecord = TypedDict("ServiceRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # The kind. By default `"free"`.
    "type": Literal["free"],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": Union[int, None],
    # The length in minutes. By default `30`.
    "length": int,
    # The calendars; empty: any. By default `[]`.
    "calendars": List[int],
    # Whether it needs a room or equipment. By default `false`.
    "need_resource": bool,
    # Rooms and equipment. By default `[]`.
    "resources": List[int],
    # Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`.
    "by_place": List["ServiceRecordTermsByPlace"],
    # The minutes kept free before it. By default `0`.
    "buffer_before": int,
    # The minutes kept free after it. By default `0`.
    "buffer_after": int,
    # HTML about what to bring or prepare. By default `""`.
    "instructions": Union[str, Dict[str, str]],
    # When it is offered, within the calendars' hours; null: always. By default `null`.
    "openinghours": Union[List["WeeklyClassRule"], None],
    # The minimum minutes from booking to the start; null: the group's rule applies. By default `null`.
    "min_notice": Union[int, None],
    # How far ahead it may be booked, in minutes; null: the group's rule. By default `null`.
    "maxrdv_period": Union[int, None],
    # How many upcoming appointments a person may have; 0: no limit. By default `0`.
    "max_upcoming": int,
    # The minimum minutes between two appointments of a person; 0: no minimum. By default `0`.
    "mintime_between": int,
    # How many may take place at once, over all calendars; 0: no limit. By default `0`.
    "max_at_once": int,
    # The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`.
    "min_between_starts": int,
    # Whether clients book it only with a pass that pays for it. By default `false`.
    "needs_pass": bool,
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `null`.
    "late_cancellation_hours": Union[int, None],
    # The client that was merged into this one. By default `false`.
    "merged": bool,
    # Whether clients do not choose the calendar. By default `false`.
    "skippable_agenda": bool,
    # Whether it takes place by video. By default `false`.
    "videoconference": bool,
    # Whether it is booked in packs only. By default `false`.
    "only_package": bool,
    # The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`.
    "sas_specialty": str,
    # Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`.
    "sas_kind": Literal["AMB", "HH", "VR"],
    # For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`.
    "sas_slots": Literal["PUBLIC", "PRO", "SNP"],
    # The kind of service it belongs to; null: none. By default `null`.
    "interventionset_id": Union[int, None],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

ServiceRecordTermsByPlace = TypedDict("ServiceRecordTermsByPlace", {
    # The calendars; empty: any. By default `[]`.
    "calendars": List[int],
    # Rooms and equipment. By default `[]`.
    "resources": List[int],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": Union[int, None],
    # The length in minutes. By default `null`.
    "length": Union[int, None],
})

ServiceSet = TypedDict("ServiceSet", {
    # The id.
    "id": int,
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": str,
    # The name that clients read; empty: they do not see it.
    "publicname": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The description for clients, in HTML.
    "description": str,
    # The picture in lists.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first.
    "sort": int,
    # Whether it is deleted, cancelled or archived.
    "deleted": bool,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
})

ServiceSetFields = TypedDict("ServiceSetFields", {
    # The record's name in your system.
    "externid": NotRequired[str],
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": NotRequired[Union[str, Dict[str, str]]],
    # The picture in lists. By default `null`.
    "thumbnail": NotRequired[Union[str, None]],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": NotRequired[int],
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": NotRequired[bool],
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": NotRequired[Union[int, None]],
})

ServiceSetRecord = TypedDict("ServiceSetRecord", {
    # The record's name in your system.
    "externid": str,
    # The name.
    "name": NotRequired[str],
    # The name that clients read; empty: they do not see it.
    "publicname": NotRequired[Union[Union[str, Dict[str, str]], None]],
    # The description for clients, in HTML. By default `""`.
    "description": Union[str, Dict[str, str]],
    # The picture in lists. By default `null`.
    "thumbnail": Union[str, None],
    # The position in lists; the record with the lowest comes first. By default `0`.
    "sort": int,
    # Whether it is deleted, cancelled or archived. By default `false`.
    "deleted": bool,
    # The price, in minor units (2500 is 25.00); null: none is given. By default `null`.
    "price": Union[int, None],
    # The id.
    "id": int,
    # Grows with every change.
    "version": int,
    # When it last changed, RFC 3339.
    "updated_at": str,
})

ServiceTermsByPlace = TypedDict("ServiceTermsByPlace", {
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": List[int],
    # The ids of rooms and equipment.
    "resource_ids": List[int],
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
    # The length in minutes.
    "length": Union[int, None],
})

Session = TypedDict("Session", {
    # The professional.
    "pro": Union["SessionPro", None],
    # The account.
    "account": Union["SessionAccount", None],
    # The client's token, for their own appointments; null: unchanged.
    "fiche_token": Union[str, None],
    # Whether a provider has authenticated the person.
    "sso_logged": bool,
    # Whether a new password has to be chosen first.
    "needPasswordChange": bool,
    # The kinds of second factors of which the login still needs one; null: it needs none.
    "needFactor": Union["SessionNeedFactor", None],
    # The person's unfinished appointment; null: none.
    "pendingRdv": Union[Dict[str, Any], None],
    # The groups.
    "groups": List["ProGroup"],
})

SessionAccount = TypedDict("SessionAccount", {
    # The id.
    "id": int,
    # E-mail address.
    "email": str,
    # The appointment that the link of a mail wants to cancel; null: none.
    "cancel_apt": Union[int, None],
    # The appointment that the link of a mail wants to export; null: none.
    "export_apt": Union[int, None],
})

SessionNeedFactor = TypedDict("SessionNeedFactor", {
    # The kinds.
    "kinds": List[Literal["totp", "passkey"]],
})

SessionPro = TypedDict("SessionPro", {
    # The id.
    "id": int,
    # E-mail address.
    "email": str,
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # The group's id.
    "group_id": int,
    # Whether it is a call centre.
    "call_center": bool,
})

Settings = TypedDict("Settings", {
    # The name.
    "name": str,
    # The group's name in its address.
    "urlname": str,
    # The preposition before the name, in languages that have one. By default `""`.
    "preposition": Union[str, Dict[str, str]],
    # Phone number. By default `""`.
    "phone": str,
    # The organisation's own site. By default `""`.
    "website": str,
    # The logo; null: none. By default `null`.
    "logo_key": Union[str, None],
    # The cell that has the group. By default `"main"`.
    "shard": str,
    # Whether only the group's own people see it.
    "inactive": NotRequired[bool],
    # Whether new clients are welcome. By default `true`.
    "open": bool,
    # Whether only a goodbye follows a logout. By default `false`.
    "store_chain": bool,
    # Whether a home page comes before the booking. By default `false`.
    "has_minisite": bool,
    # Whether offers are pointed out.
    "has_promotions": NotRequired[bool],
    # Whether visitors choose the calendar first. By default `true`.
    "has_calendars_tab": bool,
    # Whether visitors choose the service first. By default `true`.
    "has_interventions_tab": bool,
    # The language, a code like `fr`. By default `"fr"`.
    "locale": Literal["br", "cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt", "sk"],
    # The languages that clients can choose.
    "enabled_locales": NotRequired[str],
    # The country, a code like `FR`. By default `"FR"`.
    "country": str,
    # The currency. By default `"EUR"`.
    "currency": str,
    # The time zone, such as `Europe/Paris`. By default `"Europe/Paris"`.
    "timezone": str,
    # Street and number. By default `""`.
    "address": str,
    # Town. By default `""`.
    "city": str,
    # Postcode. By default `""`.
    "zipcode": str,
    # Latitude. By default `null`.
    "lat": Union[float, None],
    # Longitude. By default `null`.
    "lng": Union[float, None],
    # The weekly hours; null: the group's hours apply. By default `[]`.
    "openinghours": List["WeeklyClassRule"],
    # The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`.
    "finess_or_siret": str,
    # Whether services and times are visible without a login. By default `true`.
    "openData": bool,
    # Whether clients log in with the provider only. By default `false`.
    "sso_login_only": bool,
    # The OpenID provider; null: none. By default `null`.
    "sso": Union["SsoProvider", None],
    # How clients log in. By default `"Account"`.
    "user_login_profile": Literal["Account", "Fiche"],
    # The deployment whose switches apply. By default `"default"`.
    "deployment": Literal["default", "hads", "sncf", "ants", "sso"],
    # The steps of a booking; empty: by the catalogue. By default `[]`.
    "user_sequence_config": List["SettingsUserSequenceConfig"],
    # The first steps of a booking. By default `[]`.
    "steps_init": List["SettingsUserSequenceConfig"],
    # Whether the consent to texts is ticked beforehand. By default `false`.
    "check_sms_from_web": bool,
    # Whether several services make one appointment. By default `false`.
    "merge_interventions": bool,
    # Whether packs can be booked.
    "pack_interventions": NotRequired[bool],
    # The host of the group's own video meetings; null or empty: the installation's. By default `""`.
    "meeting_host": str,
    # The sites that may show the booking. By default `[]`.
    "embed_hosts": List[str],
    # Further countries whose numbers get SMS. By default `[]`.
    "sms_countries": List[str],
    # A setting that only older clients read. By default `false`.
    "use_booking_service": bool,
    # A setting that only older clients read. By default `false`.
    "use_api_v3": bool,
    # Whether promotional texts are not offered. By default `false`.
    "hide_marketing_sms": bool,
    # Whether clients may add a message. By default `true`.
    "user_allow_comment": bool,
    # The phone number of the call centre. By default `false`.
    "callCenter": bool,
    # Whether the team may book a taken place. By default `false`.
    "allow_overbooking": bool,
    # The group's own name of the colour blue for appointments; empty: none. By default `""`.
    "blue_label": str,
    # The group's own name of the colour green for appointments; empty: none. By default `""`.
    "green_label": str,
    # The group's own name of the colour orange for appointments; empty: none. By default `""`.
    "orange_label": str,
    # The group's own name of the colour yellow for appointments; empty: none. By default `""`.
    "yellow_label": str,
    # Whether professionals need a second factor. By default `false`.
    "second_factor_required": bool,
    # Whether clients of v1 may send their key in the body and use a cookie. By default `false`.
    "legacy_clients": bool,
    # Whether clients see how many places are left. By default `false`.
    "capacity_display_user": bool,
    # Whether services without free times are left out of lists. By default `false`.
    "hide_without_times": bool,
    # Whether services and calendars are listed with their next free times. By default `false`.
    "next_times": bool,
    # How times are laid out at first. By default `"columns"`.
    "slots_view": Literal["columns", "day", "auto"],
    # Whether prices are shown. By default `true`.
    "display_intervention_price": bool,
    # Whether lengths are shown. By default `true`.
    "display_intervention_length": bool,
    # Whether descriptions are shown. By default `true`.
    "display_intervention_info": bool,
    # The colours. By default `{}`.
    "theme": Dict[str, str],
    # Light, dark, or as the visitor's system chooses. By default `"auto"`.
    "color_scheme": Literal["auto", "light", "dark"],
    # How lists are laid out. By default `{}`.
    "grid_list_mode": Dict[str, "SettingsGridListMode"],
    # The group's own texts on the pages.
    "apptemplates": "OwnTexts",
    # The group's own words of its messages, by kind. By default `{}`.
    "messages": Dict[str, "OwnMessage"],
    # Who gets notices of what clients do online. By default `[]`.
    "notices": List["NoticeAddress"],
    # Google tags.
    "tracking_tags": List["SettingsTrackingTags"],
    # The id of a Meta pixel. By default `""`.
    "facebook_pixel_id": str,
    # Whether places and teams are shown. By default `true`.
    "public_calendarsets": bool,
    # Whether kinds of service are shown. By default `true`.
    "public_interventionsets": bool,
    # The rules of booking.
    "rules": "Rules",
    # Grows with every change.
    "version": int,
})

SettingsChange = TypedDict("SettingsChange", {
    # The name.
    "name": NotRequired[str],
    # The group's name in its address.
    "urlname": NotRequired[str],
    # The preposition before the name, in languages that have one. By default `""`.
    "preposition": NotRequired[Union[str, Dict[str, str]]],
    # Phone number. By default `""`.
    "phone": NotRequired[str],
    # The organisation's own site. By default `""`.
    "website": NotRequired[str],
    # The logo; null: none. By default `null`.
    "logo_key": NotRequired[Union[str, None]],
    # The cell that has the group. By default `"main"`.
    "shard": NotRequired[str],
    # Whether only the group's own people see it.
    "inactive": NotRequired[bool],
    # Whether new clients are welcome. By default `true`.
    "open": NotRequired[bool],
    # Whether only a goodbye follows a logout. By default `false`.
    "store_chain": NotRequired[bool],
    # Whether a home page comes before the booking. By default `false`.
    "has_minisite": NotRequired[bool],
    # Whether offers are pointed out.
    "has_promotions": NotRequired[bool],
    # Whether visitors choose the calendar first. By default `true`.
    "has_calendars_tab": NotRequired[bool],
    # Whether visitors choose the service first. By default `true`.
    "has_interventions_tab": NotRequired[bool],
    # The language, a code like `fr`. By default `"fr"`.
    "locale": NotRequired[Literal["br", "cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt", "sk"]],
    # The languages that clients can choose.
    "enabled_locales": NotRequired[str],
    # The country, a code like `FR`. By default `"FR"`.
    "country": NotRequired[str],
    # The currency. By default `"EUR"`.
    "currency": NotRequired[str],
    # The time zone, such as `Europe/Paris`.
    "timezone": NotRequired[str],
    # Street and number. By default `""`.
    "address": NotRequired[str],
    # Town. By default `""`.
    "city": NotRequired[str],
    # Postcode. By default `""`.
    "zipcode": NotRequired[str],
    # Latitude. By default `null`.
    "lat": NotRequired[Union[float, None]],
    # Longitude. By default `null`.
    "lng": NotRequired[Union[float, None]],
    # The weekly hours; null: the group's hours apply. By default `[]`.
    "openinghours": NotRequired[List["WeeklyClassRuleFields"]],
    # The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`.
    "finess_or_siret": NotRequired[str],
    # Whether services and times are visible without a login. By default `true`.
    "openData": NotRequired[bool],
    # Whether clients log in with the provider only. By default `false`.
    "sso_login_only": NotRequired[bool],
    # The OpenID provider; null: none. By default `null`.
    "sso": NotRequired[Union["SettingsChangeSso", None]],
    # How clients log in. By default `"Account"`.
    "user_login_profile": NotRequired[Literal["Account", "Fiche"]],
    # The deployment whose switches apply. By default `"default"`.
    "deployment": NotRequired[Literal["default", "hads", "sncf", "ants", "sso"]],
    # The steps of a booking; empty: by the catalogue. By default `[]`.
    "user_sequence_config": NotRequired[List["SettingsChangeUserSequenceConfig"]],
    # The first steps of a booking. By default `[]`.
    "steps_init": NotRequired[List["SettingsChangeUserSequenceConfig"]],
    # Whether the consent to texts is ticked beforehand. By default `false`.
    "check_sms_from_web": NotRequired[bool],
    # Whether several services make one appointment. By default `false`.
    "merge_interventions": NotRequired[bool],
    # Whether packs can be booked.
    "pack_interventions": NotRequired[bool],
    # The host of the group's own video meetings; null or empty: the installation's. By default `""`.
    "meeting_host": NotRequired[str],
    # The sites that may show the booking. By default `[]`.
    "embed_hosts": NotRequired[List[str]],
    # Further countries whose numbers get SMS. By default `[]`.
    "sms_countries": NotRequired[List[str]],
    # A setting that only older clients read. By default `false`.
    "use_booking_service": NotRequired[bool],
    # A setting that only older clients read. By default `false`.
    "use_api_v3": NotRequired[bool],
    # Whether promotional texts are not offered. By default `false`.
    "hide_marketing_sms": NotRequired[bool],
    # Whether clients may add a message. By default `true`.
    "user_allow_comment": NotRequired[bool],
    # The phone number of the call centre. By default `false`.
    "callCenter": NotRequired[bool],
    # Whether the team may book a taken place. By default `false`.
    "allow_overbooking": NotRequired[bool],
    # The group's own name of the colour blue for appointments; empty: none. By default `""`.
    "blue_label": NotRequired[str],
    # The group's own name of the colour green for appointments; empty: none. By default `""`.
    "green_label": NotRequired[str],
    # The group's own name of the colour orange for appointments; empty: none. By default `""`.
    "orange_label": NotRequired[str],
    # The group's own name of the colour yellow for appointments; empty: none. By default `""`.
    "yellow_label": NotRequired[str],
    # Whether professionals need a second factor. By default `false`.
    "second_factor_required": NotRequired[bool],
    # Whether clients of v1 may send their key in the body and use a cookie. By default `false`.
    "legacy_clients": NotRequired[bool],
    # Whether clients see how many places are left. By default `false`.
    "capacity_display_user": NotRequired[bool],
    # Whether services without free times are left out of lists. By default `false`.
    "hide_without_times": NotRequired[bool],
    # Whether services and calendars are listed with their next free times. By default `false`.
    "next_times": NotRequired[bool],
    # How times are laid out at first. By default `"columns"`.
    "slots_view": NotRequired[Literal["columns", "day", "auto"]],
    # Whether prices are shown. By default `true`.
    "display_intervention_price": NotRequired[bool],
    # Whether lengths are shown. By default `true`.
    "display_intervention_length": NotRequired[bool],
    # Whether descriptions are shown. By default `true`.
    "display_intervention_info": NotRequired[bool],
    # The colours.
    "theme": NotRequired[Dict[str, str]],
    # Light, dark, or as the visitor's system chooses. By default `"auto"`.
    "color_scheme": NotRequired[Literal["auto", "light", "dark"]],
    # How lists are laid out. By default `{}`.
    "grid_list_mode": NotRequired[Dict[str, "SettingsChangeGridListMode"]],
    # The group's own texts on the pages. By default `{}`.
    "apptemplates": NotRequired["SettingsChangeApptemplates"],
    # The group's own words of its messages, by kind. By default `{}`.
    "messages": NotRequired[Dict[str, "SettingsChangeMessages"]],
    # Who gets notices of what clients do online.
    "notices": NotRequired[List["NoticeAddress"]],
    # Google tags. By default `[]`.
    "tracking_tags": NotRequired[List["SettingsChangeTrackingTags"]],
    # The id of a Meta pixel. By default `""`.
    "facebook_pixel_id": NotRequired[str],
    # Whether places and teams are shown. By default `true`.
    "public_calendarsets": NotRequired[bool],
    # Whether kinds of service are shown. By default `true`.
    "public_interventionsets": NotRequired[bool],
    # The rules of booking. By default `{}`.
    "rules": NotRequired["SettingsChangeRules"],
})

SettingsChangeApptemplates = TypedDict("SettingsChangeApptemplates", {
    # The text on the first step of a booking. By default `""`.
    "takerdv_text": NotRequired[Union[str, Dict[str, str]]],
    # The text on the step with the client's details. By default `""`.
    "alltab_text": NotRequired[Union[str, Dict[str, str]]],
    # The text on the confirmation. By default `""`.
    "confirm_text": NotRequired[Union[str, Dict[str, str]]],
    # The note about health data. By default `""`.
    "health_disclaimer": NotRequired[Union[str, Dict[str, str]]],
})

SettingsChangeGridListMode = TypedDict("SettingsChangeGridListMode", {
    # The description for clients, in HTML. By default `true`.
    "description": NotRequired[bool],
    # The picture. By default `true`.
    "image": NotRequired[bool],
    # Whether it is a grid. By default `false`.
    "grid_mode": NotRequired[bool],
})

SettingsChangeMessages = TypedDict("SettingsChangeMessages", {
    # The subject. By default `""`.
    "subject": NotRequired[Union[str, Dict[str, str]]],
    # The text. By default `""`.
    "text": NotRequired[Union[str, Dict[str, str]]],
})

SettingsChangeRules = TypedDict("SettingsChangeRules", {
    # The minimum minutes from booking to the start; null: the group's rule applies. By default `0`.
    "min_notice": NotRequired[int],
    # How far ahead it may be booked, in minutes; null: the group's rule.
    "maxrdv_period": NotRequired[int],
    # The minimum minutes before the start for a client's move or cancellation. By default `0`.
    "min_cancel_notice": NotRequired[int],
    # How many upcoming appointments a person may have; 0: no limit. By default `0`.
    "max_upcoming": NotRequired[int],
    # The minimum minutes between two appointments of a person; 0: no minimum. By default `0`.
    "mintime_between": NotRequired[int],
    # Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`.
    "missed_limit": NotRequired[int],
    # A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `0`.
    "late_cancellation_hours": NotRequired[int],
    # How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`.
    "waiting_minutes": NotRequired[int],
    # The bookings of a network address in a day; 0: no limit. By default `20`.
    "max_bookings_per_address_per_day": NotRequired[int],
    # The bookings of a person in a day; 0: no limit. By default `20`.
    "max_bookings_per_person_per_day": NotRequired[int],
    # How long before the start clients are reminded; 0: not at all. By default `0`.
    "reminder_minutes": NotRequired[int],
    # How long before the start further reminders go. By default `[]`.
    "further_reminders": NotRequired[List[int]],
    # Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`.
    "reminder_by": NotRequired[Literal["mail_and_sms", "mail", "sms"]],
    # Whether reminders ask if the client will come. By default `true`.
    "reminder_asks": NotRequired[bool],
    # From when no reminder is sent, `HH:MM`. By default `null`.
    "quiet_from": NotRequired[Union[str, None]],
    # Until when no reminder is sent, `HH:MM`. By default `null`.
    "quiet_until": NotRequired[Union[str, None]],
    # Whether an SMS confirms a booking too. By default `false`.
    "confirmation_sms": NotRequired[bool],
    # Whether clients announce themselves on a page at the door. By default `false`.
    "arrival": NotRequired[bool],
    # How many times a network address may hold at once; 0: none. By default `20`.
    "hold_limit_per_address": NotRequired[int],
    # After how many years without a visit a client's contact details are erased. By default `3`.
    "retention_years": NotRequired[int],
    # How many times may be held at once for each place of a calendar; 0: none. By default `10`.
    "hold_limit_per_calendar": NotRequired[int],
    # Whether a blocked client's address is blocked too. By default `true`.
    "blacklist_email": NotRequired[bool],
    # Whether a blocked client's phone number is blocked too. By default `true`.
    "blacklist_phone": NotRequired[bool],
    # Whether only existing clients book. By default `false`.
    "reserved": NotRequired[bool],
    # Whether it is a health practice, whose clients are patients. By default `false`.
    "health": NotRequired[bool],
    # Whether no answer says which addresses have an account.
    "hide_account_existence": NotRequired[bool],
})

SettingsChangeSso = TypedDict("SettingsChangeSso", {
    # The provider's address.
    "issuer": str,
    # The group's id at the provider.
    "client_id": str,
    # The group's secret at the provider; is never answered.
    "client_secret": NotRequired[str],
    # Says that there is a secret; sending it back leaves the secret unchanged.
    "client_secret_sealed": NotRequired[str],
    # The scopes. By default `["openid","email"]`.
    "scopes": NotRequired[List[str]],
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
})

SettingsChangeTrackingTags = TypedDict("SettingsChangeTrackingTags", {
    # The content.
    "content": str,
    # Where the tag is in the page. By default `"head"`.
    "position": NotRequired[Literal["head", "body"]],
})

SettingsChangeUserSequenceConfig = TypedDict("SettingsChangeUserSequenceConfig", {
    # The name.
    "name": Literal["interventionset_ids", "intervention_ids", "calendarset_id", "calendar_id", "resource_id", "login", "slots", "fiche_info", "confirm"],
    # The label. By default `""`.
    "label": NotRequired[Union[str, Dict[str, str]]],
    # The preposition before the name, in languages that have one. By default `""`.
    "preposition": NotRequired[Union[str, Dict[str, str]]],
    # The title. By default `""`.
    "title": NotRequired[Union[str, Dict[str, str]]],
    # Whether the step is left out where there is one choice. By default `false`.
    "skip_uniq_choice": NotRequired[bool],
    # The most services and packs in one booking. By default `1`.
    "max_multirdvs": NotRequired[int],
    # Whether no preference is a choice. By default `true`.
    "any": NotRequired[bool],
})

SettingsGridListMode = TypedDict("SettingsGridListMode", {
    # The description for clients, in HTML. By default `true`.
    "description": bool,
    # The picture. By default `true`.
    "image": bool,
    # Whether it is a grid. By default `false`.
    "grid_mode": bool,
})

SettingsTrackingTags = TypedDict("SettingsTrackingTags", {
    # The content.
    "content": str,
    # Where the tag is in the page. By default `"head"`.
    "position": Literal["head", "body"],
})

SettingsUserSequenceConfig = TypedDict("SettingsUserSequenceConfig", {
    # The name.
    "name": Literal["interventionset_ids", "intervention_ids", "calendarset_id", "calendar_id", "resource_id", "login", "slots", "fiche_info", "confirm"],
    # The label. By default `""`.
    "label": Union[str, Dict[str, str]],
    # The preposition before the name, in languages that have one. By default `""`.
    "preposition": Union[str, Dict[str, str]],
    # The title. By default `""`.
    "title": Union[str, Dict[str, str]],
    # Whether the step is left out where there is one choice. By default `false`.
    "skip_uniq_choice": bool,
    # The most services and packs in one booking. By default `1`.
    "max_multirdvs": int,
    # Whether no preference is a choice. By default `true`.
    "any": bool,
})

SettleCalendarConflictBody = TypedDict("SettleCalendarConflictBody", {
    # The decision.
    "conflict": "SettleCalendarConflictConflict",
})

SettleCalendarConflictConflict = TypedDict("SettleCalendarConflictConflict", {
    # Whether the time `here` or `there` counts.
    "take": Literal["here", "there"],
})

ShownTerms = TypedDict("ShownTerms", {
    # The id of the service.
    "intervention_id": NotRequired[int],
    # The id of the pack.
    "pack_id": NotRequired[int],
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": Union[int, None],
    # The length in minutes.
    "length": int,
})

Slot = TypedDict("Slot", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The start's time, for people.
    "time": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The same start, as older clients know it.
    "slot": str,
    # How many places are free.
    "capacity": int,
    # The ids of the accepted calendars; empty: any.
    "calendar_ids": List[int],
    # The discount in whole per cent; null: none.
    "promotion": NotRequired[int],
    # The discount of each item, in their order, in whole per cent.
    "promotions": NotRequired[List[Union[int, None]]],
    # The most that the whole booking costs before the discount, in minor units.
    "price": NotRequired[int],
    # The most that the whole booking costs after the discount, in minor units.
    "price_amount": NotRequired[int],
})

SpecialDay = TypedDict("SpecialDay", {
    # The day, `YYYY-MM-DD`.
    "day": str,
    # The hours; empty: closed.
    "hours": List["WebsiteOpeninghours"],
})

SsoProvider = TypedDict("SsoProvider", {
    # The provider's address.
    "issuer": str,
    # The group's id at the provider.
    "client_id": str,
    # The group's secret at the provider; is never answered.
    "client_secret": NotRequired[str],
    # Says that there is a secret; sending it back leaves the secret unchanged.
    "client_secret_sealed": NotRequired[str],
    # The scopes. By default `["openid","email"]`.
    "scopes": List[str],
    # The text of the button. By default `""`.
    "label": Union[str, Dict[str, str]],
})

StartCalendarLoginBody = TypedDict("StartCalendarLoginBody", {
    # The login.
    "login": "StartCalendarLoginLogin",
})

StartCalendarLoginLogin = TypedDict("StartCalendarLoginLogin", {
    # The provider.
    "provider": Literal["google", "microsoft"],
})

StartCalendarLoginReply = TypedDict("StartCalendarLoginReply", {
    # The address.
    "url": str,
})

StartFactorBody = TypedDict("StartFactorBody", {
    # The factor.
    "factor": "StartFactorFactor",
})

StartFactorFactor = TypedDict("StartFactorFactor", {
    # The code of an authenticator app, or a recovery code.
    "code": NotRequired[Union[str, None]],
    # The browser's answer for a passkey.
    "passkey": NotRequired[Union[Dict[str, Any], None]],
    # The kind.
    "kind": Literal["totp", "passkey"],
    # The password.
    "password": NotRequired[Union[str, None]],
})

StartFactorReply = TypedDict("StartFactorReply", {
    # The address for an authenticator's QR code.
    "address": NotRequired[str],
    # The secret of an authenticator app, to be typed.
    "secret": NotRequired[str],
    # The options for the browser.
    "options": NotRequired[Dict[str, Any]],
})

StartFicheImportBody = TypedDict("StartFicheImportBody", {
    # How existing clients are treated.
    "duplicates": Literal["skip", "fill", "replace"],
})

StateLabels = TypedDict("StateLabels", {
    # The group's own name of the colour with `state` 0.
    "blue": str,
    # The group's own name of the colour with `state` 1.
    "green": str,
    # The group's own name of the colour with `state` 2.
    "orange": str,
    # The group's own name of the colour with `state` 3.
    "yellow": str,
})

Statistics = TypedDict("Statistics", {
    # The first day.
    "from": str,
    # The last day.
    "until": str,
    # The previous period of the same length.
    "before": "Period",
    # When they were last counted, RFC 3339; null: not yet.
    "counted_at": Union[str, None],
    # The totals of the period.
    "totals": "StatisticsTotals",
    # The totals of the previous period.
    "totals_before": "StatisticsTotals",
    # Whether the series has days or months.
    "grain": Literal["day", "month"],
    # The days or months of the period, in their order.
    "series": List["StatisticsSeries"],
    # The same figures by service, calendar and so on.
    "by": "StatisticsBy",
    # How long clients wait for a time, by service.
    "delays": List["StatisticsDelays"],
})

StatisticsBy = TypedDict("StatisticsBy", {
    # The figures by service.
    "service": List["StatisticsLine"],
    # The figures by calendar.
    "calendar": List["StatisticsLine"],
    # The figures by source of the booking.
    "source": List["StatisticsLine"],
    # The figures by language.
    "language": List["StatisticsLine"],
    # The figures by days from booking to appointment.
    "lead": List["StatisticsLine"],
    # The figures by weekday.
    "weekday": List["StatisticsLine"],
    # The figures by hour.
    "hour": List["StatisticsLine"],
})

StatisticsDelays = TypedDict("StatisticsDelays", {
    # The id of the service.
    "intervention_id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The average minutes until the third free time.
    "minutes": Union[int, None],
    # The same in the previous period.
    "minutes_before": Union[int, None],
})

StatisticsLine = TypedDict("StatisticsLine", {
    # An id, a source, a language, an hour, a weekday from 1 for Monday, or days.
    "value": str,
    # The name.
    "name": NotRequired[str],
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # Appointments, cancelled ones too.
    "booked": int,
    # Cancelled appointments.
    "cancelled": int,
    # Appointments that clients cancelled late.
    "cancelled_late": int,
    # Missed appointments.
    "no_show": int,
    # First appointments of a client.
    "first": int,
    # The minutes of appointments that were not cancelled.
    "minutes": int,
    # The minutes that were open.
    "open_minutes": NotRequired[int],
    # Appointments in the previous period.
    "booked_before": int,
})

StatisticsSeries = TypedDict("StatisticsSeries", {
    # The first day of the part.
    "start": str,
    # Appointments, cancelled ones too.
    "booked": int,
    # Cancelled appointments.
    "cancelled": int,
    # Whether the client cancelled late, by the rule of the group or the service.
    "cancelled_late": int,
    # Missed appointments.
    "no_show": int,
    # First appointments of a client.
    "first": int,
    # The minutes of appointments that were not cancelled.
    "minutes": int,
    # Appointments in the previous period.
    "booked_before": int,
})

StatisticsTotals = TypedDict("StatisticsTotals", {
    # Appointments, cancelled ones too.
    "booked": int,
    # Cancelled appointments.
    "cancelled": int,
    # Appointments that clients cancelled late.
    "cancelled_late": int,
    # Missed appointments.
    "no_show": int,
    # First appointments of a client.
    "first": int,
    # The minutes of appointments that were not cancelled.
    "minutes": int,
    # The minutes that were open.
    "open_minutes": int,
})

StoredAnswer = TypedDict("StoredAnswer", {
    # The name.
    "name": str,
    # The label.
    "label": str,
    # The value.
    "value": Any,
})

StoredImage = TypedDict("StoredImage", {
    # The name under which the picture is stored.
    "key": str,
})

TakenEmail = TypedDict("TakenEmail", {
    # Why the address is refused.
    "temp_email": str,
})

TestSsoBody = TypedDict("TestSsoBody", {
    # The OpenID provider; null: none.
    "sso": "SettingsChangeSso",
})

TestSsoReply = TypedDict("TestSsoReply", {
    # The steps.
    "steps": List["TestSsoSteps"],
})

TestSsoSteps = TypedDict("TestSsoSteps", {
    # The tested step of a login.
    "step": Literal["discovery", "keys", "client", "redirect", "claims"],
    # Whether the step succeeded.
    "status": Literal["ok", "failed", "unknown", "skipped"],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[Literal["unreachable", "no_provider", "no_keys", "wrong_client", "wrong_redirect", "missing_scope", "no_email"], None],
    # The result of the step, in words.
    "detail": str,
})

TestWebhookReply = TypedDict("TestWebhookReply", {
    # The delivery.
    "delivery": "WebhookDelivery",
})

TimeSpan = TypedDict("TimeSpan", {
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
})

TrackingTag = TypedDict("TrackingTag", {
    # The id of the tag.
    "content": str,
    # Where the tag is in the page.
    "position": str,
})

Trade = TypedDict("Trade", {
    # The trade, whose template is used.
    "trade": Literal["dental_practice", "hair_salon", "town_hall", "class_studio", "bank_branch", "optician", "beauty_salon", "physiotherapist", "doctor", "garage", "driving_school", "law_firm", "empty"],
    # The calendar's name.
    "calendar_name": str,
    # The weekly hours; null: the group's hours apply.
    "openinghours": List["WeeklyHours"],
    # The services.
    "interventions": List["TradeService"],
})

TradeService = TypedDict("TradeService", {
    # The record's name in your system.
    "externid": NotRequired[Union[str, None]],
    # The name.
    "name": str,
    # The length in minutes.
    "length": int,
    # The price, in minor units (2500 is 25.00); null: none is given.
    "price": NotRequired[Union[int, None]],
})

UnavailableResource = TypedDict("UnavailableResource", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # Why no time is offered; empty: all starts are.
    "reasons": List["ResourceReason"],
})

UndoChangeBody = TypedDict("UndoChangeBody", {
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UndoChangeReply = TypedDict("UndoChangeReply", {
    # The change.
    "change": "CatalogueChange",
})

UndoFicheMergeReply = TypedDict("UndoFicheMergeReply", {
    # The records.
    "records": List["Fiche"],
})

UpdateAccountAccount = TypedDict("UpdateAccountAccount", {
    # The password.
    "password": NotRequired[Union[str, None]],
    # The new password.
    "new_password": NotRequired[Union[str, None]],
    # The new address, until it is confirmed by a mailed link.
    "temp_email": NotRequired[Union[str, None]],
    # The group's id.
    "group_id": NotRequired[int],
    # The account's id; null: none.
    "account_id": NotRequired[int],
    # The person's id for an older client.
    "api_user_id": NotRequired[int],
    # The person's profile for an older client.
    "api_profile": NotRequired[Literal["Account", "Pro"]],
})

UpdateAccountBody = TypedDict("UpdateAccountBody", {
    # The account.
    "account": "UpdateAccountAccount",
})

UpdateAccountReply = TypedDict("UpdateAccountReply", {
    # The token of the session.
    "account_token": str,
})

UpdateAppointmentBody = TypedDict("UpdateAppointmentBody", {
    # The appointment.
    "appointment": "AppointmentChange",
})

UpdateClosureBody = TypedDict("UpdateClosureBody", {
    # The closure.
    "closure": "UpdateClosureClosure",
})

UpdateClosureClosure = TypedDict("UpdateClosureClosure", {
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The end, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "end": str,
    # The label.
    "label": NotRequired[Union[str, Dict[str, str]]],
})

UpdateColumnsBody = TypedDict("UpdateColumnsBody", {
    # The calendars beside each other, in their order.
    "columns": List[int],
})

UpdateDraftBody = TypedDict("UpdateDraftBody", {
    # The draft.
    "draft": "UpdateDraftDraft",
})

UpdateDraftDraft = TypedDict("UpdateDraftDraft", {
    # The name.
    "name": NotRequired[str],
    # When it is published, RFC 3339; null: by hand.
    "publish_at": NotRequired[Union[str, None]],
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateFactorRuleBody = TypedDict("UpdateFactorRuleBody", {
    # Whether professionals need a second factor.
    "required": bool,
})

UpdateFactorRuleReply = TypedDict("UpdateFactorRuleReply", {
    # Whether professionals need a second factor.
    "required": bool,
})

UpdateFicheBody = TypedDict("UpdateFicheBody", {
    # The client.
    "fiche": "FicheFields",
    # The reason, in words.
    "reason": NotRequired[str],
})

UpdateFicheImportBody = TypedDict("UpdateFicheImportBody", {
    # The import.
    "fiche_import": "UpdateFicheImportFicheImport",
})

UpdateFicheImportFicheImport = TypedDict("UpdateFicheImportFicheImport", {
    # The columns.
    "columns": List[Union[str, None]],
    # The order of day, month and year in dates.
    "date_order": NotRequired[Literal["dmy", "mdy"]],
    # The names of services in the file, each with the group's service that it means; null: left out.
    "services": NotRequired[List["UpdateFicheImportFicheImportServices"]],
    # The calendars; empty: any.
    "calendars": NotRequired[List["UpdateFicheImportFicheImportServices"]],
})

UpdateFicheImportFicheImportServices = TypedDict("UpdateFicheImportFicheImportServices", {
    # The name.
    "name": str,
    # The id.
    "id": Union[int, None],
})

UpdateFormRecordsBody = TypedDict("UpdateFormRecordsBody", {
    # The questions that the group asks.
    "forms": "FormRecordsChange",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateHoursAdd = TypedDict("UpdateHoursAdd", {
    # When it is closed.
    "closures": NotRequired[List["ClosureFields"]],
    # Single open times besides the weekly hours.
    "openings": NotRequired[List["UpdateHoursAddOpenings"]],
})

UpdateHoursAddOpenings = TypedDict("UpdateHoursAddOpenings", {
    # The day, `YYYY-MM-DD`.
    "date": str,
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The services.
    "interventions": NotRequired[List[int]],
})

UpdateHoursBody = TypedDict("UpdateHoursBody", {
    # The ids, in their order.
    "ids": List[int],
    # The change.
    "change": NotRequired["UpdateHoursChange"],
    # The hours to add to those that the calendars have.
    "add": NotRequired["UpdateHoursAdd"],
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateHoursChange = TypedDict("UpdateHoursChange", {
    # The weekly hours; null: the group's hours apply.
    "openinghours": NotRequired[Union[List["UpdateHoursChangeOpeninghours"], None]],
    # The country or region whose public holidays close it; "": none.
    "holidays": NotRequired[Union[str, None]],
})

UpdateHoursChangeOpeninghours = TypedDict("UpdateHoursChangeOpeninghours", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": NotRequired[Union[str, None]],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": NotRequired[Union[str, None]],
    # Whether it applies besides the usual hours, or instead of them. By default `false`.
    "adds_to_week": NotRequired[bool],
    # The services.
    "interventions": NotRequired[List[int]],
})

UpdatePackBody = TypedDict("UpdatePackBody", {
    # The pack it was booked in; null: none.
    "pack": "PackChange",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdatePassBody = TypedDict("UpdatePassBody", {
    # The pass.
    "pass": "UpdatePassPass",
})

UpdatePassPass = TypedDict("UpdatePassPass", {
    # Clients that stay after an undo, because they were changed or have booked since.
    "left": NotRequired[int],
    # The last day on which it applies; null: without end.
    "valid_until": NotRequired[Union[str, None]],
})

UpdateProBody = TypedDict("UpdateProBody", {
    # The professional.
    "pro": "UpdateProPro",
})

UpdateProPro = TypedDict("UpdateProPro", {
    # Owner, professional or call centre.
    "role": NotRequired[Literal["owner", "pro", "call_centre"]],
    # The calendars; empty: any.
    "calendars": NotRequired[Union[List[int], None]],
    # Whether the person gets mails about what clients do online.
    "notices": NotRequired[bool],
})

UpdateProReply = TypedDict("UpdateProReply", {
    # The professional.
    "pro": "Colleague",
})

UpdatePromotionBody = TypedDict("UpdatePromotionBody", {
    # The discount in whole per cent; null: none.
    "promotion": "PromotionChange",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateSettingsBody = TypedDict("UpdateSettingsBody", {
    # The settings.
    "settings": "SettingsChange",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateWebhookBody = TypedDict("UpdateWebhookBody", {
    # The webhook.
    "webhook": "UpdateWebhookWebhook",
})

UpdateWebhookReply = TypedDict("UpdateWebhookReply", {
    # The webhook.
    "webhook": "Webhook",
})

UpdateWebhookWebhook = TypedDict("UpdateWebhookWebhook", {
    # The name.
    "name": NotRequired[str],
    # The address.
    "url": NotRequired[str],
    # The events.
    "events": NotRequired[List[Literal["appointment.booked", "appointment.moved", "appointment.changed", "appointment.cancelled", "appointment.restored", "appointment.arrived", "appointment.missed", "fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published", "message.failed", "waiting_list.offered"]]],
    # The scopes.
    "scopes": NotRequired[List[Literal["appointments:read", "clients:read", "catalogue:read"]]],
    # False switches it off; true switches it on, and sends what waits.
    "on": NotRequired[bool],
})

UpdateWebsiteBody = TypedDict("UpdateWebsiteBody", {
    # The home page.
    "website": "WebsiteChange",
    # What to do with each appointment that does not fit any more after the change.
    "accept": NotRequired[List["AcceptedAppointment"]],
})

UpdateWishBody = TypedDict("UpdateWishBody", {
    # The entry on the waiting list.
    "wish": "UpdateWishWish",
})

UpdateWishWish = TypedDict("UpdateWishWish", {
    # Whether the team lets this person go first.
    "first": bool,
})

VideoRoom = TypedDict("VideoRoom", {
    # The address of the video room.
    "room": str,
})

WaitingListOfferedEvent = TypedDict("WaitingListOfferedEvent", {
    # The kind.
    "type": Literal["waiting_list.offered"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "WishEventData",
})

Webhook = TypedDict("Webhook", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # Where the events are posted: `https:`.
    "url": str,
    # The events.
    "events": List[Literal["appointment.booked", "appointment.moved", "appointment.changed", "appointment.cancelled", "appointment.restored", "appointment.arrived", "appointment.missed", "fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published", "message.failed", "waiting_list.offered"]],
    # What the bodies may contain, as for an access key.
    "scopes": List[Literal["appointments:read", "clients:read", "catalogue:read"]],
    # When it was created, RFC 3339.
    "created_at": str,
    # Who did it; null: unknown.
    "by": Union[str, None],
    # Why it is switched off; null: it is on.
    "off": Union[Literal["owner", "gone", "failed"], None],
    # Since when no attempt has succeeded, RFC 3339; null: the last one did.
    "failing_since": Union[str, None],
    # When the next attempt is made, RFC 3339; null: nothing waits.
    "next_attempt_at": Union[str, None],
    # How many events are not delivered yet.
    "waiting": int,
    # Until when the previous secret signs too, RFC 3339; null: it does not.
    "previous_secret_until": Union[str, None],
})

WebhookDelivery = TypedDict("WebhookDelivery", {
    # The id.
    "id": int,
    # The kind.
    "type": Literal["appointment.booked", "appointment.moved", "appointment.changed", "appointment.cancelled", "appointment.restored", "appointment.arrived", "appointment.missed", "fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published", "message.failed", "waiting_list.offered", "webhook.test"],
    # When it was created, RFC 3339.
    "created_at": str,
    # The state.
    "state": Literal["waiting", "delivered"],
    # How many attempts were made.
    "attempts": int,
    # The last attempt, RFC 3339; null: none.
    "tried_at": Union[str, None],
    # The HTTP status of the last attempt; null: no answer.
    "status": Union[int, None],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[Literal["status", "no_answer", "not_public"], None],
})

WebhookDeliveryWithBody = TypedDict("WebhookDeliveryWithBody", {
    # The id.
    "id": int,
    # The kind.
    "type": Literal["appointment.booked", "appointment.moved", "appointment.changed", "appointment.cancelled", "appointment.restored", "appointment.arrived", "appointment.missed", "fiche.created", "fiche.changed", "fiche.merged", "fiche.erased", "catalogue.published", "message.failed", "waiting_list.offered", "webhook.test"],
    # When it was created, RFC 3339.
    "created_at": str,
    # The state.
    "state": Literal["waiting", "delivered"],
    # How many attempts were made.
    "attempts": int,
    # The last attempt, RFC 3339; null: none.
    "tried_at": Union[str, None],
    # The HTTP status of the last attempt; null: no answer.
    "status": Union[int, None],
    # Why the last attempt failed; null: it succeeded.
    "problem": Union[Literal["status", "no_answer", "not_public"], None],
    # The body, as it would be sent now.
    "body": str,
    # The first 1,000 characters of the receiver's last answer.
    "answer": str,
})

WebhookTestEvent = TypedDict("WebhookTestEvent", {
    # The kind.
    "type": Literal["webhook.test"],
    # When it happened, RFC 3339.
    "timestamp": str,
    # The record that the event is about.
    "data": "GroupEventData",
})

Website = TypedDict("Website", {
    # The title.
    "title": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The introductory text.
    "quick_desc": str,
    # Words for search engines.
    "keywords": str,
    # The group's own domain name.
    "domain": str,
    # The picture.
    "image": Union[str, None],
    # The pictures at the top, in their order.
    "file_upload": List["WebsitePicture"],
    # Whether the home page is shown.
    "show": bool,
    # Whether the page recommends an offer.
    "highlight": bool,
    # The recommended service.
    "highlight_service": Union[int, None],
    # The recommended pack.
    "highlight_package": Union[int, None],
    # The text beside the recommended offer.
    "offer_text": str,
    # Whether a service or a pack is recommended.
    "offer_type": Literal["service", "package"],
    # Whether the page lists categories, services or packs.
    "listing": Literal["category", "intervention", "package"],
    # The kinds of service that are listed.
    "listset_ids": List[int],
    # The services that are listed.
    "listing_ids": List[int],
    # The packs that are listed.
    "package_ids": List[int],
    # The regular week, Monday first.
    "openinghours": List[List["WebsiteOpeninghours"]],
    # The days of the next two weeks with other hours.
    "special_days": List["SpecialDay"],
    # Whether the address links to a map.
    "map": bool,
    # Whether address and phone are shown.
    "contact_info": bool,
    # The website that is mentioned.
    "website_link": str,
    # Whether social networks are shown.
    "social_link": bool,
    # The page on Facebook.
    "facebook": str,
    # The page on X.
    "twitter": str,
    # The page on Instagram.
    "instagram": str,
    # The page on Snapchat.
    "snapchat": str,
    # The e-mail address that is shown.
    "mail": str,
    # The text at the end of the page.
    "complement_text": str,
    # Another text at the end of the page.
    "otherbox": str,
})

WebsiteChange = TypedDict("WebsiteChange", {
    # Whether the home page is shown. By default `true`.
    "show": NotRequired[bool],
    # The title. By default `""`.
    "title": NotRequired[Union[str, Dict[str, str]]],
    # The introductory text. By default `""`.
    "quick_desc": NotRequired[Union[str, Dict[str, str]]],
    # Words for search engines. By default `""`.
    "keywords": NotRequired[str],
    # The group's own domain name. By default `null`.
    "domain": NotRequired[Union[str, None]],
    # The picture. By default `null`.
    "image": NotRequired[Union[str, None]],
    # The pictures at the top, in their order. By default `[]`.
    "file_upload": NotRequired[List["WebsiteChangeFileUpload"]],
    # Whether the page recommends an offer. By default `false`.
    "highlight": NotRequired[bool],
    # Whether a service or a pack is recommended. By default `"service"`.
    "offer_type": NotRequired[Literal["service", "package"]],
    # The recommended service. By default `null`.
    "highlight_service": NotRequired[Union[int, None]],
    # The recommended pack. By default `null`.
    "highlight_package": NotRequired[Union[int, None]],
    # The text beside the recommended offer. By default `""`.
    "offer_text": NotRequired[Union[str, Dict[str, str]]],
    # Whether the page lists categories, services or packs. By default `"category"`.
    "listing": NotRequired[Literal["category", "intervention", "package"]],
    # The kinds of service that are listed. By default `[]`.
    "listset_ids": NotRequired[List[int]],
    # The services that are listed. By default `[]`.
    "listing_ids": NotRequired[List[int]],
    # The packs that are listed. By default `[]`.
    "package_ids": NotRequired[List[int]],
    # The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`.
    "openinghours": NotRequired[List[List["WebsiteOpeninghours"]]],
    # Whether the address links to a map. By default `true`.
    "map": NotRequired[bool],
    # Whether address and phone are shown. By default `true`.
    "contact_info": NotRequired[bool],
    # The website that is mentioned. By default `""`.
    "website_link": NotRequired[str],
    # Whether social networks are shown. By default `true`.
    "social_link": NotRequired[bool],
    # The page on Facebook. By default `""`.
    "facebook": NotRequired[str],
    # The page on X. By default `""`.
    "twitter": NotRequired[str],
    # The page on Instagram. By default `""`.
    "instagram": NotRequired[str],
    # The page on Snapchat. By default `""`.
    "snapchat": NotRequired[str],
    # The e-mail address that is shown.
    "mail": NotRequired[Union[Literal[""], str]],
    # The text at the end of the page. By default `""`.
    "complement_text": NotRequired[Union[str, Dict[str, str]]],
    # Another text at the end of the page. By default `""`.
    "otherbox": NotRequired[Union[str, Dict[str, str]]],
})

WebsiteChangeFileUpload = TypedDict("WebsiteChangeFileUpload", {
    # The address.
    "url": str,
    # The picture in words, for those who do not see it. By default `""`.
    "alt": NotRequired[Union[str, Dict[str, str]]],
})

WebsiteOpeninghours = TypedDict("WebsiteOpeninghours", {
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
})

WebsitePicture = TypedDict("WebsitePicture", {
    # The address.
    "url": str,
    # The picture in words, for those who do not see it.
    "alt": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
})

WebsiteRecord = TypedDict("WebsiteRecord", {
    # Whether the home page is shown. By default `true`.
    "show": bool,
    # The title. By default `""`.
    "title": Union[str, Dict[str, str]],
    # The introductory text. By default `""`.
    "quick_desc": Union[str, Dict[str, str]],
    # Words for search engines. By default `""`.
    "keywords": str,
    # The group's own domain name. By default `null`.
    "domain": Union[str, None],
    # The picture. By default `null`.
    "image": Union[str, None],
    # The pictures at the top, in their order. By default `[]`.
    "file_upload": List["WebsiteRecordFileUpload"],
    # Whether the page recommends an offer. By default `false`.
    "highlight": bool,
    # Whether a service or a pack is recommended. By default `"service"`.
    "offer_type": Literal["service", "package"],
    # The recommended service. By default `null`.
    "highlight_service": Union[int, None],
    # The recommended pack. By default `null`.
    "highlight_package": Union[int, None],
    # The text beside the recommended offer. By default `""`.
    "offer_text": Union[str, Dict[str, str]],
    # Whether the page lists categories, services or packs. By default `"category"`.
    "listing": Literal["category", "intervention", "package"],
    # The kinds of service that are listed. By default `[]`.
    "listset_ids": List[int],
    # The services that are listed. By default `[]`.
    "listing_ids": List[int],
    # The packs that are listed. By default `[]`.
    "package_ids": List[int],
    # The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`.
    "openinghours": List[List["WebsiteOpeninghours"]],
    # Whether the address links to a map. By default `true`.
    "map": bool,
    # Whether address and phone are shown. By default `true`.
    "contact_info": bool,
    # The website that is mentioned. By default `""`.
    "website_link": str,
    # Whether social networks are shown. By default `true`.
    "social_link": bool,
    # The page on Facebook. By default `""`.
    "facebook": str,
    # The page on X. By default `""`.
    "twitter": str,
    # The page on Instagram. By default `""`.
    "instagram": str,
    # The page on Snapchat. By default `""`.
    "snapchat": str,
    # The e-mail address that is shown. By default `""`.
    "mail": Union[Literal[""], str],
    # The text at the end of the page. By default `""`.
    "complement_text": Union[str, Dict[str, str]],
    # Another text at the end of the page. By default `""`.
    "otherbox": Union[str, Dict[str, str]],
    # Grows with every change.
    "version": int,
})

WebsiteRecordFileUpload = TypedDict("WebsiteRecordFileUpload", {
    # The address.
    "url": str,
    # The picture in words, for those who do not see it. By default `""`.
    "alt": Union[str, Dict[str, str]],
})

WeeklyClassRule = TypedDict("WeeklyClassRule", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": Union[str, None],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": Union[str, None],
    # Whether it applies besides the usual hours, or instead of them. By default `false`.
    "adds_to_week": bool,
})

WeeklyClassRuleFields = TypedDict("WeeklyClassRuleFields", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": NotRequired[Union[str, None]],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": NotRequired[Union[str, None]],
    # Whether it applies besides the usual hours, or instead of them. By default `false`.
    "adds_to_week": NotRequired[bool],
})

WeeklyHours = TypedDict("WeeklyHours", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": Union[str, Literal["24:00"]],
})

WeeklyRule = TypedDict("WeeklyRule", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": Union[str, None],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": Union[str, None],
    # Whether it applies besides the usual hours, or instead of them. By default `false`.
    "adds_to_week": bool,
    # The services. By default `[]`.
    "interventions": List[int],
})

WeeklyRuleFields = TypedDict("WeeklyRuleFields", {
    # The weekdays.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The start, `HH:MM`.
    "from": str,
    # The end, `HH:MM`.
    "to": str,
    # The first day on which it applies; null: from the beginning. By default `null`.
    "valid_from": NotRequired[Union[str, None]],
    # The last day on which it applies; null: without end. By default `null`.
    "valid_until": NotRequired[Union[str, None]],
    # Whether it applies besides the usual hours, or instead of them. By default `false`.
    "adds_to_week": NotRequired[bool],
    # The services. By default `[]`.
    "interventions": NotRequired[List[int]],
})

Wish = TypedDict("Wish", {
    # The id.
    "id": int,
    # The client's id.
    "fiche_id": int,
    # First name.
    "firstname": str,
    # Last name.
    "lastname": str,
    # Phone number.
    "firstphone": str,
    # The ids of the packs, in their order.
    "pack_ids": List[int],
    # The ids of the services, in their order.
    "intervention_ids": List[int],
    # The services.
    "interventions": List["NamedRecord"],
    # What to bring or prepare, by service; only in the answer to a mail's key.
    "instructions": NotRequired[List["WishInstructions"]],
    # The calendars; empty: any.
    "calendars": List["NamedRecord"],
    # The number of class places that it takes; omitted: one.
    "places": NotRequired[int],
    # The appointment.
    "appointment": Union["WishAppointment", None],
    # The first day that suits.
    "first_day": str,
    # The last day that suits.
    "last_day": str,
    # The weekdays that suit; empty: all.
    "days": List[Literal["mo", "tu", "we", "th", "fr", "sa", "su"]],
    # The times of day that suit; empty: all.
    "times": List["WebsiteOpeninghours"],
    # The state.
    "state": Literal["waiting", "offered", "fulfilled", "withdrawn"],
    # Whether the team lets this person go first.
    "first": bool,
    # When it was created, RFC 3339.
    "created_at": str,
    # The free time that is kept for the person now; null: none.
    "offer": Union["WishOffer", None],
})

WishAppointment = TypedDict("WishAppointment", {
    # The id.
    "id": int,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
})

WishEventData = TypedDict("WishEventData", {
    # The group's id.
    "group_id": int,
    # The id of the entry on the waiting list.
    "id": int,
    # Grows with every change.
    "version": NotRequired[int],
    # The entry on the waiting list.
    "wish": NotRequired["Wish"],
})

WishInstructions = TypedDict("WishInstructions", {
    # The id.
    "id": int,
    # The name.
    "name": str,
    # The language of the texts beside it, if it is another than the answer's.
    "lang": NotRequired[str],
    # The text as HTML.
    "html": str,
})

WishOffer = TypedDict("WishOffer", {
    # The id.
    "id": int,
    # The start, `YYYY-MM-DD HH:MM:SS` on the group's clock.
    "start": str,
    # The start, RFC 3339 with its offset.
    "start_at": str,
    # The end, RFC 3339 with its offset.
    "end_at": str,
    # The calendar.
    "calendar": "NamedRecord",
    # Who gives the class that the booking is in; omitted: it is in no class.
    "teacher": NotRequired["NamedRecord"],
    # The address of the video room.
    "room": NotRequired["NamedRecord"],
    # Until when it is valid, RFC 3339; null: without end.
    "expires_at": str,
})

WishWithdrawal = TypedDict("WishWithdrawal", {
    # Ends the entry.
    "what": Literal["withdraw"],
    # The secret key of the link in a mail.
    "key": str,
})
