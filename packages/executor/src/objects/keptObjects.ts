import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunStep } from '@netloom/model';
import { COMPILE_FILE, HEADERS_FOLDER } from '@netloom/tools/reading';
import { notedCaches, cacheFolders } from '../runCaches.ts';

const CCACHE = '/usr/bin/ccache';
/** Where a sandbox finds the kept objects. */
const MOUNT = '/ccache';

/** The objects that were kept last; undefined where there are none. */
function newest(folder: string): string | undefined {
  try {
    const names = readdirSync(folder).map((name) => join(folder, name));
    return names.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  } catch {
    return undefined;
  }
}

/**
 * Lets a compile step find kept objects through ccache, and precompiled headers. It can only read them: what a design
 * compiles may run code of its own, and no run may write what another one reads.
 */
export function withObjects(folder: string, step: RunStep): RunStep {
  const caches = step.tool === 'make' ? notedCaches(folder) : undefined;
  const objects = caches && newest(cacheFolders(caches).objects);
  if (!objects || !existsSync(CCACHE)) return step;
  const env = {
    OBJCACHE: existsSync(join(objects, COMPILE_FILE)) ? `sh ${MOUNT}/${COMPILE_FILE}` : CCACHE,
    CCACHE_DIR: MOUNT,
    MODEL_HEADERS: `${MOUNT}/${HEADERS_FOLDER}`,
    CCACHE_READONLY: '1',
    CCACHE_TEMPDIR: '/tmp',
    // What is not kept is compiled at once, not preprocessed first.
    CCACHE_DEPEND: '1',
  };
  return { ...step, env: { ...env, ...step.env }, mounts: { ...step.mounts, [MOUNT]: objects } };
}
