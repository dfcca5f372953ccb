import { IpDescriptor } from '@netloom/model';
import type { IpDescriptorText } from '@netloom/model';
import { isaStringOf } from '../isa.ts';
import { cachedRanges } from '../options/cachedRanges.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasLockstep } from '../options/safety.ts';
import { writesBack } from '../rtl/cache/dataShape.ts';
import { axiPortName, axiSignals } from '../rtl/axi/axiLite.ts';
import { parametersOf } from '../rtl/top/parameters.ts';
import { managerInterfaces, topPorts } from '../rtl/top/topPorts.ts';
import type { TopPort } from '../rtl/top/port.ts';
import { debugClocks, debugInterface, debugResets } from './debug.ts';
import { combinationalPaths } from './combinational.ts';
import { traceInterface } from './trace.ts';

function portText({ name, direction, width, description, tieOff }: TopPort) {
  const packed = width === 1 ? [] : [{ left: String(width - 1), right: '0' }];
  return { name, direction, width: String(width), packed, description, tieOff };
}

const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;

/** What the manager that data go through takes for memory; fence.i writes lines to memory, and drops none. */
function memoryText(options: CoreOptions) {
  const { zicbom, zifencei } = options.base;
  const cached = cachedRanges(options).map(({ first, end }) => ({
    base: hex(first),
    size: hex(end - first),
    clean: !writesBack(options) || zifencei || zicbom,
    invalidate: zicbom,
  }));
  const region = options.memory.idempotentRegion;
  return {
    ...(cached.length > 0 && { cached }),
    ...(region && { idempotent: [{ base: hex(Number(region.base)), size: hex(region.size) }] }),
  };
}

function busInterfaces(options: CoreOptions): IpDescriptorText['busInterfaces'] {
  const managers: IpDescriptorText['busInterfaces'] = managerInterfaces(options).map((manager) => ({
    name: manager.prefix,
    bus: manager.protocol,
    role: 'manager',
    signals: Object.fromEntries(
      axiSignals(manager).map((signal) => [signal[0], axiPortName(manager.prefix, signal)]),
    ),
    clock: 'clk',
    reset: 'rst_n',
    ...(manager.parity && { parity: true }),
    ...(!manager.readOnly && memoryText(options)),
    description: manager.title,
  }));
  return [...managers, ...debugInterface(options), ...traceInterface(options)];
}

/** For who supervises the core, or for its own non-maskable interrupt. */
const LOCKSTEP_ERROR = { port: 'lockstep_error_p', role: 'source', sensitivity: 'level' } as const;

const isInterrupt = (port: string) => port.startsWith('irq_') || port === 'nmi';

/** What a core is on the palette and on the canvas: its `ip.json`. `files` are its modules in compile order. */
export function descriptorOf(options: CoreOptions, files: readonly string[]): IpDescriptor {
  const { name, base } = options;
  const ports = topPorts(options).flatMap((group) => group.ports);
  const interrupts = ports.flatMap((port) => (isInterrupt(port.name) ? [port.name] : []));
  return IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `netloom:core:${name}:1.0`,
    module: name,
    title: `RISC-V core ${name}`,
    description: `${isaStringOf(options)}, ${base.stages} stages; generated from ${name}.core.json.`,
    category: 'Processors',
    parameters: parametersOf(options),
    ports: ports.map(portText),
    busInterfaces: busInterfaces(options),
    clocks: [{ port: 'clk' }, ...debugClocks(options)],
    resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }, ...debugResets(options)],
    interrupts: [
      ...interrupts.map((port) => ({ port, role: 'sink' as const, sensitivity: 'level' as const })),
      ...(hasLockstep(options) ? [LOCKSTEP_ERROR] : []),
    ],
    combinational: combinationalPaths(options, interrupts),
    resetVector: `32'h${Number(base.resetVector).toString(16)}`,
    files: [...files],
  });
}
