import { readFormat, sayOfDocument, treeKind } from '@netloom/model';
import { Manifest, filesBehind } from '../generate/manifest.ts';
import type { GeneratedFile } from '../generate/manifest.ts';
import { sortedRecord } from './order.ts';

const FORMAT = { kind: 'manifest', schema: Manifest, versions: { newest: 1, migrations: [] } };

/** What a check of a manifest sees of the project. */
interface ManifestContext {
  /** What the document that it is of generates now; absent where there is none, or none without errors. */
  generated: readonly GeneratedFile[] | undefined;
}

/** Files that a message names one by one. */
const NAMED = 3;

/** What generations wrote: each file with its hash is a thing of its own. */
export const manifestKind = treeKind<Manifest, ManifestContext>({
  id: 'manifest',
  suffix: '.manifest.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: (manifest) => `${JSON.stringify({ ...manifest, files: sortedRecord(manifest.files) }, null, 2)}\n`,
  title: () => undefined,
  check(manifest, { generated = [] }) {
    const behind = filesBehind(manifest, generated);
    if (behind.length === 0) return [];
    const named = behind.slice(0, NAMED).join(', ') + (behind.length > NAMED ? ', …' : '');
    const said = sayOfDocument('DOC-GENERATED', { count: behind.length, named });
    return [{ code: 'DOC-GENERATED', severity: 'error', ...said }];
  },
  rules: {
    shapeOf: (steps) =>
      steps.length === 1 && steps[0] === 'files' ? { kind: 'record', of: 'file' } : undefined,
  },
  parse: (tree) => Manifest.safeParse(tree).data,
});
