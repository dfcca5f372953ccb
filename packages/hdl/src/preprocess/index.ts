export { preprocess } from './preprocess.ts';
export type { IncludeRequest, Preprocessed, PreprocessOptions } from './preprocess.ts';
