import { emitTidyModule } from '@netloom/hdl/emit';
import type { DeclarationText, ItemText, PortText } from '@netloom/hdl/emit';
import { isControlled } from '../../clocks/sources.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { sections } from '../../interconnect/sections.ts';
import { clockItems } from './clockText.ts';
import { filteredOf } from './controls.ts';
import { enableItems } from './enableText.ts';
import { controlNet, instance } from './instances.ts';
import { faultItems, measureItems } from './measureText.ts';
import { enablePort } from '../../clocks/enables.ts';
import { COUNT_BITS } from '../../clocks/measure.ts';
import { pllItems } from './pllText.ts';
import { causeItems, causeNet, filterItems, powerOnItems, resetItems } from './resetText.ts';
import type { UnitSpec } from './spec.ts';

const BEHAVIOUR = `Every cell on the way of a clock is a named one (nl_clk_*), with a portable version to be replaced by
the library's. Each clock ends in u_test_<clock>, where its constraints begin. Controls of software are reset with rst_n,
the causes of resets by power-on alone.`;

/** The clock-and-reset unit of a document: what its clocks and resets with a source are made by. */
export function text(spec: UnitSpec): string {
  return emitTidyModule({
    name: spec.module,
    comment: `${spec.origin}\nClocks and resets of ${spec.document.name}\n\n${BEHAVIOUR}`,
    ports: portTexts(spec),
    items: sections([
      powerOnItems(spec),
      registerItems(spec),
      ...spec.plls.map((pll) => pllItems(spec, pll)),
      ...spec.clocks.map((clock) => clockItems(spec, clock)),
      ...filteredOf(spec.document, spec.causes).map((cause) => filterItems(spec, cause)),
      ...spec.resets.map((reset) => resetItems(spec, reset)),
      ...spec.enables.map((enable) => enableItems(spec, enable)),
      ...spec.measured.map((clock) => measureItems(spec, clock)),
      faultItems(spec),
      ...(spec.causes.length === 0 ? [] : [causeItems(spec)]),
    ]),
  });
}

function portTexts({ inputs, causes, hints, clocks, resets, enables, measured }: UnitSpec): PortText[] {
  const side = { interfaceName: 's', bus: 'apb', role: 'subordinate', dataWidth: 32 } as const;
  const group = (list: PortText[], title: string) =>
    list.map((port, index) => (index === 0 ? { ...port, group: title } : port));
  return [
    ...CLOCK_PORTS,
    { name: 'test_mode', direction: 'input', comment: 'scan' },
    ...group(
      [...inputs.map((name) => `in_${name}`), ...[...causes, ...hints].map(({ port }) => port)].map(
        (name) => ({
          name,
          direction: 'input',
        }),
      ),
      'What clocks and resets are made of',
    ),
    ...group(
      [...clocks, ...resets].map(({ name }) => ({ name: `out_${name}`, direction: 'output' })),
      'Clocks and resets',
    ),
    ...group(
      [...enables.map(({ name }) => enablePort(name)), ...(measured.length === 0 ? [] : ['fault'])].map(
        (name) => ({ name, direction: 'output' }),
      ),
      'Enables, and the interrupt of clocks that are measured',
    ),
    ...peerPorts(side, { name: 'the bus', addressWidth: 12 }, false),
  ];
}

/** The register file and the nets between it and the cells. */
function registerItems(spec: UnitSpec): ItemText[] {
  const nets = registerNets(spec);
  const bus = ['paddr', 'psel', 'penable', 'pwrite', 'pwdata', 'pstrb', 'prdata', 'pready', 'pslverr'];
  return [
    { kind: 'comment', text: 'Registers' },
    { kind: 'declarations', declarations: nets },
    instance(spec.registers, 'u_regs', {
      ...{ clk: 'clk', rst_n: 'rst_n', power_on_n: 'power_on_n' },
      ...Object.fromEntries(bus.map((name) => [name, `s_apb_${name}`])),
      ...Object.fromEntries(nets.map(({ name }) => [name, name])),
    }),
  ];
}

function registerNets({ clocks, resets, causes, enables, measured }: UnitSpec): DeclarationText[] {
  return [
    ...causes.map((cause) => ({ name: causeNet(cause) })),
    ...clocks.filter(isControlled).flatMap(({ name, source }): DeclarationText[] => {
      const net = (field: string) => controlNet('clock', name, field);
      if (source.kind === 'gate') return [{ name: net('enable') }, { name: net('running') }];
      if (source.kind === 'divider') return [{ name: net('ratio'), packed: '[6:0]' }];
      if (source.kind !== 'mux') return [];
      const packed = `[${source.inputs.length - 1}:0]`;
      return [
        { name: net('select'), packed: '[2:0]' },
        { name: net('active'), packed },
        { name: net('stopped'), packed },
      ];
    }),
    ...resets.flatMap(({ name, source }) =>
      source.software ? [{ name: controlNet('reset', name, 'assert') }] : [],
    ),
    ...enables.flatMap(({ name, minimum }) =>
      minimum === undefined ? [] : [{ name: controlNet('enable', name, 'ratio'), packed: '[6:0]' }],
    ),
    ...measured.flatMap(({ name }) => measureNets(name)),
  ];
}

function measureNets(name: string): DeclarationText[] {
  const words = [
    ['measure', 'count'],
    ['limits', 'low'],
    ['limits', 'high'],
  ] as const;
  const bits = [
    ...(['enable', 'stopped', 'late'] as const).map((field) => ['measure', field] as const),
    ...(['fresh_set', 'fault_set', 'fault'] as const).map((field) => ['fault', field] as const),
  ];
  return [
    ...words.map(([kind, field]) => ({
      name: controlNet(kind, name, field),
      packed: `[${COUNT_BITS - 1}:0]`,
    })),
    ...bits.map(([kind, field]) => ({ name: controlNet(kind, name, field) })),
  ];
}
