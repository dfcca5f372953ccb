import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes the bundles that nothing starts from any more. A program may load parts of its bundle for as long as it runs. */
export function removeOld(folder, current) {
  const commands = running();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (name === current || !stat?.isDirectory() || Date.now() - stat.mtimeMs < DAY_MILLISECONDS) continue;
    if (!commands.some((command) => command.includes(name))) rmSync(path, { recursive: true, force: true });
  }
}

/** The command lines of what runs on this machine: each program names its bundle. */
function running() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        // It has ended.
        return '';
      }
    });
}
