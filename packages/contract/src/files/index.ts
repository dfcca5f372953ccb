export * from './download.ts';
export * from './explorer.ts';
export * from './treeFiles.ts';
