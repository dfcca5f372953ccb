import { ipxactReader } from './ipxact/index.ts';
import { reggenReader } from './reggen/index.ts';
import type { RegisterReader } from './reading.ts';
import { csvReader, xlsxReader } from './table/index.ts';
import { svdReader } from './svd/reader.ts';
import { systemRdlReader } from './systemrdl/index.ts';

export { MAX_IMPORT_BYTES } from './reading.ts';
export type { ImportReading, ImportSource, RegisterReader } from './reading.ts';

/** Every format that can be imported. */
export const REGISTER_READERS: readonly RegisterReader[] = [
  systemRdlReader,
  svdReader,
  ipxactReader,
  reggenReader,
  csvReader,
  xlsxReader,
];
