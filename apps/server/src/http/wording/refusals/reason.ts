import type { en } from './en.ts';

/** Why the server refuses what is well formed; told to programs, and the key of the words for people. */
export type RefusalReason = keyof typeof en;
