import { sayer } from '@netloom/model';
import { ACCESS } from './access.ts';
import { EDITS } from './edits.ts';
import { FIELDS } from './fields.ts';
import { PLACEMENT } from './placement.ts';

/** Every sentence that is said of register maps, in English; other languages are worded by the same keys. */
export const REGISTER_SENTENCES = { ...PLACEMENT, ...FIELDS, ...ACCESS, ...EDITS } as const;

export type PlacementSentence = keyof typeof PLACEMENT;
export type FieldSentence = keyof typeof FIELDS;
export type AccessSentence = keyof typeof ACCESS;
export type RegisterEditSentence = keyof typeof EDITS;

export const say = sayer(REGISTER_SENTENCES);
