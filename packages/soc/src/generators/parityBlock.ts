import { rangeText } from '../generate/value.ts';
import { throughPorts, throughSpec } from './axi4Through.ts';
import type { Side, ThroughSpec } from './axi4Through.ts';
import { defineBlockGenerator } from './blockGenerator.ts';
import type { BlockGenerator, BlockPorts, GeneratedInterface } from './blockGenerator.ts';
import { libraryInstance, sidePorts, throughModuleText } from './libraryModule.ts';
import { checkWidth, parityOptions, sidesOf } from './parityOptions.ts';
import type { Options } from './parityOptions.ts';

interface ParityKind {
  id: string;
  title: string;
  module: string;
  /** A comment of the generated module. */
  says: string;
  /** The side whose user signals are check bits. */
  checked: 's' | 'm';
  /** Bits of an ID where it mostly stands. */
  idWidth: number;
  /** What the outputs tell, and what each bit of `parity_where` stands for. */
  error: string;
  where: readonly string[];
}

/** A kind of blocks between a side with check bits and one without. */
export function parityBlock(kind: ParityKind): BlockGenerator {
  const sides = (chosen: Options): [upstream: Side, downstream: Side] => {
    const { checked, plain } = sidesOf(chosen);
    return kind.checked === 's' ? [checked, plain] : [plain, checked];
  };
  return defineBlockGenerator({
    ...{ id: kind.id, title: kind.title, options: parityOptions(kind.idWidth), spec: throughSpec<Options> },
    ports: (chosen: Options): BlockPorts => {
      const made = throughPorts(...sides(chosen));
      const interfaces = made.interfaces.map((each) =>
        each.name === kind.checked ? withParity(each) : each,
      );
      return { ...made, interfaces, ports: [...made.ports, ...toldPorts(kind)] };
    },
    text: (spec: ThroughSpec<Options>) => parityText(kind, spec, sides(spec.options)),
  });
}

/** How wide the user signals are follows from the other widths. */
function withParity({ userOption: _, ...each }: GeneratedInterface): GeneratedInterface {
  return { ...each, parity: true };
}

function toldPorts({ error, where }: ParityKind): BlockPorts['ports'] {
  const bits = where.map((part, bit) => `${bit} ${part}`).join(', ');
  return [
    {
      ...{ name: 'parity_error', direction: 'out', width: 1, clock: 'clk' },
      description: `For a clock: ${error}`,
    },
    {
      ...{ name: 'parity_where', direction: 'out', width: where.length, clock: 'clk' },
      description: `Where, until the next: ${bits}`,
    },
  ];
}

/** The library's module with the ports of both sides. */
function parityText(
  { module, says, where }: ParityKind,
  spec: ThroughSpec<Options>,
  sides: readonly [Side, Side],
): string {
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, OUTSTANDING } = spec.options;
  const parameters = {
    ...{ AW: ADDR_WIDTH, DW: DATA_WIDTH, IW: ID_WIDTH, UW: checkWidth(spec.options), OUTSTANDING },
  };
  const told = ['parity_error', 'parity_where'];
  const ports = [
    ...told.map((name) => ({ name, value: name })),
    ...sidePorts('s', sides[0]),
    ...sidePorts('m', sides[1]),
  ];
  return throughModuleText(
    spec,
    says,
    sides,
    [libraryInstance(module, 'parity', parameters, ports)],
    [
      { name: told[0]!, direction: 'output', group: 'Wrong bits' },
      { name: told[1]!, direction: 'output', packed: rangeText(where.length)! },
    ],
  );
}
