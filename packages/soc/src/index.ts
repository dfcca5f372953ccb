export * from './patch/index.ts';
export * from './addressmap/views.ts';
export { check } from './check/check.ts';
export { checkBelow } from './check/checkBelow.ts';
export { Checker } from './check/incremental/checker.ts';
export { filesNamed } from './check/filesNamed.ts';
export { CODES, helpOf } from './check/codes.ts';
export type { Code } from './check/codes.ts';
export { designOf } from './design/block.ts';
export type { Block, Design } from './design/block.ts';
export { isInterconnect } from './design/generated.ts';
export { resolve } from './design/resolve.ts';
export type { Resolved, ResolvedInterface, ResolvedPort } from './design/resolve.ts';
export type { PortShape, Shape } from './design/shape.ts';
export * from './document/index.ts';
export * from './compare/index.ts';
export * from './edit/index.ts';
export * from './generate/index.ts';
export * from './hierarchy/index.ts';
export { describeBlock } from './generators/describe.ts';
export { describeDocument } from './library/describeDocument.ts';
export { createLibrary } from './library/library.ts';
export { withDocuments } from './library/withDocuments.ts';
export { libraryEntry } from './library/libraryEntry.ts';
export type { Library, LibraryDocument, LibraryEntry } from './library/library.ts';
export { SOC_SENTENCES } from './wording/sentences.ts';
export type {
  AddressSentence,
  ConnectionSentence,
  FixTitle,
  NameSentence,
  ImportSentence,
  RefusalSentence,
  TimingSentence,
} from './wording/sentences.ts';
export { sdcText } from './sdc/sdcText.ts';
