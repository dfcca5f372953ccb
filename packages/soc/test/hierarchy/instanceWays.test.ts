import type { SocDocument } from '@netloom/model';
import { instanceWays } from '@netloom/soc';
import { expect, it } from 'vitest';
import { soc } from '../fixtures.ts';

const named = (name: string, instances: SocDocument['instances']): SocDocument => ({
  ...soc({ name, instances }),
  vlnv: `test:soc:${name}:1.0`,
});
const UART = { ip: 'test:ip:uart:1.0' };

it('names what stands in each level by the way to it, as each instance has it', () => {
  const cell = named('cell', { uart0: UART });
  const cluster = named('cluster', { cell0: { ip: cell.vlnv }, timer0: UART });
  const patch = { '/instances/extra0': UART };
  const top = named('top', { c0: { ip: cluster.vlnv }, c1: { ip: cell.vlnv, patch }, uart0: UART });
  const documents = new Map([cell, cluster, top].map((each) => [each.vlnv, each] as const));
  expect(instanceWays(top, documents)).toEqual([
    ...['c0', 'c1', 'uart0'],
    ...['c0/cell0', 'c0/timer0', 'c1/uart0', 'c1/extra0'],
    'c0/cell0/uart0',
  ]);
});

it('does not go round where a document contains itself, and leaves out what is not there', () => {
  const round = named('round', { again: { ip: 'test:soc:round:1.0' }, gone: { ip: 'test:soc:gone:1.0' } });
  expect(instanceWays(round, new Map([[round.vlnv, round]]))).toEqual(['again', 'gone']);
});
