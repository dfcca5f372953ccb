import { ZFINX } from '../../src/model/instructions/floating.ts';
import type { Definition } from '../../src/model/instructions/definition.ts';
import { FloatStatus } from '../../src/model/csrs/floatStatus.ts';
import { randomTriples } from './operands.ts';

const MODES = ['rne', 'rtz', 'rdn', 'rup', 'rmm'] as const;
const DYNAMIC = 7;

/** An operation under a rounding mode: of the instruction, or with `isDynamic` of frm. */
export interface Vector {
  definition: Definition;
  mode: number;
  isDynamic: boolean;
  a: number;
  b: number;
  c: number;
}

const rounds = ({ format }: Definition) => format.startsWith('f');
const sourcesOf = ({ format }: Definition) =>
  format === 'fused' ? 3 : format === 'float' || format === 'register' ? 2 : 1;

/** The word with a0, a1, a2 and a3 for operands. */
export function wordOf({ definition, mode, isDynamic }: Vector): number {
  const sources = sourcesOf(definition);
  const rm = rounds(definition) ? (isDynamic ? DYNAMIC : mode) << 12 : 0;
  const others = (sources > 1 ? 12 << 20 : 0) | (sources > 2 ? 13 << 27 : 0);
  return (definition.match | (10 << 7) | (11 << 15) | others | rm) >>> 0;
}

/** Text for the GNU assembler. */
export function textOf({ definition, mode, isDynamic }: Vector): string {
  const operands = ['a0', 'a1', 'a2', 'a3'].slice(0, sourcesOf(definition) + 1);
  const rm = rounds(definition) ? [isDynamic ? 'dyn' : MODES[mode]!] : [];
  return `${definition.name} ${[...operands, ...rm].join(',')}`;
}

/** As many vectors, each instruction and mode in turn. */
export function vectors(seed: number, count: number): Vector[] {
  const triples = randomTriples(seed);
  return Array.from({ length: count }, (_, index) => {
    const [a, b, c] = triples.next().value as [number, number, number];
    const definition = ZFINX[index % ZFINX.length]!;
    return { definition, mode: Math.floor(index / ZFINX.length) % 5, isDynamic: index % 7 === 0, a, b, c };
  });
}

/** Result and flags by the model, as `<8 digits> <2 digits>`. */
export function modelled(vector: Vector): string {
  const floating = new FloatStatus();
  floating.mode = vector.mode;
  const x = new Int32Array(33);
  x.set([0, vector.a, vector.b, vector.c], 10);
  const hart = { x, csrs: { floating } } as unknown as Parameters<Definition['execute']>[0];
  const word = wordOf(vector);
  const operands = { rd: 10, rs1: 11, rs2: 12, immediate: 0, length: 4, word };
  vector.definition.execute(hart, { ...operands, execute: vector.definition.execute });
  return shown(x[10]!, floating.flags);
}

const shown = (bits: number, flags: number) =>
  `${(bits >>> 0).toString(16).padStart(8, '0')} ${flags.toString(16).padStart(2, '0')}`;

/** What is wrong with what was printed for the vectors, the first few. */
export function wrongs(all: readonly Vector[], printed: readonly string[]): string[] {
  return all
    .flatMap((vector, index) => {
      const [right, was] = [modelled(vector), printed[index]];
      const hex = [vector.a, vector.b, vector.c].map((bits) => bits.toString(16).padStart(8, '0'));
      return was === right
        ? []
        : [`${textOf(vector)} (${MODES[vector.mode]}) of ${hex.join(' ')}: ${was}, model ${right}`];
    })
    .slice(0, 10);
}
