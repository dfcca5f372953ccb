import type { Hub } from '../../stream/index.ts';
import { LIST_REST, membersOf, restFor } from '../../stream/index.ts';

/** Tells that the list of runs of a department changed. */
export function runsChanged(hub: Hub, deptId: number): void {
  const rest = (streams: number) => restFor(LIST_REST, streams);
  hub.publish({ type: 'runs-changed', deptId }, membersOf(deptId), { key: `runs ${deptId}`, rest });
}
