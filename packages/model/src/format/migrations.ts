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
export function migrate(raw: Record<string, unknown>, versions: Versions): Record<string, unknown> | string {
  let document = raw;
  let version = raw['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return 'version must be a whole number from 1 on';
  }
  if (version > versions.newest) {
    return `version ${version} is newer than this Netloom reads (up to ${versions.newest}); update Netloom to open it`;
  }
  for (; version < versions.newest; version++) {
    const step = versions.migrations.find((migration) => migration.from === version);
    if (!step) return `version ${version} can no longer be read`;
    document = { ...step.migrate(document), version: version + 1 };
  }
  return document;
}
