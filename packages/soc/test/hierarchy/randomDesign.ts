import { SocDocument } from '@netloom/model';
import { portWidth } from '@netloom/hdl/expression';
import type { Dice } from '../../../model/test/dice.ts';
import { BLOCKS } from './ips.ts';

/** Which blocks meet as manager and subordinate. */
const PAIRS = [
  ['lite', 'store'],
  ['full', 'target'],
  ['requester', 'peripheral'],
  ['source', 'drain'],
  ['high', 'low'],
] as const;

/** A design of random blocks, connections of all kinds, slices and constants; it need make no sense. */
export function randomDesign(dice: Dice): SocDocument {
  const kinds = Object.keys(BLOCKS);
  const instances: SocDocument['instances'] = {};
  const of = new Map<string, string>();
  for (const [index, kind] of [...kinds, ...kinds.filter(() => dice.below(2) === 0)].entries()) {
    const name = `u${index}`;
    const wide = kind === 'logic' && dice.below(2) === 0;
    instances[name] = { ip: BLOCKS[kind]!.vlnv, ...(wide && { parameters: { WIDTH: 'WIDE+4' } }) };
    of.set(name, kind);
  }
  const named = (kind: string) =>
    dice.shuffled([...of].filter(([, each]) => each === kind).map(([name]) => name));
  const interfaceConnections = PAIRS.flatMap(([manager, subordinate]) => {
    const [ends, others] = [named(manager), named(subordinate)];
    return ends
      .slice(0, others.length)
      .map((each, at) => ({ manager: `${each}.m`, subordinate: `${others[at]}.s` }));
  });
  const interrupts: SocDocument['interrupts'] = {};
  const sinks = [...named('lite'), ...named('full')].map((name) => `${name}.asks`);
  [...named('peripheral'), ...named('drain')].forEach((name, number) => {
    if (number < 4) interrupts[`${name}.irq`] = { sink: sinks[dice.below(sinks.length)]!, number };
  });
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top', parameters: { WIDE: '8' } },
    clocks: { clk: { frequency: 5e7 }, other: { frequency: 1e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    ports: {
      wide_in: { direction: 'in', width: '16' },
      bit_in: { direction: 'in', width: '1' },
      wide_out: { direction: 'out', width: '16' },
      bit_out: { direction: 'out', width: '1' },
      bus: { direction: 'inout', width: '4' },
    },
    ...{ instances, interfaceConnections, interrupts },
    portConnections: [
      ...[...of.keys()].flatMap((name) => [
        { from: dice.below(4) === 0 ? 'other' : 'clk', to: `${name}.clk` },
        { from: 'rst_n', to: `${name}.rst_n` },
      ]),
      ...named('pads')
        .slice(0, 1)
        .map((name) => ({ from: 'bus', to: `${name}.pin` })),
      ...randomWires(dice, instances, of),
    ],
  });
}

interface Bits {
  text: string;
  width: number;
}

function randomWires(dice: Dice, instances: SocDocument['instances'], of: ReadonlyMap<string, string>) {
  const sources: Bits[] = [
    { text: 'wide_in', width: 16 },
    { text: 'bit_in', width: 1 },
  ];
  const sinks: Bits[] = [
    { text: 'wide_out', width: 16 },
    { text: 'bit_out', width: 1 },
  ];
  for (const [name, kind] of of) {
    const wide = instances[name]!.parameters ? 12n : 8n;
    for (const port of BLOCKS[kind]!.ports) {
      const width = portWidth(port, { WIDTH: wide });
      const bits = { text: `${name}.${port.name}`, width: width.ok ? Number(width.value) : 0 };
      if (['y', 'z', 'sense', 'halted', 'irq'].includes(port.name)) sources.push(bits);
      if (['a', 'b', 'drive'].includes(port.name)) sinks.push(bits);
    }
  }
  return sinks.flatMap((sink) => wiresTo(dice, sink, sources));
}

/** Drives a sink from its lowest bit on by parts of random sources; some bits stay open. */
function wiresTo(dice: Dice, sink: Bits, sources: readonly Bits[]): { from: string; to: string }[] {
  const wires: { from: string; to: string }[] = [];
  for (let next = 0; next < sink.width && dice.below(8) > 0;) {
    const source = sources[dice.below(sources.length)]!;
    const low = dice.below(source.width);
    const width = Math.min(sink.width - next, 1 + dice.below(source.width - low));
    const to = slice(sink, next + width - 1, next);
    const constant = dice.below(5) === 0 && `${width}'h${dice.below(2 ** Math.min(width, 16)).toString(16)}`;
    wires.push({ from: constant || slice(source, low + width - 1, low), to });
    next += width;
  }
  return wires;
}

function slice({ text, width }: Bits, high: number, low: number): string {
  if (low === 0 && high === width - 1) return text;
  return high === low ? `${text}[${low}]` : `${text}[${high}:${low}]`;
}

/** Some of the instances of a design, one at least. */
export function someInstances(dice: Dice, { instances }: SocDocument): string[] {
  const names = dice.shuffled(Object.keys(instances));
  return names.slice(0, 1 + dice.below(names.length - 1));
}
