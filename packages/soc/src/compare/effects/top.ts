import { evaluate } from '@netloom/hdl/expression';
import type { SocDocument, Vlnv } from '@netloom/model';
import { topPorts } from '../../library/describeDocument.ts';
import type { Library } from '../../library/library.ts';
import { documentValues } from '../../library/ownParameters.ts';

/** The ports of the top module with their directions and bits. */
export function portsOf(document: SocDocument): Map<string, string> {
  const values = documentValues(document);
  return new Map(
    topPorts(document).map(({ name, direction, width }) => {
      const bits = evaluate(width, values);
      const range = bits.ok && bits.value > 1n ? ` [${bits.value - 1n}:0]` : bits.ok ? '' : ` [${width}]`;
      return [name, `${direction}${range}`];
    }),
  );
}

/** The documents that instantiate one of these. */
export function usersOf(vlnvs: readonly Vlnv[], library: Library): string[] {
  const wanted = new Set(vlnvs);
  return library.names.filter((name) => {
    const instances = Object.values(library.find(name)?.document?.instances ?? {});
    return !wanted.has(name) && instances.some(({ ip }) => wanted.has(ip));
  });
}
