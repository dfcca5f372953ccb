export { isDocument, unreadable } from './kinds.ts';
export { compareErrors } from './compareErrors.ts';
export type { DocumentTexts } from './compareErrors.ts';
