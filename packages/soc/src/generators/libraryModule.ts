import { emitTidyModule } from '@netloom/hdl/emit';
import type { DeclarationText, ItemText, PortText } from '@netloom/hdl/emit';
import type { z } from 'zod';
import { rangeText } from '../generate/value.ts';
import { joinText, sections, textItem, unusedText } from '../interconnect/sections.ts';
import {
  portName,
  sideSignals,
  throughPorts,
  throughPortTexts,
  throughSpec,
  withoutExclusive,
} from './axi4Through.ts';
import type { Side, ThroughSpec } from './axi4Through.ts';
import { defineBlockGenerator } from './blockGenerator.ts';
import type { BlockGenerator } from './blockGenerator.ts';

/** What AXI4 blocks of the library carry as one word, `awattr` and `arattr`. */
const ATTRIBUTES = /^a[wr](cache|prot|qos|region)$/;

/** Where user signals lie above what they belong to. */
const CARRIERS: Readonly<Record<string, string>> = {
  ...{ awuser: 'awattr', aruser: 'arattr', wuser: 'wdata', ruser: 'rdata', buser: 'bresp' },
};

/** The parameter of a library module with the bits of its user signals, which it has none of by itself. */
export const userBits = (USER_WIDTH: number): Record<string, number> =>
  USER_WIDTH > 0 ? { UW: USER_WIDTH } : {};

/** A port of a library module, the signals of the interface that are in it, and their bits. */
interface ModuleSignal {
  name: string;
  parts: string[];
  width: number;
}

function moduleSignals(side: Side): ModuleSignal[] {
  const found: ModuleSignal[] = [];
  for (const [signal, bits] of sideSignals(side)) {
    const isPart = side.bus === 'axi4' && ATTRIBUTES.test(signal);
    const carrier = side.bus === 'axi4' ? CARRIERS[signal] : undefined;
    const name = carrier ?? (isPart ? `${signal.slice(0, 2)}attr` : signal);
    const known = found.find((each) => each.name === name);
    if (known) {
      known.parts = carrier === undefined ? [...known.parts, signal] : [signal, ...known.parts];
      known.width += bits;
    } else found.push({ name, parts: [signal], width: bits });
  }
  return found;
}

/** Connections of a library module's ports `s_<signal>` or `m_<signal>` to those of the block; `but` names what it lacks. */
export function sidePorts(end: 's' | 'm', side: Side, but?: RegExp) {
  return moduleSignals(side)
    .filter(({ name }) => !but?.test(name))
    .map(({ name, parts }) => ({
      name: `${end}_${name}`,
      value: joinText(
        parts.map((part) => portName(end, side, part)),
        96,
      ),
    }));
}

/** A library module's IDs of one bit on sides that have none: 0 goes in, and nothing reads what comes out. */
export function withoutIds(ends: readonly ('s' | 'm')[]) {
  const requests = ['awid', 'arid'];
  const answers = ['bid', 'rid'];
  const taken = ends.flatMap((end) => (end === 's' ? requests : answers).map((name) => `${end}_${name}`));
  const given = ends.flatMap((end) => (end === 's' ? answers : requests).map((name) => `${end}_${name}`));
  const items: ItemText[] = [
    { kind: 'declarations', declarations: given.map((name) => ({ name })) },
    textItem(unusedText('unused', given)),
  ];
  return {
    ports: [
      ...taken.map((name) => ({ name, value: "1'b0" })),
      ...given.map((name) => ({ name, value: name })),
    ],
    items: given.length > 0 ? [items] : [],
  };
}

/** Connections of a library module's ports to wires `<stem>_<signal>` that lead to another one. */
export function wirePorts(end: 's' | 'm', side: Side, stem: string, but?: RegExp) {
  return moduleSignals(side)
    .filter(({ name }) => !but?.test(name))
    .map(({ name }) => ({ name: `${end}_${name}`, value: `${stem}_${name}` }));
}

/** Those wires. */
export function wires(side: Side, stem: string, but?: RegExp): ItemText {
  const declarations = moduleSignals(side)
    .filter(({ name }) => !but?.test(name))
    .map(({ name, width }): DeclarationText => ({ name: `${stem}_${name}`, packed: rangeText(width) }));
  return { kind: 'declarations', declarations };
}

/** An instance of a library module on the block's clock and reset. */
export function libraryInstance(
  module: string,
  name: string,
  parameters: Readonly<Record<string, number | string>>,
  ports: readonly { name: string; value: string }[],
): ItemText {
  return {
    kind: 'instance',
    instance: {
      ...{ module, name },
      parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value: String(value) })),
      ports: [...['clk', 'rst_n'].map((each) => ({ name: each, value: each })), ...ports],
    },
  };
}

/** The text of a block that passes transfers on through modules of the library. */
export function throughModuleText(
  { module, origin }: Pick<ThroughSpec<unknown>, 'module' | 'origin'>,
  says: string,
  sides: readonly [Side, Side],
  parts: readonly (ItemText | readonly ItemText[])[],
  others: readonly PortText[] = [],
): string {
  return emitTidyModule({
    name: module,
    comment: `${origin}\n${says}`,
    ports: [...throughPortTexts(...sides), ...others],
    items: sections(parts),
  });
}

/** Kinds of bursts, which modules that give INCR alone have no ports for. */
export const BURST = /^a[wr]burst$/;

/** INCR, as the kind of all bursts at the subordinate's side. */
export function incrementing(side: Side): ItemText {
  const assigns = ['awburst', 'arburst'].map((name) => ({
    target: portName('m', side, name),
    value: "2'b01",
  }));
  return { kind: 'assigns', assigns };
}

/** A kind of blocks that are one module of the library with the ports of both sides. */
export function throughModule<Options extends z.ZodObject>(kind: {
  id: string;
  title: string;
  /** A comment of the generated module. */
  says: string;
  options: Options;
  sides(options: z.output<Options>): [upstream: Side, downstream: Side];
  module: string;
  parameters(options: z.output<Options>): Readonly<Record<string, number>>;
  /** Exclusive accesses leave as normal ones: granted here, or not at all. */
  exclusive?: 'granted' | 'normal';
  /** The sides that have no IDs, which the module has. */
  withoutIds?(options: z.output<Options>): readonly ('s' | 'm')[];
  /** What else the module has that the sides have not. */
  others?(options: z.output<Options>): ReturnType<typeof withoutIds>;
}): BlockGenerator {
  const { id, title, says, options, sides, module, parameters } = kind;
  type Chosen = z.output<Options>;
  return defineBlockGenerator({
    ...{ id, title, options, spec: throughSpec<Chosen> },
    ports: (chosen: Chosen) => {
      const ports = throughPorts(...sides(chosen));
      return kind.exclusive ? withoutExclusive(ports, kind.exclusive) : ports;
    },
    text: (spec: ThroughSpec<Chosen>) => {
      const [upstream, downstream] = sides(spec.options);
      const idle = withoutIds(kind.withoutIds?.(spec.options) ?? []);
      const others = kind.others?.(spec.options) ?? withoutIds([]);
      const sidesOf = [...sidePorts('s', upstream), ...sidePorts('m', downstream)];
      const ports = [...sidesOf, ...idle.ports, ...others.ports];
      const stem = module.replace(/^nl_/, '');
      return throughModuleText(
        spec,
        says,
        [upstream, downstream],
        [...idle.items, ...others.items, libraryInstance(module, stem, parameters(spec.options), ports)],
      );
    },
  });
}
