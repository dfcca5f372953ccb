import { readFileSync, readdirSync } from 'node:fs';

/** Of what may vanish at any moment: nothing, once it is gone. */
export function orNothing<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch {
    return nothing;
  }
}

/** Children of a process: those that each of its threads started (proc(5), /proc/PID/task/TID/children). */
function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return orNothing(() => readdirSync(tasks), []).flatMap((task) =>
    orNothing(() => readFileSync(`${tasks}/${task}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/**
 * A process and all that come from it. In a sandbox nothing gets away: what loses its parent falls to the first process
 * of the sandbox's process namespace.
 */
export function processTree(root: number): number[] {
  const tree = [root];
  for (const pid of tree) tree.push(...childrenOf(pid));
  return tree;
}
