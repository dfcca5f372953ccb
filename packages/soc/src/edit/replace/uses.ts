import type { SocDocument } from '@netloom/model';
import { parseEndpoint } from '../../document/endpoint.ts';
import { mapEndpoints } from '../../document/endpoints.ts';
import type { PartKind } from './parts.ts';

/** A part of the old block that the document speaks of, and how often. */
export interface Use {
  kind: PartKind;
  name: string;
  uses: number;
}

/** What a document says of some instances: the parameters that it sets, the interfaces and ports that it connects. */
export function usesOf(document: SocDocument, instances: ReadonlySet<string>): Use[] {
  const found = new Map<string, Use>();
  const note = (kind: PartKind, name: string) => {
    const use = found.get(`${kind} ${name}`) ?? { kind, name, uses: 0 };
    found.set(`${kind} ${name}`, { ...use, uses: use.uses + 1 });
  };
  for (const instance of instances) {
    for (const name of Object.keys(document.instances[instance]?.parameters ?? {})) note('parameter', name);
  }
  const noting = (kind: PartKind) => (endpoint: string) => {
    const end = parseEndpoint(endpoint);
    if (end?.kind === 'name' && instances.has(end.instance ?? '')) note(kind, end.name);
    return endpoint;
  };
  mapEndpoints({ ...document, portConnections: [], interrupts: {}, resets: {} }, noting('interface'));
  mapEndpoints({ ...document, interfaceConnections: [], addressMap: {} }, noting('port'));
  return [...found.values()];
}
