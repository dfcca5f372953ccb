export * from './download.ts';
export * from './explorer.ts';
export * from './pathList.ts';
export * from './treeFiles.ts';
