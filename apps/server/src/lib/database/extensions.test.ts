import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrations.ts";

const { superuser, run } = inject("postgres");

async function asSuperuser(database: string, ...statements: string[]): Promise<void> {
  const client = new Client({ ...superuser, database });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test("who may not create extensions is told which one and what is missing, and starts once it is there", async () => {
  const name = `${run}_extensions`;
  const tenant = `tenant_${name}`;
  await asSuperuser(superuser.database, `create role ${tenant} login`, `create database ${name}`);
  try {
    await asSuperuser(name, `grant create on schema public to ${tenant}`, "create extension btree_gist");
    const address = { ...superuser, user: tenant, database: name };
    await expect(migrate(address)).rejects.toThrow(
      /^Migration 0026\S+ failed: permission denied to create extension "pg_trgm" \(Must have CREATE privilege/,
    );
    await asSuperuser(name, `grant create on database ${name} to ${tenant}`);
    expect(await migrate(address)).toContain("0026-search-of-fiches");
  } finally {
    await asSuperuser(superuser.database, `drop database ${name} with (force)`, `drop role ${tenant}`);
  }
});
