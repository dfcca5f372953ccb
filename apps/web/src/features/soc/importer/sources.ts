import type { SourceFile } from './readFiles.ts';

/** What is to be read, as it stands in the form. */
export interface Sources {
  files: SourceFile[];
  /** Folder of the member's tree that the files go to. */
  folder: string;
  fileList: string | undefined;
  defines: string;
  includes: string;
}

export const NO_SOURCES: Sources = {
  files: [],
  folder: 'rtl/imported',
  fileList: undefined,
  defines: '',
  includes: '',
};
