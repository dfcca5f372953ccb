import type { AddressBlock, SocDocument } from '@netloom/model';
import type { Code } from '@netloom/soc';
import * as designs from './designs.ts';
import { clocking } from './fixtures.ts';

type Seeded = (seed: number) => SocDocument;

const SEEDS = 10;
const BUS = designs.busDesign(2, SEEDS, SEEDS);
const hex = (value: number) => `0x${value.toString(16)}`;

/** Sets members of an entry of the address map. */
export function mapped(document: SocDocument, endpoint: string, members: Partial<AddressBlock>): SocDocument {
  const block = { ...document.addressMap[endpoint]!, ...members };
  return { ...document, addressMap: { ...document.addressMap, [endpoint]: block } };
}

/** A bank of registers behind the bridge. */
function withBank(parameters: Record<string, string>, size: number): SocDocument {
  const bank0 = { ip: 'test:ip:bank:1.0', parameters };
  return {
    ...BUS,
    instances: { ...BUS.instances, bank0 },
    interfaceConnections: [...BUS.interfaceConnections, { manager: 'bridge0.m', subordinate: 'bank0.s' }],
    portConnections: [...BUS.portConnections, ...clocking(['bank0'])],
    addressMap: { ...BUS.addressMap, 'bank0.s': { base: '0x90000000', size: hex(size) } },
  };
}

/** The first manager with fewer address bits. */
function narrowed(bits: number): SocDocument {
  const cpu0 = { ip: 'test:ip:cpu:1.0', parameters: { ADDR_WIDTH: String(bits) } };
  return { ...BUS, instances: { ...BUS.instances, cpu0 } };
}

/** Families of faults of address maps; each seed puts its fault somewhere else. */
export const ADDRESS_FAULTS: Partial<Record<Code, Seeded>> = {
  'SOC-ADDRESS-REGISTERS': (seed) => withBank({ BYTES: '4096', COUNT: String(1025 + seed) }, 0x1000),
  'SOC-ADDRESS-HOLE': (seed) => withBank({ BYTES: String(0x3000 - seed * 256) }, 0x4000),
  'SOC-ADDRESS-WINDOW': (seed) =>
    mapped(BUS, `ram${seed}.s`, {
      aliases: [
        { base: '0x40000000', offset: '0x1000', size: '0x100' },
        { base: '0x40000000', offset: '0x80', size: '0x100' },
        { base: '0x40000000', offset: '0x0', size: '0x300' },
        { base: '0x40000000', size: '0x2000' },
        { base: '0x40000000', offset: '0x100' },
      ].slice(seed % 5, (seed % 5) + 1),
    }),
  'SOC-ADDRESS-ALIASED': (seed) =>
    mapped(BUS, `ram${seed}.s`, {
      aliases: [
        { base: '0x40000000', offset: '0x800', size: '0x800' },
        { base: '0x40001000', offset: hex(0x800 + 0x80 * seed), size: '0x80' },
      ],
    }),
  'SOC-ADDRESS-MANAGER': (seed) =>
    mapped(BUS, `ram${seed}.s`, {
      managers: ['cpu0.m', ['cpu2.m', 'ram0.s', 'xbar0.m', 'bridge0.m', 'cpu0.irq'][seed % 5]!],
    }),
  'SOC-ADDRESS-NARROW': (seed) => narrowed(20 + seed),
  'SOC-ADDRESS-UNENFORCED': (seed) => {
    const direct = designs.twoDomains();
    const members = [
      { readOnly: true },
      { secure: true },
      { privileged: true },
      { managers: ['cpu0.m'] },
      { aliases: [{ base: '0x10000' }] },
    ][seed % 5]!;
    const block = { base: '0x0', size: '0x1000', ...members };
    return { ...direct, addressMap: { [`ram${seed % 2}.s`]: block } };
  },
  'SOC-ADDRESS-PROTECTION': (seed) =>
    mapped(BUS, `${seed % 2 ? 'ram' : 'timer'}${seed}.s`, seed % 3 ? { secure: true } : { privileged: true }),
};
