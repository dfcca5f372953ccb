import type { Said } from '../wording.ts';
import { say } from './sentences.ts';

/** Raises a document by one version: `from` → `from + 1`. Works on plain JSON, before the schema sees it. */
export interface Migration {
  from: number;
  migrate(document: Record<string, unknown>): Record<string, unknown>;
}

/** A chain of migrations that ends at version `newest`. */
export interface Versions {
  newest: number;
  migrations: readonly Migration[];
}

/** The document at the newest version, or the reason why it cannot be brought there. */
export function migrate(
  raw: Record<string, unknown>,
  versions: Versions,
): { document: Record<string, unknown> } | { refused: Said } {
  let document = raw;
  let version = raw['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { refused: say('DOC-VERSION/number', {}) };
  }
  if (version > versions.newest) {
    return { refused: say('DOC-VERSION/newer', { version, newest: versions.newest }) };
  }
  for (; version < versions.newest; version++) {
    const step = versions.migrations.find((migration) => migration.from === version);
    if (!step) return { refused: say('DOC-VERSION/gone', { version }) };
    document = { ...step.migrate(document), version: version + 1 };
  }
  return { document };
}
