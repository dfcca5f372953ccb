import type { WaveScope, WaveVariable } from '@netloom/waves';
import type { WaveData } from '../../WaveData.ts';

const pageSize = 2000;
/** Scopes whose signals belong to the one above, as fields of its signals. */
const records = new Set([
  'struct',
  'union',
  'interface',
  'record',
  'array',
  'vhdl_record',
  'sv_interface',
  'vhdl_array',
]);

export interface ScopeContents {
  scopes: WaveScope[];
  variables: WaveVariable[];
}

/** A scope's signals, those of its records with them, and its scopes otherwise; of very many the first. */
export async function contentsOf(data: WaveData, scope: number | null): Promise<ScopeContents> {
  const page = await data.children(scope, 0, pageSize);
  const fields = page.scopes.filter(({ kind }) => records.has(kind));
  const inside = await Promise.all(fields.slice(0, 50).map(({ id }) => contentsOf(data, id)));
  return {
    scopes: page.scopes.filter(({ kind }) => !records.has(kind)),
    variables: [...page.variables, ...inside.flatMap(({ variables }) => variables)],
  };
}
