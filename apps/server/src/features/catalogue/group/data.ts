import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { LIMITS_OF_A_CHECK, type Queryable } from "../../../lib/database/database.ts";
import { DEFAULT_FIELDS, DEFAULT_RULES } from "./group-defaults.ts";
import { isListedSql, isSandboxSql, websiteHostSql } from "../../ground/cells/group-sql.ts";
import { servedSql } from "../../ground/cells/moves-data.ts";
import type {
  GroupFields,
  GroupRecord,
  GroupRules,
  SandboxState,
} from "@rendezvous/domain/group/group-record";

interface GroupRow {
  id: number;
  urlname: string;
  name: string;
  inactive: boolean;
  version: number;
  fields: Partial<GroupFields> & { maxrdv_period?: number };
  rules: Partial<GroupRules>;
  forms: GroupRecord["forms"];
  domain: string | null;
  isDeactivated: boolean;
  sandbox: SandboxState | null;
}

function toSiteHosts(website: string, domain: string | null): Set<string> {
  const hosts = new Set<string>();
  if (URL.canParse(website)) hosts.add(new URL(website).host);
  if (domain !== null) hosts.add(domain);
  return hosts;
}

export async function findGroup(
  database: Queryable,
  groupId: number,
  limits: Partial<typeof LIMITS_OF_A_CHECK> = {},
): Promise<GroupRecord | null> {
  const { rows } = await database.query<GroupRow>({
    name: "find-group",
    text: `select g.id, g.urlname, g.name, g.inactive, g.version, g.fields, g.rules, g.forms, w.domain,
        exists (select from deactivations d where d.group_id = g.id) as "isDeactivated",
        (select jsonb_build_object('ofGroupId', s.of_group_id, 'resetAt', s.reset_at) from sandboxes s where s.group_id = g.id) as sandbox
      from groups g left join websites w on w.group_id = g.id where g.id = $1 and ${servedSql("g.id")}`,
    values: [groupId],
    ...limits,
  });
  const row = rows[0];
  if (!row) return null;
  const { domain, ...group } = row;
  const fields = { ...DEFAULT_FIELDS, ...row.fields };
  const maxrdv_period = row.rules.maxrdv_period ?? row.fields.maxrdv_period ?? DEFAULT_RULES.maxrdv_period;
  return {
    ...group,
    openData: fields.openData,
    isOpen: isOpenGroup(fields),
    sendsSms: false,
    fields,
    rules: {
      ...DEFAULT_RULES,
      hide_account_existence: row.rules.health ?? DEFAULT_RULES.hide_account_existence,
      ...row.rules,
      maxrdv_period,
    },
    siteHosts: toSiteHosts(fields.website, domain),
  };
}

export async function findGroupVersion(database: Queryable, groupId: number): Promise<number | null> {
  const { rows } = await database.query<{ version: number }>({
    name: "find-group-version",
    text: "select version from groups where id = $1",
    values: [groupId],
    ...LIMITS_OF_A_CHECK,
  });
  return rows[0]?.version ?? null;
}

/** Returns the groups that a visitor may open, newest last, at most 30. */
export async function listOpenGroups(database: Queryable): Promise<{ urlname: string; name: string }[]> {
  const { rows } = await database.query<{ urlname: string; name: string }>(
    `select urlname, name from groups where not inactive and ${servedSql("id")} order by id limit 30`,
  );
  return rows;
}

/** The most addresses in one sitemap. https://www.sitemaps.org/protocol.html#index */
export const MAX_SITEMAP_ADDRESSES = 50_000;

/** Returns the groups that search engines may list: active, with a public page. */
export async function listSitemapGroups(database: Queryable): Promise<{ urlname: string }[]> {
  const { rows } = await database.query<{ urlname: string }>(
    `select urlname from groups g where ${isListedSql("g")} and ${servedSql("g.id")} order by id limit ${MAX_SITEMAP_ADDRESSES}`,
  );
  return rows;
}

/** Url names are compared in lower case. */
export async function findGroupIdByUrlname(database: Queryable, urlname: string): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: "find-group-by-urlname",
    text: "select id from groups where urlname = lower($1)",
    values: [urlname],
  });
  return rows[0]?.id ?? null;
}

/**
 * Finds a group by host name. Each half of the union has an index, whose expression the half must repeat. The website that a
 * signed-up group has typed does not count, because nothing proves that the website is the group's, and that of a sandbox is its
 * group's.
 */
export const GROUP_BY_HOST_SQL = `select id from (
    select group_id as id, 1 as rank from websites where domain = $1
    union all
    select id, 2 from groups g where ${websiteHostSql("g")} = $1 and signed_up_at is null and not ${isSandboxSql("g")}
  ) found order by rank, id limit 1`;

/** Returns the group whose minisite or website has this host name. */
export async function findGroupIdByHost(database: Queryable, host: string): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: "find-group-by-host",
    text: GROUP_BY_HOST_SQL,
    values: [host],
  });
  return rows[0]?.id ?? null;
}
