import { resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { IpParameter, SocDocument } from '@netloom/model';

/** The parameters of a document as an IP declares its own; what begins as a string is one. */
export function ownParameters({ parameters }: Pick<SocDocument, 'parameters'>): IpParameter[] {
  return Object.entries(parameters).map(([name, value]) => ({
    name,
    type: value.trimStart().startsWith('"') ? 'string' : 'integer',
    value,
    local: false,
  }));
}

/** The values of a document's parameters, which may refer to each other. */
export function documentValues(document: Pick<SocDocument, 'parameters'>): Values {
  return resolveParameters(ownParameters(document), {}).values;
}
