// What passed here on the same bytes with the same tools, so that it need not be asked again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

const FOLDER = join(root, '.cache/passed');
/** Of npm: what is installed. Of Debian: the tools. */
const INSTALLED = [join(root, 'node_modules/.package-lock.json'), '/var/lib/dpkg/status'];

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}

/** Files of the tree beneath these paths, those that git does not know yet among them; undefined where there is no git. */
function filesBeneath(paths) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? [...new Set(stdout.split('\0'))].filter(Boolean).sort() : undefined;
}

/** A hash of all that a step may depend on; undefined where that cannot be told. */
function keyOf(paths) {
  const files = filesBeneath(paths);
  if (files === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.arch, paths]));
  for (const path of [...INSTALLED, ...files.map((file) => join(root, file))]) {
    const content = contentOf(path);
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether a step passed on the bytes beneath `paths`, and the way to note that it did; what changed while it ran is not
 * noted. With `asksAll` nothing counts as passed.
 */
export function passedBefore(step, paths, { asksAll }) {
  const key = keyOf(paths);
  const place = join(FOLDER, step);
  return {
    passed: !asksAll && key !== undefined && String(contentOf(place)) === key,
    note() {
      if (key === undefined || keyOf(paths) !== key) return;
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(place, key);
    },
  };
}
