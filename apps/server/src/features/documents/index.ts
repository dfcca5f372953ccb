import type { Feature } from '../../services.ts';
import { listRoute } from './list.ts';
import { readRoute } from './read.ts';
import { saveRoute } from './save.ts';

export { KINDS, isDocument, kindAt, unreadable } from './kinds.ts';
export type { ServedKind } from './kinds.ts';
export { makeFiles } from './makeFiles.ts';
export { compareErrors } from './compareErrors.ts';
export type { DocumentTexts } from './compareErrors.ts';
export { diffTexts } from './diffTexts.ts';
export { mergeTexts } from './mergeTexts.ts';
export type { MergedText, TextSides } from './mergeTexts.ts';
export { refusal, requireDocument } from './requireDocument.ts';

export const documents: Feature = {
  routes: [listRoute, readRoute, saveRoute],
};
