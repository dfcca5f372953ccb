import { recognise } from '@netloom/hdl';
import type { BusInterface, IpDescriptor, IpPort } from '@netloom/model';
import type { DeclaredInterface } from './interfaces.ts';
import type { Report } from './report.ts';
import { isClockSignal, isResetSignal } from './signals.ts';
import { say } from '../wording/sentences.ts';

type System = Pick<IpDescriptor, 'busInterfaces' | 'clocks' | 'resets' | 'interrupts'>;

/** Parameters of clock interfaces that name several things, as Xilinx writes them: `S_AXI:M_AXIS`. */
const listOf = ({ parameters }: DeclaredInterface, name: string) =>
  (parameters.get(name) ?? '').split(':').filter(Boolean);

/**
 * Clocks, resets and interrupts that the interfaces declare; ports that no interface mentions are judged by their
 * names, as those of a Verilog module. The buses get the clock and reset that they belong to.
 */
export function readSystem(
  ports: IpPort[],
  declared: DeclaredInterface[],
  buses: BusInterface[],
  report: Report,
): System {
  const mentioned = new Set(declared.flatMap(({ signals }) => signals.map(({ port }) => port.name)));
  const inBuses = new Set(buses.flatMap(({ signals }) => Object.values(signals)));
  const byName = recognise({ ports: ports.filter(({ name }) => !mentioned.has(name)) });
  const clocks = [
    ...portsOf(declared, 'clock', isClockSignal, ports),
    ...byName.clocks.map(({ port }) => port),
  ];
  const resets = [
    ...portsOf(declared, 'reset', isResetSignal, ports),
    ...byName.resets.map(({ port }) => port),
  ];
  const own = (names: string[]) => [...new Set(names)].filter((name) => !inBuses.has(name));
  const [clockPorts, resetPorts] = [own(clocks), own(resets)];
  return {
    clocks: clockPorts.map((port) => ({ port })),
    resets: resetPorts.map((port) => {
      const clock = clockOfReset(port, declared) ?? (clockPorts.length === 1 ? clockPorts[0] : undefined);
      return { port, polarity: polarityOf(port, ports, declared), ...(clock !== undefined && { clock }) };
    }),
    interrupts: [...interruptsOf(declared, report), ...byName.interrupts],
    busInterfaces: buses.map((bus) => withClock(bus, declared, clockPorts, resetPorts)),
  };
}

/** Inputs of interfaces of a kind, and those that buses take along. */
function portsOf(
  declared: DeclaredInterface[],
  kind: 'clock' | 'reset',
  isWanted: (logical: string) => boolean,
  ports: IpPort[],
): string[] {
  const inputs = new Set(ports.filter(({ direction }) => direction === 'in').map(({ name }) => name));
  return declared
    .flatMap((each) => each.signals.filter(({ logical }) => each.kind === kind || isWanted(logical)))
    .map(({ port }) => port.name)
    .filter((name) => inputs.has(name));
}

function clockInterfaces(declared: DeclaredInterface[]): DeclaredInterface[] {
  return declared.filter(({ kind, signals }) => kind === 'clock' && signals.length > 0);
}

function clockOfReset(reset: string, declared: DeclaredInterface[]): string | undefined {
  const own = declared.find(({ kind, signals }) => kind === 'reset' && signals[0]?.port.name === reset)?.name;
  const clock = clockInterfaces(declared).find((each) =>
    listOf(each, 'ASSOCIATED_RESET').some((name) => name === reset || name === own),
  );
  if (clock) return clock.signals[0]!.port.name;
  const together = declared.find(
    ({ kind, signals }) => kind !== 'reset' && signals.some(({ port }) => port.name === reset),
  );
  return together?.signals.find(({ logical }) => isClockSignal(logical))?.port.name;
}

function polarityOf(name: string, ports: IpPort[], declared: DeclaredInterface[]): 'low' | 'high' {
  const mapped = declared.flatMap((each) =>
    each.signals.filter(({ port }) => port.name === name).map(({ logical }) => ({ each, logical })),
  );
  const stated = mapped.map(({ each }) => each.parameters.get('POLARITY')).find(Boolean);
  if (stated !== undefined) return /LOW/i.test(stated) ? 'low' : 'high';
  // AMBA's resets are ARESETn, PRESETn and HRESETn.
  if (mapped.some(({ logical }) => /^[APH]?(?:RESET|RST)N$/i.test(logical))) return 'low';
  const port = ports.find((each) => each.name === name);
  const judged = port && recognise({ ports: [port] }).resets[0];
  return judged?.polarity ?? (/n(?:_i)?$/i.test(name) ? 'low' : 'high');
}

function interruptsOf(declared: DeclaredInterface[], report: Report): System['interrupts'] {
  return declared
    .filter(({ kind }) => kind === 'interrupt')
    .flatMap(({ name, element, signals, parameters }) => {
      const sensitivity = parameters.get('SENSITIVITY')?.toUpperCase() ?? '';
      if (/LOW|FALLING/.test(sensitivity)) {
        report.lose(say('SOC-IMPORT/ipxact/sensitivity', { sensitivity, name }), element);
      }
      return signals
        .filter(({ port }) => port.direction !== 'inout')
        .map(({ port }) => ({
          port: port.name,
          role: port.direction === 'out' ? ('source' as const) : ('sink' as const),
          sensitivity: sensitivity.startsWith('EDGE') ? ('edge' as const) : ('level' as const),
        }));
    });
}

/** What the bus takes along, else what a clock says of it, else the only one. */
function withClock(
  bus: BusInterface,
  declared: DeclaredInterface[],
  clocks: string[],
  resets: string[],
): BusInterface {
  const source = clockInterfaces(declared).find((each) =>
    listOf(each, 'ASSOCIATED_BUSIF').includes(bus.name),
  );
  const clock = bus.clock ?? source?.signals[0]?.port.name ?? (clocks.length === 1 ? clocks[0] : undefined);
  const associated = resets.filter((name) => clock !== undefined && clockOfReset(name, declared) === clock);
  const reset = bus.reset ?? associated[0] ?? (resets.length === 1 ? resets[0] : undefined);
  return { ...bus, ...(clock !== undefined && { clock }), ...(reset !== undefined && { reset }) };
}
