import { SocDocument } from '@netloom/model';
import type { Library } from '@netloom/soc';
import { generate } from '@netloom/soc';

/** A mapped subordinate of a bench; names become top-level interfaces of the SoC under test. */
export interface BenchSubordinate {
  name: string;
  bus: 'axi4-lite' | 'apb';
  base: bigint;
  size: bigint;
}

export interface BenchConfig {
  name: string;
  managers: number;
  subordinates: BenchSubordinate[];
  dataWidth: 32 | 64;
  transfers: number;
  /** Nobody ever waits: measures throughput. */
  fast?: boolean;
  /** Region that each manager uses alone. */
  targets?: number[];
  /** Parameters of the crossbar beside its width. */
  options?: Record<string, string>;
}

/** Start of 4 KiB that no configuration maps. */
export const HOLE = 0xf0000000n;

/** A SoC of interconnect alone, whose managers and subordinates stand outside at its interfaces. */
export function benchDocument(config: BenchConfig): SocDocument {
  const { name, managers, subordinates, dataWidth } = config;
  const onBridge = subordinates.filter(({ bus }) => bus === 'apb');
  const onCrossbar = subordinates.filter(({ bus }) => bus !== 'apb');
  const instances: Record<string, { ip: string; parameters?: Record<string, string> }> = {
    xbar0: {
      ip: 'netloom:interconnect:axi4lite_crossbar:1.0',
      parameters: { DATA_WIDTH: String(dataWidth), ...config.options },
    },
  };
  if (onBridge.length > 0) instances['bridge0'] = { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' };
  const common = { dataWidth: String(dataWidth), clock: 'clk' };
  const ends = Array.from({ length: managers }, (_, index) => [
    `cpu${index}`,
    { ...common, bus: 'axi4-lite' as const, role: 'subordinate' as const },
  ]);
  const outside = subordinates.map(({ name: end, bus }) => [
    end,
    { ...common, bus, role: 'manager' as const },
  ]);
  return SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: `test:soc:${name}:1.0`,
    name,
    clocks: { clk: { frequency: 1e8 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances,
    interfaces: Object.fromEntries([...ends, ...outside]),
    interfaceConnections: [
      ...ends.map(([end]) => ({ manager: end, subordinate: 'xbar0.s' })),
      ...onCrossbar.map((end) => ({ manager: 'xbar0.m', subordinate: end.name })),
      ...(onBridge.length > 0 ? [{ manager: 'xbar0.m', subordinate: 'bridge0.s' }] : []),
      ...onBridge.map((end) => ({ manager: 'bridge0.m', subordinate: end.name })),
    ],
    portConnections: Object.keys(instances).flatMap((instance) => [
      { from: 'clk', to: `${instance}.clk` },
      { from: 'rst_n', to: `${instance}.rst_n` },
    ]),
    addressMap: Object.fromEntries(
      subordinates.map(({ name: end, base, size }) => [end, { base: hex(base), size: hex(size) }]),
    ),
  });
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** The RTL of a configuration; throws the first diagnostic when there is none. */
export function benchRtl(config: BenchConfig, library: Library): { path: string; text: string }[] {
  const { files, diagnostics } = generate(benchDocument(config), library);
  if (files.length === 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return files.filter(({ path }) => path.includes('/rtl/'));
}
