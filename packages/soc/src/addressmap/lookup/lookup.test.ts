import { RegisterMap } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { elaborate } from '@netloom/registers';
import { enforcedDesign } from '../../../test/enforcement/design.ts';
import { exportedBuses } from '../../../test/designs.ts';
import { clocking, instances, soc, testLibrary } from '../../../test/fixtures.ts';
import { softwareMap } from '../software/softwareMap.ts';
import { findByName } from './findByName.ts';
import { registersAt } from './registersAt.ts';
import { whoIsAt } from './whoIsAt.ts';

const document = enforcedDesign();
const library = testLibrary();
const at = (address: bigint, manager?: string) =>
  whoIsAt(document, library, address, manager).map(({ block, offset, register, place }) => ({
    name: block.name,
    offset,
    path: register?.path,
    byte: register?.byte,
    managers: place.managers,
  }));

describe('who is at an address', () => {
  it('finds the copy of a register, its byte and the fields in that byte', () => {
    const [found] = whoIsAt(document, library, 0x8000000an);
    expect(found).toMatchObject({ block: { name: 'bank0' }, offset: 10n });
    expect(found!.register).toMatchObject({ path: 'WORD[2]', indices: [2], offset: 8n, byte: 2 });
    expect(found!.fields.map(({ name }) => name)).toEqual(['HIGH']);
    expect(whoIsAt(document, library, 0x80000009n)[0]!.fields).toEqual([]);
  });

  it('finds nothing behind the registers but the block, and nothing where nothing is', () => {
    expect(at(0x80000010n)).toMatchObject([{ name: 'bank0', offset: 16n, path: undefined }]);
    expect(at(0x80003000n)).toEqual([]);
  });

  it('sees through aliases and windows, each for its managers', () => {
    expect(at(0x40000010n)).toMatchObject([{ name: 'ram0', offset: 0x810n, managers: ['core1.m'] }]);
    expect(at(0x40000010n, 'core0.m')).toEqual([]);
    expect(at(0x90000004n, 'core1.m')).toMatchObject([{ name: 'bank1', path: 'WORD[1]', byte: 0 }]);
    expect(at(0x80002000n, 'core1.m')).toEqual([]);
  });
});

it('finds both registers where two share an address', () => {
  const register = (name: string, software: 'r' | 'w') => ({
    kind: 'register' as const,
    name,
    offset: 8,
    array: { count: [2] },
    fields: [{ name: 'F', lsb: 0, software }],
  });
  const children = [register('STATUS', 'r'), register('COMMAND', 'w')];
  const map = RegisterMap.parse({ netloom: 'registers', version: 1, name: 'pair', children });
  expect(registersAt(elaborate(map).map, 13n)).toMatchObject([
    { path: 'STATUS[1]', offset: 12n, byte: 1 },
    { path: 'COMMAND[1]', offset: 12n, byte: 1 },
  ]);
});

describe('names across all instances', () => {
  const map = softwareMap(document, library);
  const find = (text: string) => findByName(map, text).map(({ path, address }) => [path, Number(address)]);

  it('finds registers of every instance, whole names first', () => {
    expect(find('bank1')[0]).toEqual(['bank1', 0x80001000]);
    expect(find('bank1.word[3]')[0]).toEqual(['bank1.WORD[3]', 0x8000100c]);
    expect(
      find('word')
        .slice(0, 4)
        .map(([path]) => path),
    ).toEqual([...['bank3.WORD[0]', 'bank0.WORD[0]', 'bank1.WORD[0]', 'bank2.WORD[0]']]);
    expect(find('bank2 high')).toEqual([['bank2.WORD[0].HIGH', 0x80002000]]);
  });

  it('finds no copy that does not exist, and nothing for nothing', () => {
    expect(find('bank1.word[4]')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});

describe('a document inside another', () => {
  const child = { ...exportedBuses(), name: 'cluster', vlnv: 'test:soc:cluster:1.0' };
  const blocks = { ...instances({ cpu0: 'cpu', xbar0: 'xbar', ram7: 'ram' }), cluster0: { ip: child.vlnv } };
  const host = { ...child.interfaces['host']!, addressWidth: '30' };
  const inner = { ...child, interfaces: { ...child.interfaces, host } };
  const outer = soc({
    instances: blocks,
    interfaceConnections: [
      { manager: 'cpu0.m', subordinate: 'xbar0.s' },
      { manager: 'xbar0.m', subordinate: 'cluster0.host' },
      { manager: 'cluster0.flash', subordinate: 'ram7.s' },
    ],
    portConnections: clocking(['cpu0', 'xbar0', 'ram7', 'cluster0']),
    addressMap: { 'cluster0.host': { base: '0x40000000', size: '0x40000000' } },
  });
  const nested = testLibrary([inner, outer]);

  it('shows its blocks at the addresses that they have outside', () => {
    const found = softwareMap(outer, nested).blocks.map(({ name, path, places: [{ base, size }] }) => ({
      name,
      path,
      base: Number(base),
      size: Number(size),
    }));
    expect(found).toEqual([
      { name: 'cluster0_flash', path: 'cluster0.flash', base: 0x40000000, size: 0x100000 },
      { name: 'cluster0_ram0', path: 'cluster0.ram0.s', base: 0x60000000, size: 0x1000 },
    ]);
    expect(whoIsAt(outer, nested, 0x60000ffcn)).toMatchObject([
      { block: { name: 'cluster0_ram0' }, offset: 0xffcn },
    ]);
  });

  it('ends at a document that holds itself', () => {
    const self = { ...outer, instances: { ...outer.instances, cluster0: { ip: outer.vlnv } } };
    expect(softwareMap(self, testLibrary([self])).blocks).toBeDefined();
  });
});
