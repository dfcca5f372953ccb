export { LIBRARY_PREFIX, builtInLibrary, readLibraryFile } from './builtInLibrary.ts';
export { benchOf } from './blockBench.ts';
export { readRegistersText } from './listedIp.ts';
export type { ListedIp } from './listedIp.ts';
export { folderOf, libraryOf, readProjectLibrary } from './projectLibrary.ts';
