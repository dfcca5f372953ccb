export { LIBRARY_PREFIX, builtInLibrary, readLibraryFile } from './builtInLibrary.ts';
export { folderOf, libraryOf, readProjectLibrary } from './projectLibrary.ts';
