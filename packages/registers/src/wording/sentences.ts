import { sayer } from '@netloom/model';
import { ACCESS } from './access.ts';
import { CHANGES } from './changes.ts';
import { EDITS } from './edits.ts';
import { FIELDS } from './fields.ts';
import { PLACEMENT } from './placement.ts';

/** Every sentence that is said of register maps, in English; other languages are worded by the same keys. */
export const REGISTER_SENTENCES = { ...PLACEMENT, ...FIELDS, ...ACCESS, ...EDITS, ...CHANGES } as const;

export type PlacementSentence = keyof typeof PLACEMENT;
export type FieldSentence = keyof typeof FIELDS;
export type AccessSentence = keyof typeof ACCESS;
export type RegisterChangeSentence = keyof typeof CHANGES;
export type RegisterEditSentence = keyof typeof EDITS;

export const say = sayer(REGISTER_SENTENCES);
