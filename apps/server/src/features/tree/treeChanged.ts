import type { Hub } from '../stream/index.ts';
import { LIST_REST } from '../stream/index.ts';

/** Tells a user that files of his own tree changed. */
export function treeChanged(hub: Hub, userId: number, deptId: number): void {
  hub.publish({ type: 'tree-changed', deptId }, ({ caller }) => caller.userId === userId, {
    key: `tree ${userId} ${deptId}`,
    rest: () => LIST_REST,
  });
}
