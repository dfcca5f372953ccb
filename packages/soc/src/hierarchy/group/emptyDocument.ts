import { splitVlnv } from '@netloom/model';
import type { SocDocument } from '@netloom/model';

/** A document without contents in the same library of names as another. */
export function emptyDocument(beside: SocDocument, name: string): SocDocument {
  const { vendor, library } = splitVlnv(beside.vlnv);
  return {
    netloom: 'soc',
    version: beside.version,
    vlnv: [vendor, library, name, '1.0'].join(':'),
    name,
    ...{ parameters: {}, clocks: {}, resets: {}, ports: {}, interfaces: {}, instances: {} },
    ...{ interfaceConnections: [], portConnections: [], addressMap: {}, interrupts: {} },
  };
}
