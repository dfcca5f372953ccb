import { readFormat, treeKind } from '@netloom/model';
import type { CoreContext } from './coreContext.ts';
import { CoreOptions } from './coreOptions.ts';
import { PRESETS } from './presets.ts';
import { checkCore, writeCore } from './readCore.ts';

const FORMAT = { kind: 'core', schema: CoreOptions, versions: { newest: 1, migrations: [] } };

/** Each option is a part of its own; a memory of the core and its CLINT come and go as one. */
export const coreKind = treeKind<CoreOptions, CoreContext>({
  id: 'core',
  suffix: '.core.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writeCore,
  title: ({ name }) => name,
  check: checkCore,
  rules: { shapeOf: () => undefined },
  parse: (tree) => CoreOptions.safeParse(tree).data,
  templates: Object.entries(PRESETS).map(([id, options]) => ({
    id,
    make: (name) => ({ ...options, name }),
  })),
  generator: {
    nameOf: ({ name }) => name,
    place: { beside: 'cores' },
    isLong: true,
    load: () => import('./generateDocument.ts'),
  },
});
