import type { ClockSource, SocDocument } from '@netloom/model';
import { inputsOf, isControlled } from '../../../clocks/sources.ts';
import { unitOf } from '../../../clocks/unit.ts';
import { madeOf } from '../../../generators/clockResetUnit/controls.ts';
import type { SoftwareBlock, SoftwareMap } from '../../software/block.ts';
import type { DtsNode, Labels } from './node.ts';

/** A clock as other nodes refer to it: `&clk`, or `&crg0 2` of one that the clock-and-reset unit provides. */
export type ClockReferences = ReadonlyMap<string, string>;

/** The clock-and-reset unit as a provider of the clocks that software has a say in, by their numbers. */
export interface ClockProvider {
  block: SoftwareBlock;
  /** Clocks in the order of their registers. */
  provided: string[];
  /** Clocks that it takes, its own first. */
  taken: string[];
}

/** The unit, where a manager of the map sees its registers. */
export function clockProvider(map: SoftwareMap, document: SocDocument): ClockProvider | undefined {
  const unit = unitOf(document);
  const block = map.blocks.find(({ endpoint, path }) => endpoint === path && path.startsWith(`${unit}.`));
  if (!block) return undefined;
  const controlled = madeOf(document).clocks.filter(isControlled);
  const inputs = controlled.flatMap(({ source }) => inputsOf(source));
  const own = block.clock === undefined ? [] : [block.clock];
  return {
    block,
    provided: controlled.map(({ name }) => name),
    taken: [...new Set([...own, ...inputs])],
  };
}

export function clockReferences(
  { clocks }: SoftwareMap,
  labels: Labels,
  provider: (ClockProvider & { label: string }) | undefined,
): Map<string, string> {
  return new Map(
    Object.keys(clocks).map((name) => {
      const number = provider?.provided.indexOf(name) ?? -1;
      return [name, number < 0 ? `&${labels.take(name)}` : `&${provider!.label} ${number}`];
    }),
  );
}

/** What the node of the unit says as a provider. */
export function providerProperties(
  { provided, taken }: ClockProvider,
  references: ClockReferences,
): string[] {
  const texts = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  return [
    ...(taken.length === 0
      ? []
      : [
          `clocks = ${taken.map((name) => `<${references.get(name)}>`).join(', ')}`,
          `clock-names = ${texts(taken)}`,
        ]),
    ...(provided.length === 0 ? [] : ['#clock-cells = <1>', `clock-output-names = ${texts(provided)}`]),
  ];
}

/** Nodes of the clocks that no unit provides: of a fixed frequency, or a fixed factor of another clock. */
export function clockNodes(
  { clocks }: SoftwareMap,
  document: SocDocument,
  references: ClockReferences,
): DtsNode[] {
  return Object.entries(clocks).flatMap(([name, frequency]): DtsNode[] => {
    const reference = references.get(name)!;
    if (reference.includes(' ')) return [];
    const factor = factorOf(document.clocks[name]?.source, references);
    return [
      {
        label: reference.slice(1),
        name: `clock-${name.replaceAll('_', '-').toLowerCase()}`,
        properties: factor ?? fixed(frequency),
        children: [],
      },
    ];
  });
}

function fixed(frequency: number): string[] {
  const hertz = BigInt(Math.round(frequency));
  const number = hertz >> 32n === 0n ? `<${hertz}>` : `/bits/ 64 <${hertz}>`;
  return ['compatible = "fixed-clock"', '#clock-cells = <0>', `clock-frequency = ${number}`];
}

/** A divider that software does not set, and the output of a PLL. */
function factorOf(source: ClockSource | undefined, references: ClockReferences): string[] | undefined {
  const isFixed = source?.kind === 'pll' || (source?.kind === 'divider' && source.minimum === undefined);
  const from = isFixed ? references.get(source.from) : undefined;
  if (!isFixed || from === undefined) return undefined;
  const [times, by] =
    source.kind === 'pll'
      ? lowest(source.multiplier * EIGHTHS, source.divider * source.divide * EIGHTHS)
      : [1, source.ratio];
  return [
    'compatible = "fixed-factor-clock"',
    '#clock-cells = <0>',
    `clocks = <${from}>`,
    `clock-mult = <${times}>`,
    `clock-div = <${by}>`,
  ];
}

/** The finest step of a PLL. */
const EIGHTHS = 8;

function lowest(times: number, by: number): [number, number] {
  let [a, b] = [times, by];
  while (b > 0) [a, b] = [b, a % b];
  return [times / a, by / a];
}
