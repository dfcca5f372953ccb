import type { WaveVariable } from '@netloom/waves';
import { expect, test } from 'vitest';
import { passes, signalFilters, typeBadge } from './signalKinds.ts';
import type { SignalFilter } from './signalKinds.ts';

function variable(
  kind: string,
  direction: WaveVariable['direction'] = '',
  change: Partial<WaveVariable> = {},
) {
  const plain = { id: 0, signal: 0, name: 'n', path: 'n', range: '', width: 1, value: 'bits' } as const;
  return { ...plain, kind, direction, ...change };
}

test.each<[WaveVariable, SignalFilter[], string]>([
  [variable('wire', 'input'), ['all', 'inputs'], 'n'],
  [variable('reg', 'output'), ['all', 'outputs', 'variables'], 'v'],
  [variable('tri', 'inout'), ['all', 'inputs', 'outputs'], 'n'],
  [variable('logic'), ['all', 'variables'], 'v'],
  [variable('parameter'), ['all'], 'P'],
  [variable('real_parameter'), ['all'], 'P'],
  [variable('real', '', { value: 'real' }), ['all', 'variables'], 'R'],
  [variable('integer'), ['all', 'variables'], 'I'],
  [variable('wire', '', { literals: { '0': 'OFF' } }), ['all'], 'en'],
])('%o', (one, filters, badge) => {
  expect(signalFilters.filter((filter) => passes(one, filter))).toEqual(filters);
  expect(typeBadge(one)).toBe(badge);
});
