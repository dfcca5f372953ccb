export { letterPairs } from './pairs.ts';
export { findReferences, mentionedNames, writeReference } from './reference.ts';
export type { FoundReference, Reference } from './reference.ts';
