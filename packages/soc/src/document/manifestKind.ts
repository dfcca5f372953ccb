import { readFormat, treeKind } from '@netloom/model';
import { Manifest } from '../generate/manifest.ts';
import { sortedRecord } from './order.ts';

const FORMAT = { kind: 'manifest', schema: Manifest, versions: { newest: 1, migrations: [] } };

/** What generations wrote: each file with its hash is a thing of its own. */
export const manifestKind = treeKind<Manifest>({
  id: 'manifest',
  suffix: '.manifest.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: (manifest) => `${JSON.stringify({ ...manifest, files: sortedRecord(manifest.files) }, null, 2)}\n`,
  title: () => undefined,
  rules: {
    shapeOf: (steps) =>
      steps.length === 1 && steps[0] === 'files' ? { kind: 'record', of: 'file' } : undefined,
  },
  parse: (tree) => Manifest.safeParse(tree).data,
});
