import type { ModuleStructure } from '@netloom/hdl/structure';
import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import { parseEndpoint } from '../document/endpoint.ts';
import type { Library } from '../library/library.ts';

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
const PLACE = /(\w+) at (0x[0-9A-F]+), (\d+) ([KMGT]iB|B)\b/g;

/** The address map: the reference's as far as what it names is there, and what generated comments say of blocks. */
export function addressesOf(
  document: SocDocument,
  library: Library,
  { instances }: ModuleStructure,
  reference: SocDocument | undefined,
): SocDocument['addressMap'] {
  const design = designOf(document, library);
  const isThere = (endpoint: string) =>
    parseEndpoint(endpoint)?.kind === 'name' && resolve(design, endpoint).kind === 'interface';
  const found: SocDocument['addressMap'] = {};
  for (const [endpoint, block] of Object.entries(reference?.addressMap ?? {}))
    if (isThere(endpoint)) found[endpoint] = block;
  for (const { name, comment = '' } of instances) {
    if (reference?.instances[name]) continue;
    for (const [, side = '', base = '', amount = '', unit = ''] of comment.matchAll(PLACE)) {
      const endpoint = `${name}.${side}`;
      const size = BigInt(amount) << BigInt(10 * UNITS.indexOf(unit));
      if (isThere(endpoint)) found[endpoint] ??= { base, size: `0x${size.toString(16).toUpperCase()}` };
    }
  }
  return found;
}
