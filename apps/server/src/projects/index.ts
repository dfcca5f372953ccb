export { Mutex } from './mutex.ts';
export { ProjectTree, hashText } from './projectTree.ts';
export type { TreeEntry } from './projectTree.ts';
export { Projects } from './projects.ts';
export { checkRelativePath } from './treePath.ts';
export { readTreeList } from './treeList.ts';
export type { TreeList } from './treeList.ts';
