import type { SourceFile } from './readFiles.ts';

/** What the blocks are made of: IP-XACT components, or the modules of Verilog sources. */
export type SourceKind = 'ipxact' | 'verilog';

/** What is to be read, as it stands in the form. */
export interface Sources {
  files: SourceFile[];
  kind: SourceKind;
  /** Folder of the member's tree that the files go to. */
  folder: string;
  fileList: string | undefined;
  defines: string;
  includes: string;
}

export const NO_SOURCES: Sources = {
  files: [],
  kind: 'verilog',
  folder: 'rtl/imported',
  fileList: undefined,
  defines: '',
  includes: '',
};
