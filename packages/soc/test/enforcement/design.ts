import type { AddressBlock, SocDocument } from '@netloom/model';
import { clocking, instances, soc } from '../fixtures.ts';

const link = (manager: string, subordinate: string) => ({ manager, subordinate });
const block = (base: number, more: Partial<AddressBlock> = {}): AddressBlock => ({
  base: `0x${base.toString(16)}`,
  size: '0x1000',
  ...more,
});

/** Managers of the design as the bench counts them. */
export const MANAGERS = ['core0', 'core1', 'cpu0', 'core2', 'core3'];

/**
 * Three managers at one crossbar, one at a second crossbar behind it and one at a bridge alone, before memories that
 * between them have every restriction: aliases, windows, hidden and moved subordinates, read-only, secure, privileged.
 */
export function enforcedDesign(): SocDocument {
  const blocks = instances({
    ...{ core0: 'core', core1: 'core', cpu0: 'cpu', core2: 'core', core3: 'core' },
    ...{ xbar0: 'xbar', xbar1: 'xbar', bridge0: 'bridge', bridge1: 'bridge' },
    ...{ ram0: 'ram', ram1: 'ram', ram2: 'ram', ram3: 'ram' },
    ...{ bank0: 'bank', bank1: 'bank', bank2: 'bank', bank3: 'bank' },
  });
  return soc({
    instances: blocks,
    interfaceConnections: [
      ...['core0.m', 'core1.m', 'cpu0.m'].map((manager) => link(manager, 'xbar0.s')),
      ...['ram0.s', 'ram1.s', 'bridge0.s', 'xbar1.s'].map((each) => link('xbar0.m', each)),
      ...['bank0.s', 'bank1.s', 'bank2.s'].map((each) => link('bridge0.m', each)),
      link('core2.m', 'xbar1.s'),
      ...['ram2.s', 'ram3.s'].map((each) => link('xbar1.m', each)),
      link('core3.m', 'bridge1.s'),
      link('bridge1.m', 'bank3.s'),
    ],
    portConnections: clocking(Object.keys(blocks)),
    addressMap: {
      'ram0.s': block(0x20000000, {
        aliases: [
          { base: '0x0' },
          { base: '0x40000000', offset: '0x800', size: '0x400', managers: ['core1.m'] },
        ],
      }),
      'ram1.s': block(0x20001000, { readOnly: true, aliases: [{ base: '0x50000000' }] }),
      'ram2.s': block(0x30000000, { aliases: [{ base: '0x60000000', managers: ['core2.m', 'core0.m'] }] }),
      'ram3.s': block(0x30001000, {
        managers: ['core2.m'],
        secure: true,
        readOnly: true,
        aliases: [{ base: '0x70000000', managers: ['core0.m', 'cpu0.m'] }],
      }),
      'bank0.s': block(0x80000000, { secure: true }),
      'bank1.s': block(0x80001000, {
        privileged: true,
        aliases: [{ base: '0x90000000', managers: ['core1.m'] }],
      }),
      'bank2.s': block(0x80002000, { managers: ['core0.m'] }),
      'bank3.s': block(0x10000000, {
        secure: true,
        privileged: true,
        readOnly: true,
        aliases: [{ base: '0x18000000', offset: '0x400', size: '0x400' }],
      }),
    },
  });
}

/** The managers that reach a subordinate by the design's wires. */
export function reaching(endpoint: string): string[] {
  if (endpoint === 'bank3.s') return ['core3'];
  const common = ['core0', 'core1', 'cpu0'];
  return endpoint === 'ram2.s' || endpoint === 'ram3.s' ? [...common, 'core2'] : common;
}
