import type { Directory, PageData, ListedGroup } from "@rendezvous/contract/site/page-data";
import { textParameter } from "@rendezvous/domain/embedding/read-values";
import { readBracketQuery } from "@rendezvous/domain/query/bracket-query";
import type { Context } from "../../../http/context.ts";
import { toImageUrl } from "../../catalogue/catalogue/wire-record.ts";
import { readDemoLogins } from "./demo-logins.ts";
import { listDemoGroups, listDirectory, type ListedGroupRow } from "./listed-groups-data.ts";

const PAGE_SIZE = 24;
/** The longest search text; longer ones find nothing. */
const LONGEST = 100;

/**
 * Returns the data of the page without a group: the demo groups if there are any, and the directory if the operator allows it.
 */
export async function readStartPage(context: Context, query: string): Promise<PageData["page"]> {
  const { signUp, directory } = context.config;
  const demos = await listDemoGroups(context.db);
  if (demos.length === 0 && !directory) return { kind: signUp ? "sign_up" : "unknown" };
  const logins = demos.length > 0 ? await readDemoLogins() : new Map<string, never>();
  return {
    kind: "start",
    signUp,
    demos: demos.map((row) => ({ ...toListed(row), logins: logins.get(row.urlname) ?? [] })),
    directory: directory ? await readDirectory(context, query) : null,
  };
}

async function readDirectory(context: Context, query: string): Promise<Directory> {
  const { query: values } = readBracketQuery(query);
  const search = textParameter(values, "q").trim().slice(0, LONGEST);
  const pageNumber = Number(textParameter(values, "page"));
  const page = Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber < 100_000 ? pageNumber : 1;
  const { rows, count } = await listDirectory(context.db, {
    search,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { groups: rows.map(toListed), search, page, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)) };
}

function toListed({ id, urlname, name, city, picture, logo, color }: ListedGroupRow): ListedGroup {
  return {
    urlname,
    name,
    city: city ?? "",
    picture: toImageUrl(id, picture),
    logo: toImageUrl(id, logo),
    color,
  };
}
