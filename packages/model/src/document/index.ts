export { documentProblem } from './documentProblem.ts';
export type {
  DocumentGenerator,
  Generated,
  GeneratedText,
  GenerationPlace,
  GenerationSite,
  GeneratorProgram,
} from './documentGenerator.ts';
export type {
  Choice,
  DocumentChange,
  DocumentConflict,
  DocumentKind,
  DocumentMerge,
  DocumentPart,
  DocumentTemplate,
} from './documentKind.ts';
export { patchBetween, patchTree } from './patchTree.ts';
export type { Rename, RenameRules, Sides } from './renames.ts';
export { byName } from './shape.ts';
export type { Shape, Steps, TreeRules } from './shape.ts';
export { treeKind } from './treeKind.ts';
export type { Reconciled } from './treeKind.ts';
