export { Descent } from './descent.ts';
export type { Rules } from './descent.ts';
export { filesBeneath } from './filesBeneath.ts';
export { descend, holdEntry, isNoFile, openBeneath, statBeneath } from './open.ts';
export { removeFolder } from './removeFolder.ts';
export { UnsafePath } from './unsafePath.ts';
export { walkBeneath } from './walk.ts';
