export { isDocument, unreadable } from './kinds.ts';
export { compareErrors } from './compareErrors.ts';
export type { DocumentTexts } from './compareErrors.ts';
export { mergeTexts } from './mergeTexts.ts';
export type { MergedText, TextSides } from './mergeTexts.ts';
