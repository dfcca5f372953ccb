import type { Subject } from '../../check/rule.ts';
import type { SoftwareMap } from '../software/block.ts';

/** What outputs are written from. */
export interface OutputSource {
  map: SoftwareMap;
  subject: Subject;
}

/** Writes one view of an address map: the same map gives the same bytes. */
export interface AddressMapOutput {
  /** Names the output for `netloom map generate --to`. */
  id: string;
  title: string;
  /** Of Monaco's, for the preview. */
  language: string;
  /** Folder of the files in a generated project. */
  folder: 'sw' | 'doc';
  /** Name of the file. */
  file: string;
  /** Its text, of a document without errors; undefined when the map has nothing for this view. */
  write(source: OutputSource): string | undefined;
}
