import type { SocDocument } from '@netloom/model';
import { clocking, instances, soc } from './fixtures.ts';

const link = (manager: string, subordinate: string) => ({ manager, subordinate });
const wire = (from: string, to: string) => ({ from, to });
const at = (base: number, size = 0x1000) => ({
  base: `0x${base.toString(16)}`,
  size: `0x${size.toString(16)}`,
});

/** Managers, memories and timers around a crossbar and a bridge. */
export function busDesign(cpus = 1, rams = 2, timers = 2, name = 'top'): SocDocument {
  const many = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind}${index}`);
  const [cpuNames, ramNames, timerNames] = [many('cpu', cpus), many('ram', rams), many('timer', timers)];
  const kinds = [
    ...cpuNames.map((each) => [each, 'cpu']),
    ...ramNames.map((each) => [each, 'ram']),
    ...timerNames.map((each) => [each, 'timer']),
  ];
  const bridge = timers > 0 ? { bridge0: 'bridge' } : {};
  const all = { ...Object.fromEntries(kinds), xbar0: 'xbar', ...bridge } as Record<string, string>;
  return soc({
    name,
    instances: instances(all),
    interfaceConnections: [
      ...cpuNames.map((each) => link(`${each}.m`, 'xbar0.s')),
      ...ramNames.map((each) => link('xbar0.m', `${each}.s`)),
      ...(timers > 0 ? [link('xbar0.m', 'bridge0.s')] : []),
      ...timerNames.map((each) => link('bridge0.m', `${each}.s`)),
    ],
    portConnections: clocking(Object.keys(all)),
    addressMap: Object.fromEntries([
      ...ramNames.map((each, index) => [`${each}.s`, at(0x20000000 + index * 0x1000)]),
      ...timerNames.map((each, index) => [`${each}.s`, at(0x80000000 + index * 0x1000)]),
    ]),
    interrupts: Object.fromEntries(
      timerNames.slice(0, 4).map((each, index) => [`${each}.irq`, { sink: 'cpu0.irq', number: index }]),
    ),
  });
}

/** A counter whose ports meet slices, constants and the top level. */
export function counterDesign(width = 8): SocDocument {
  return soc({
    parameters: { WIDTH: String(width) },
    ports: {
      enable: { direction: 'in', width: '1' },
      low: { direction: 'out', width: '4' },
      high: { direction: 'out', width: 'WIDTH-4' },
      both: { direction: 'out', width: 'WIDTH+1' },
    },
    instances: { counter0: { ip: 'test:ip:counter:1.0', parameters: { WIDTH: 'WIDTH', MODE: '"down"' } } },
    portConnections: [
      wire('clk', 'counter0.clk'),
      wire('rst', 'counter0.rst'),
      wire('enable', 'counter0.enable'),
      wire("2'b01", 'counter0.start[1:0]'),
      wire('0', `counter0.start[${width - 1}:2]`),
      wire('counter0.value[3:0]', 'low'),
      wire(`counter0.value[${width - 1}:4]`, 'high'),
      wire('counter0.value', `both[${width - 1}:0]`),
      wire('counter0.wrap', `both[${width}]`),
    ],
  });
}

/** Two islands, each with its own clock and reset, that exchange no transfers. */
export function twoDomains(): SocDocument {
  const fast = clocking(['cpu0', 'ram0'], 'fast', 'fast_rst_n');
  const slow = clocking(['cpu1', 'ram1'], 'slow', 'slow_rst_n');
  return soc({
    clocks: { fast: { frequency: 200e6 }, slow: { frequency: 32768 } },
    resets: {
      fast_rst_n: { polarity: 'low', clock: 'fast' },
      slow_rst_n: { polarity: 'low', clock: 'slow' },
    },
    instances: instances({ cpu0: 'cpu', ram0: 'ram', cpu1: 'cpu', ram1: 'ram' }),
    interfaceConnections: [link('cpu0.m', 'ram0.s'), link('cpu1.m', 'ram1.s')],
    portConnections: [...fast, ...slow],
  });
}

/** A crossbar whose manager and one of whose subordinates stand outside. */
export function exportedBuses(): SocDocument {
  const side = { bus: 'axi4-lite' as const, addressWidth: '32', dataWidth: '32', clock: 'clk' };
  return soc({
    interfaces: {
      host: { ...side, role: 'subordinate' },
      flash: { ...side, role: 'manager', addressWidth: '20' },
    },
    instances: instances({ xbar0: 'xbar', ram0: 'ram' }),
    interfaceConnections: [link('host', 'xbar0.s'), link('xbar0.m', 'flash'), link('xbar0.m', 'ram0.s')],
    portConnections: clocking(['xbar0', 'ram0']),
    addressMap: { flash: at(0, 0x100000), 'ram0.s': at(0x20000000) },
  });
}

/** Bidirectional pins at the top level, and a bus of constants. */
export function padDesign(): SocDocument {
  return soc({
    ports: { gpio: { direction: 'inout', width: '4' }, sense: { direction: 'out', width: '4' } },
    instances: instances({ pads0: 'pads' }),
    portConnections: [wire('gpio', 'pads0.pin'), wire("4'h5", 'pads0.drive'), wire('pads0.sense', 'sense')],
  });
}

/** Two crossbars in a row. */
export function cascade(): SocDocument {
  return soc({
    instances: instances({
      cpu0: 'cpu',
      xbar0: 'xbar',
      xbar1: 'xbar',
      ram0: 'ram',
      ram1: 'ram',
      ram2: 'ram',
    }),
    interfaceConnections: [
      link('cpu0.m', 'xbar0.s'),
      link('xbar0.m', 'xbar1.s'),
      link('xbar0.m', 'ram0.s'),
      link('xbar1.m', 'ram1.s'),
      link('xbar1.m', 'ram2.s'),
    ],
    portConnections: clocking(['cpu0', 'xbar0', 'xbar1', 'ram0', 'ram1', 'ram2']),
    addressMap: { 'ram0.s': at(0), 'ram1.s': at(0x1000), 'ram2.s': at(0x2000) },
  });
}

/** A document that holds `exportedBuses` and `counterDesign` as instances, and another on a manager of its own. */
export function parentOf(): { parent: SocDocument; children: SocDocument[] } {
  const cluster = { ...exportedBuses(), name: 'cluster', vlnv: 'test:soc:cluster:1.0' };
  const tally = { ...counterDesign(), name: 'tally', vlnv: 'test:soc:tally:1.0' };
  const parent = soc({
    ports: { low: { direction: 'out', width: '4' } },
    instances: {
      ...instances({ cpu0: 'cpu', ram0: 'ram' }),
      cluster0: { ip: cluster.vlnv },
      tally0: { ip: tally.vlnv },
    },
    interfaceConnections: [link('cpu0.m', 'cluster0.host'), link('cluster0.flash', 'ram0.s')],
    portConnections: [
      ...clocking(['cpu0', 'ram0', 'cluster0']),
      wire('rst', 'cluster0.rst'),
      wire('clk', 'tally0.clk'),
      wire('rst', 'tally0.rst'),
      wire('rst_n', 'tally0.rst_n'),
      wire('cpu0.halted', 'tally0.enable'),
      wire('tally0.low', 'low'),
    ],
  });
  return { parent, children: [cluster, tally] };
}
