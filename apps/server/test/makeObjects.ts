// Compiles the simulator's own sources for all servers of the tests, as a server does that has been there for a while:
// none of theirs lives so long, and each of their models would compile them.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HEADERS_FOLDER } from '@netloom/tools/reading';
import { makeObjects } from '../src/features/runs/warmObjects.ts';
import { SHARED } from '../../../packages/executor/test/sharedCaches.ts';

const objects = join(SHARED, 'objects');
await mkdir(objects, { recursive: true, mode: 0o700 });
// In a folder of its own: other tests may make the same.
const scratch = await mkdtemp(join(SHARED, 'making-'));
try {
  await symlink(objects, join(scratch, 'objects'));
  await makeObjects({ unsandboxed: false }, { folder: scratch, modelBytes: 0 }, AbortSignal.any([]));
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

// Tests that compile without a sandbox find the same: what ccache keeps, and the precompiled headers beside it.
const ccache = process.env.CCACHE_DIR ?? join(dirname(SHARED), 'ccache');
/** What is there stays as it is; the files are links, for nobody writes into one. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  execFileSync('cp', ['-rln', `${from}/.`, to]);
}
for (const made of (await readdir(objects)).map((name) => join(objects, name))) {
  const kept = (await readdir(made)).filter((name) => /^[0-9a-f]$/.test(name));
  for (const name of kept) await share(join(made, name), join(ccache, name));
  await share(join(made, HEADERS_FOLDER), `${ccache}-headers`);
}
