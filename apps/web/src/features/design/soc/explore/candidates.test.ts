import { SocDocument } from '@netloom/model';
import { createLibrary } from '@netloom/soc';
import { expect, it } from 'vitest';
import { interconnectEntries } from '../../../../../../../packages/soc/test/ips.ts';
import { fabricDocument } from '../../../../../../../packages/soc/test/axi4/config.ts';
import { candidatesOf } from './candidates.ts';

const library = createLibrary(interconnectEntries());
const document = fabricDocument({ name: 'duel', managers: 2, memories: 2, transactions: 0 });
const of = (topology: string) => {
  const made = structuredClone(document);
  made.instances['xbar0']!.parameters!['TOPOLOGY'] = topology;
  return SocDocument.parse(made);
};

it('are the topologies once each, that of the design first and known as such', () => {
  const plain = candidatesOf(document, library, 'xbar0', []);
  expect(plain.map(({ topology, isCurrent }) => [topology, isCurrent])).toEqual([
    ['full', true],
    ['direct', false],
    ['pipelined', false],
    ['shared-bus', false],
  ]);
  const shared = candidatesOf(of('"shared-bus"'), library, 'xbar0', []);
  expect(shared.map(({ topology, isCurrent }) => [topology, isCurrent])).toEqual([
    ['shared-bus', true],
    ['full', false],
    ['direct', false],
    ['pipelined', false],
  ]);
});

it('have the same hash however the design is at the moment, so that figures stay known when one is applied', () => {
  const hashes = (each: SocDocument) =>
    Object.fromEntries(
      candidatesOf(each, library, 'xbar0', []).map(({ topology, hash }) => [topology, hash]),
    );
  expect(hashes(of('"pipelined"'))).toEqual(hashes(document));
  expect(new Set(Object.values(hashes(document))).size).toBe(4);
});

it('are refused with what is wrong where the design has errors with them', () => {
  const added = candidatesOf(document, library, 'xbar0', [{ THREADS: '99' }]).at(-1)!;
  expect(added.hash).toBeUndefined();
  expect(added.refused?.message).toMatch(/THREADS/);
  expect(added.refused?.wording).toBeDefined();
});
