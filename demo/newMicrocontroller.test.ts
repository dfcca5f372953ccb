import { join } from 'node:path';
import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { IpDescriptor, SocDocument } from '@netloom/model';
import { check, createLibrary, socKind } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { bootPlan, inDemoFolder } from '../bench/core/bootDemo.ts';
import { libraryIn } from '../bench/designs/library.ts';
import { run } from '../ip/test/run.ts';

const template = socKind.templates!.find(({ id }) => id === 'microcontroller')!;
const EXERCISER = 'netloom:ip:exerciser:1.0';
const IDS = /^[mn]_axi(_[id])?_(aw|b|ar|r)id$/;
const DATA = /^m_axi(_[id])?_[wr]data$/;

const second = (port: string) => port.replace(/^m_/, 'n_');

function coreOf(change: (options: CoreOptions) => CoreOptions): IpDescriptor {
  const { descriptor, diagnostics } = generateCore(change(PRESETS.fast));
  if (!descriptor) throw new Error(JSON.stringify(diagnostics));
  return descriptor;
}

const SEPARATE = coreOf((fast) => fast);
const SHARED = coreOf((fast) => ({ ...fast, memory: { ...fast.memory, ports: 'shared' } }));
/** With a second port like the first. */
const TWO: IpDescriptor = {
  ...SHARED,
  ports: SHARED.ports.flatMap((port) =>
    port.name.startsWith('m_axi_') ? [port, { ...port, name: second(port.name) }] : [port],
  ),
  busInterfaces: SHARED.busInterfaces.flatMap((bus) => {
    const signals = Object.entries(bus.signals).map(([key, port]) => [key, second(port)]);
    return [bus, { ...bus, name: 'n_axi', signals: Object.fromEntries(signals) as Record<string, string> }];
  }),
};

/** A core whose ports of some names have so many bits. */
const widened = (core: IpDescriptor, ports: RegExp, bits: number): IpDescriptor => ({
  ...core,
  ports: core.ports.map((port) =>
    ports.test(port.name)
      ? { ...port, width: String(bits), packed: [{ left: String(bits - 1), right: '0' }] }
      : port,
  ),
});

/** What a new microcontroller of a project with these cores is, and what it leaves out. */
function made(...cores: IpDescriptor[]) {
  const library: Library = createLibrary([...libraryIn('ip'), ...cores]);
  const document = template.make('chip', { library });
  const told = template.leavesOut!({ library }).map(({ message }) => message);
  return { library, document, told, cpu: document.instances['cpu0']!.ip };
}

/** What the checks say but for the memory that the core caches, which has no Zicbom. */
const found = (document: SocDocument, library: Library) =>
  check(document, library).filter(({ code }) => code !== 'SOC-CACHED-SHARED');

// The number of a manager, of two or three with the DMA controller, lies before its ID.
it.each([
  { ports: 'one port', of: SHARED, ids: 1, target: 2 },
  { ports: 'one port', of: SHARED, ids: 4, target: 5 },
  { ports: 'one port', of: SHARED, ids: 16, target: 17 },
  { ports: 'two ports', of: TWO, ids: 4, target: 6 },
])('a core whose IDs have $ids bits has its place, with $ports', ({ of, ids, target }) => {
  const core = widened(of, IDS, ids);
  const { document, library, told, cpu } = made(core);
  expect(cpu).toBe(core.vlnv);
  expect(told).toEqual([]);
  const { instances } = document;
  expect(instances['xbar0']!.parameters).toMatchObject({
    ID_WIDTH: String(ids),
    TARGET_ID_WIDTH: String(target),
  });
  for (const name of ['qspi0', 'sram0', 'lite0'])
    expect(instances[name]!.parameters).toMatchObject({ ID_WIDTH: String(target) });
  expect(found(document, library)).toEqual([]);
});

it('a core that sends a trace has its place, and the trace leads outside', () => {
  const core = coreOf((fast) => ({ ...fast, auxiliary: { ...fast.auxiliary, trace: 8 } }));
  const { document, library, cpu } = made(core);
  expect(cpu).toBe(core.vlnv);
  expect(document.interfaceConnections.map(({ manager }) => manager)).toContain('cpu0.m_axis_trace');
  expect(found(document, library)).toEqual([]);
});

/** A module with the ports of a core that does nothing. */
function idle({ module, ports }: IpDescriptor): string {
  const declared = ports.map(
    ({ name, direction, packed }) =>
      `  ${direction}put logic ${packed.map(({ left, right }) => `[${left}:${right}]`).join('')} ${name}`,
  );
  const outputs = ports.filter(({ direction }) => direction === 'out');
  return [
    '/* verilator lint_off UNUSEDSIGNAL */',
    `module ${module} (`,
    declared.join(',\n'),
    ');',
    ...outputs.map(({ name }) => `  assign ${name} = '0;`),
    'endmodule',
    '/* verilator lint_on UNUSEDSIGNAL */',
    '',
  ].join('\n');
}

it('the RTL around a core with IDs of several bits is clean', { timeout: 120_000 }, async () => {
  const core = { ...widened(TWO, IDS, 4), files: ['nl_fast.sv'], parameters: [] };
  const { document, library } = made(core);
  const design = { document, library, core: PRESETS.fast, coreFiles: { 'nl_fast.sv': idle(core) } };
  const lint = (folder: string) =>
    run(join(folder, 'src'), 'verilator', '--lint-only', '-Wall', '--top', 'chip', '-f', 'gen/chip/chip.f');
  expect(await inDemoFolder(bootPlan({ design }), lint, design)).toBe('');
});

describe('a core that has no place is left out, and the reason is told', () => {
  const other = { ...SEPARATE, vlnv: 'netloom:core:other:1.0', module: 'other' };
  it.each([
    {
      core: widened(SHARED, IDS, 17),
      reason: 'the IDs of m_axi have 17 bits, the crossbar takes 16',
    },
    { core: widened(SEPARATE, DATA, 64), reason: 'm_axi_i carries 64 bits a beat, the crossbar 32' },
    {
      core: {
        ...SHARED,
        busInterfaces: SHARED.busInterfaces.map((each) => ({ ...each, bus: 'wishbone' as const })),
      },
      reason: 'm_axi speaks Wishbone, neither AXI4 nor AXI4-Lite',
    },
  ])('$reason', ({ core, reason }) => {
    expect(made(core)).toMatchObject({ cpu: EXERCISER, told: [`${core.title} is left out: ${reason}`] });
    expect(made(core, other)).toMatchObject({ cpu: other.vlnv, told: [] });
  });

  it('nothing is told of a project without a core', () =>
    expect(made()).toMatchObject({ cpu: EXERCISER, told: [] }));
});
