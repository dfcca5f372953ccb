import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../testServer.ts';

/** What changes by itself, and what is written of every attempt. */
const RESTLESS = ['sessions', 'login_logs', 'audit_entries', 'migrations'];

/** A hash of each table and of all files of the projects and backups, to see whether anything was changed. */
export async function snapshot({ services }: TestServer): Promise<Record<string, string>> {
  const { pool, folder } = services;
  const names = await pool.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const found: Record<string, string> = {};
  for (const { name } of names.rows.filter((table) => !RESTLESS.includes(table.name))) {
    const lastSeen = name === 'users' ? "- 'last_seen'" : '';
    const rows = await pool.query<{ hash: string }>(
      `SELECT md5(string_agg(line, '' ORDER BY line)) AS hash FROM (SELECT (to_jsonb(t) ${lastSeen})::text AS line FROM "${name}" t) lines`,
    );
    found[name] = rows.rows[0]!.hash;
  }
  for (const part of ['projects', 'backups'] as const) found[part] = await folderHash(folder[part]);
  return found;
}

async function folderHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  // What git looks up and notes of its own accord is no change.
  for (const path of paths.filter((each) => !each.includes('.git/')).sort()) {
    hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex');
}
