export { switchDepartment, useDept, useDeptId } from './deptStore.ts';
export { chooseDesign, useDesign } from './designStore.ts';
export { useDesignFileList } from './useDesignFileList.ts';
export { watchUnload } from './onUnload.ts';
export { dropSession, leaveClosed, leaveEnded, leaveExpired, leaveFailed, signOut } from './signOut.ts';
export { hasUnsaved } from './unsaved.ts';
export { refreshDepartments, refreshSession, sessionLoaded, useSession } from './useSession.ts';
export type { Session } from './useSession.ts';
