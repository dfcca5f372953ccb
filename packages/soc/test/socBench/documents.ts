import { readFileSync } from 'node:fs';
import type { SocDocument } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import { clocking, soc } from '../fixtures.ts';

const ROOT = new URL('../../../../', import.meta.url);

const link = (manager: string, subordinate: string) => ({ manager, subordinate });
const wire = (from: string, to: string) => ({ from, to });
const ip = (name: string, parameters: Record<string, string> = {}) => ({
  ip: name.includes(':') ? name : `netloom:ip:${name}:1.0`,
  parameters,
});
const PROGRAM = { PROGRAM: '"demo/sw/demo.prog"', DEPTH: '256' };
const CROSSBAR = ip('netloom:interconnect:axi4lite_crossbar:1.0');
const BRIDGE = ip('netloom:interconnect:axi4lite_apb_bridge:1.0');

export function demoDocument(name: 'demo' | 'processor'): SocDocument {
  return readDocument(readFileSync(new URL(`demo/${name}.soc.json`, ROOT), 'utf8')).document!;
}

/** Two managers, one of which does not see all; a read-only memory, an alias, and peripherals without a controller. */
export function twoManagers(): SocDocument {
  const instances = {
    ...{ exerciser0: ip('exerciser', PROGRAM), exerciser1: ip('exerciser', PROGRAM) },
    ...{ xbar0: CROSSBAR, bridge0: BRIDGE, sram0: ip('sram', { ADDR_WIDTH: '10' }) },
    ...{ sram1: ip('sram', { ADDR_WIDTH: '12' }), timer0: ip('timer'), gpio0: ip('gpio', { WIDTH: '8' }) },
  };
  return soc({
    instances,
    interfaceConnections: [
      ...['exerciser0', 'exerciser1'].map((each) => link(`${each}.m_axil`, 'xbar0.s')),
      ...['sram0.s_axil', 'sram1.s_axil', 'bridge0.s'].map((each) => link('xbar0.m', each)),
      ...['timer0.s_apb', 'gpio0.s_apb'].map((each) => link('bridge0.m', each)),
    ],
    portConnections: clocking(Object.keys(instances)),
    addressMap: {
      'sram0.s_axil': { base: '0x10000000', size: '0x400', aliases: [{ base: '0x0' }] },
      'sram1.s_axil': { base: '0x20000000', size: '0x1000', readOnly: true },
      'timer0.s_apb': { base: '0x80000000', size: '0x1000', managers: ['exerciser0.m_axil'] },
      'gpio0.s_apb': { base: '0x80001000', size: '0x1000' },
    },
    interrupts: {
      'timer0.irq': { sink: 'exerciser0.irq', number: 0 },
      'gpio0.irq': { sink: 'exerciser1.irq', number: 0 },
    },
  });
}

/** Two islands, each with its own clock. */
export function twoClocks(): SocDocument {
  const side = (index: number) => ({
    [`exerciser${index}`]: ip('exerciser', PROGRAM),
    [`xbar${index}`]: CROSSBAR,
    [`sram${index}`]: ip('sram'),
  });
  const links = (index: number) => [
    link(`exerciser${index}.m_axil`, `xbar${index}.s`),
    link(`xbar${index}.m`, `sram${index}.s_axil`),
  ];
  return soc({
    clocks: { fast: { frequency: 200e6 }, slow: { frequency: 1e6 } },
    resets: {
      fast_rst_n: { polarity: 'low', clock: 'fast' },
      slow_rst_n: { polarity: 'low', clock: 'slow' },
    },
    instances: { ...side(0), ...side(1) },
    interfaceConnections: [...links(0), ...links(1)],
    portConnections: [
      ...clocking(Object.keys(side(0)), 'fast', 'fast_rst_n'),
      ...clocking(Object.keys(side(1)), 'slow', 'slow_rst_n'),
    ],
    addressMap: {
      'sram0.s_axil': { base: '0x1000', size: '0x1000' },
      'sram1.s_axil': { base: '0x40000', size: '0x1000' },
    },
  });
}

/** The world outside plays the manager and one of the subordinates; a line of interrupts comes from it too. */
export function outside(): SocDocument {
  const bus = { bus: 'axi4-lite' as const, addressWidth: '32', dataWidth: '32', clock: 'clk' };
  return soc({
    ports: { event_in: { direction: 'in', width: '1' }, irq_out: { direction: 'out', width: '1' } },
    interfaces: {
      host: { ...bus, role: 'subordinate' },
      flash: { ...bus, role: 'manager', addressWidth: '20' },
    },
    instances: { xbar0: CROSSBAR, bridge0: BRIDGE, sram0: ip('sram'), plic0: ip('plic', { SOURCES: '3' }) },
    interfaceConnections: [
      link('host', 'xbar0.s'),
      ...['flash', 'sram0.s_axil', 'bridge0.s'].map((each) => link('xbar0.m', each)),
      link('bridge0.m', 'plic0.s_apb'),
    ],
    portConnections: [...clocking(['xbar0', 'bridge0', 'sram0', 'plic0']), wire('plic0.irq', 'irq_out')],
    addressMap: {
      flash: { base: '0x0', size: '0x100000' },
      'sram0.s_axil': { base: '0x20000000', size: '0x1000' },
      'plic0.s_apb': { base: '0x0C000000', size: '0x4000000' },
    },
    interrupts: { event_in: { sink: 'plic0.irq_sources', number: 2 } },
  });
}

/** Documents, and what their benches must have shown at least. */
export const DOCUMENTS: Record<string, { document: SocDocument; shows: string[] }> = {
  'the demo': {
    document: demoDocument('demo'),
    // Ten regions, eight blocks with interrupts, six of which go to the controller.
    shows: ['20 words reached', '38 reset values', '16 levels of interrupt lines', '6 interrupts pending'],
  },
  'a processor with two ports': {
    document: demoDocument('processor'),
    // Nine regions of two ports, two ends each.
    shows: ['36 words reached', '12 levels of interrupt lines', '5 interrupts pending'],
  },
  'two managers that see different things': {
    document: twoManagers(),
    // One sees five regions, the other four.
    shows: ['18 words reached', '4 levels of interrupt lines'],
  },
  'two clocks': { document: twoClocks(), shows: ['4 words reached', '8 accesses to nobody refused'] },
  'a bus that comes from outside and one that leads there': {
    document: outside(),
    shows: ['6 words reached', 'accesses to nobody refused'],
  },
};
