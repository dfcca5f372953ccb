import type { ReadOptions, ReadResult } from '@netloom/hdl';
import type { SocDocument } from '@netloom/model';
import type { LibraryDocument, LibraryEntry } from '@netloom/soc';
import type { ImportedDocument } from '@netloom/soc/structure';
import { inWorker } from '../../../inWorker/index.ts';

/** Files to read, and `others` that they may include, by path. */
export type ReadInput = Omit<ReadOptions, 'resolveInclude'> & {
  others: Map<string, string>;
  soc?: WantedDocument | undefined;
};

/** The module to make a document of, and the blocks that it may instantiate. */
export interface WantedDocument {
  top: string;
  entries: LibraryEntry[];
  documents: LibraryDocument[];
  /** The document that may have been there before. */
  reference: SocDocument | undefined;
}

/** Reads Verilog in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
export function readInWorker(
  data: ReadInput,
  seconds?: number,
): Promise<
  Omit<ReadResult, 'wrappers'> &
    Partial<Pick<ReadResult, 'wrappers'>> &
    Partial<Omit<ImportedDocument, 'descriptors' | 'diagnostics'>>
> {
  const program = new URL('./reader.worker.ts', import.meta.url);
  return inWorker({ program, data, seconds, field: 'files', task: 'read-files' });
}
