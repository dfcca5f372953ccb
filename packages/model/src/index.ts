export * from './diagnostic.ts';
export * from './ipDescriptor.ts';
export * from './names.ts';
export * from './registers/index.ts';
export * from './report/index.ts';
export * from './run.ts';
export * from './socDocument.ts';
export type * from './softwareSoc.ts';
export * from './vlnv.ts';
