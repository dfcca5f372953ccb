export { joined } from './read/paths.ts';
export { readFileList } from './read/fileList.ts';
export type { FileList, ListReader } from './read/fileList.ts';
export { readVerilog } from './read/readVerilog.ts';
export type { ReadOptions, ReadResult } from './read/readVerilog.ts';
export type { SourceFile } from './read/sources.ts';
export { addressSpanOf } from './recognise/interfaces.ts';
export { recognise } from './recognise/recognise.ts';
