export { useDept, useDeptId } from './deptStore.ts';
export { leaveSession, signOut } from './signOut.ts';
export { useSession } from './useSession.ts';
export type { Session } from './useSession.ts';
