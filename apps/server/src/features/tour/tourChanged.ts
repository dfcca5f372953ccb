import type { Hub } from '../stream/index.ts';

/** Tells a user's browsers that his guided tour is another now. */
export function tourChanged(hub: Hub, userId: number): void {
  hub.publish({ type: 'tour-changed' }, ({ caller }) => caller.userId === userId);
}
