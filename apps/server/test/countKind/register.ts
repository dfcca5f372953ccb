import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '../../../../packages/tools/src/kinds/index.ts';
import type { KindDefinition } from '../../../../packages/tools/src/kinds/kind.ts';
import { count } from './kind.ts';

// What a process is started with (`node --import`), so that it has the one entry more in the registry.

(KINDS as unknown as KindDefinition[]).push(count);

const { NETLOOM_DATA_DIR: folder } = process.env;
if (folder !== undefined) {
  // The server: its runners get nothing of its environment, so that their Node is told of the kind too.
  const node = join(folder, 'nodeWithCount');
  writeFileSync(node, `#!/bin/sh\nexec '${process.execPath}' --import '${import.meta.filename}' "$@"\n`);
  chmodSync(node, 0o755);
  process.execPath = node;
}
