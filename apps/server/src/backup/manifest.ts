import { z } from 'zod';

/**
 * What a backup holds: `manifest.json`, `database/<table>.jsonl`, `secret.key`, `projects/`, and with `runs` also `runs/`
 * and `store/`. A backup is this folder, or the folder as a tar.gz whose last entry is `end`.
 */
export const Manifest = z.object({
  format: z.literal(1),
  /** Version of the program that made it. */
  version: z.string(),
  createTime: z.string(),
  /** The newest schema change of its database. */
  migration: z.string(),
  /** Rows by table. */
  tables: z.record(z.string().regex(/^[a-z_]+$/), z.number()),
  runs: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FOLDER = 'database';
export const KEY_FILE = 'secret.key';
export const END_MARK = 'end';

/** Folders of the data folder that a backup holds. */
export function foldersOf(runs: boolean): string[] {
  return runs ? ['projects', 'runs', 'store'] : ['projects'];
}
