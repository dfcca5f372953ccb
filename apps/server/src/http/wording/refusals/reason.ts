import type { Said } from '@netloom/model';
import type { en } from './en.ts';

/** Why the server refuses what is well formed; told to programs, and the key of the words for people. */
export type RefusalReason = keyof typeof en;

/** Names of the places `{name}` in a text. */
type PlacesOf<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : never;

/** A part of a sentence that is told in the language of the whole. */
export interface RefusalPart {
  readonly reason: RefusalReason;
  readonly values?: Readonly<Record<string, RefusalValue>>;
}

/** Stands in a place of the words; what a package says is in English, and worded by who shows it. */
export type RefusalValue = string | number | RefusalPart | Said;

/** What the words of a reason need, in every language. */
export type RefusalValues<Reason extends RefusalReason> = Readonly<
  Record<PlacesOf<(typeof en)[Reason]>, RefusalValue>
>;
