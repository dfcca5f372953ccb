import type { SocDocument } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import { registerFiles } from '../../generate/registerFiles.ts';
import { inOrder } from '../../document/order.ts';
import type { Library } from '../../library/library.ts';
import type { AddressMapFile } from './files.ts';

/** The headers that `soc.h` includes: those of the registers of all IPs in use. */
export function registerHeaders(document: SocDocument, library: Library): AddressMapFile[] {
  const { others } = registerFiles([designOf(inOrder(document), library)], '.');
  return others
    .filter(({ path }) => path.endsWith('.h'))
    .map(({ path, text }) => ({ path: path.replace(/^\.\//, ''), text }));
}
