// Compiles the simulator's own sources for all servers of the tests, as a server does that has been there for a while:
// none of theirs lives so long, and each of their models would compile them.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
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
