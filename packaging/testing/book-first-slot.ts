import { request } from "node:http";
import type { AvailableTimeSlots } from "@rendezvous/contract/booking/slot";
import type { PageData } from "@rendezvous/contract/site/page-data";

export const CLIENT = {
  firstname: "Ada",
  lastname: "Roux",
  email: "ada.roux@example.org",
  firstphone: "06 39 98 56 78",
};

/** Sends a request; the `host` may be another than the address has, as behind a proxy. */
export type Send = (
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly text: string }>;

/** Books the first free time of a group's first service, as a client program would. */
export async function bookFirstSlot(send: Send, urlname: string): Promise<void> {
  const html = (await send(`/${urlname}`)).text;
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const { apiKey, page } = JSON.parse(data) as PageData;
  if (page?.kind !== "group") throw new Error(`The page of ${urlname} shows no group: ${html}`);
  const group_id = page.group.id;
  const intervention_ids = [page.catalogue.interventions[0]!.id];
  const query = `apikey=${apiKey}&nDays=7&intervention_ids[]=${intervention_ids[0]}`;
  const slots = JSON.parse(
    (await send(`/api/v3/groups/${group_id}/availabletimeslots?${query}`)).text,
  ) as AvailableTimeSlots;
  const { start_at } = slots.availabletimeslots[0]!;
  const appointment = { group_id, start_at, calendar_id: 0, intervention_ids, fiche: CLIENT };
  const answer = await send(`/api/v3/appointments?apikey=${apiKey}&locale=fr`, { appointment });
  if (answer.status !== 201) throw new Error(`The booking was answered ${answer.status}: ${answer.text}`);
}

/** Sends to a port of this machine; `fetch` cannot name another host than the address has. */
export function sendTo(port: number, host = `127.0.0.1:${port}`): Send {
  return (path, body) =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const headers = { host, "content-type": "application/json", accept: "text/html, application/json" };
      const call = request({ port, path, method, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      call.on("error", reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
