import type { Hub } from '../stream/index.ts';

/** Tells that a project is another now. Administrators see every project. */
export function projectChanged(hub: Hub, deptId: number): void {
  hub.publish(
    { type: 'project-changed', deptId },
    ({ caller, departments }) => caller.admin || departments.has(deptId),
  );
}
