import type { Definition } from '@netloom/core/custom';
import { immediateOf } from '../encoding/fields.ts';
import { compile } from '../language/evaluate.ts';
import type { Known, KnownState } from './understood.ts';

type Execute = Definition['execute'];

/** Values of states by name. */
export type States = Map<string, bigint>;

export const startOf = (states: readonly KnownState[]): States =>
  new Map(
    states.map(({ name, type, reset }) => [
      name,
      type.signed ? BigInt.asIntN(type.width, reset) : BigInt.asUintN(type.width, reset),
    ]),
  );

export interface Operands {
  rs1?: number;
  rs2?: number;
  rs3?: number;
  imm?: bigint;
}

/** What the instruction does to values; the result is unsigned, and undefined without rd. */
export function operation({
  behaviour,
  fields,
}: Known): (operands: Operands, states: States) => number | undefined {
  const run = compile(behaviour);
  const writes = [...behaviour.writes].filter((name) => name !== 'rd');
  const reads = [...behaviour.reads];
  return (operands, states) => {
    const values = new Map<string, bigint>();
    for (const name of [...reads, ...writes]) {
      const state = states.get(name);
      values.set(name, state ?? BigInt(operands[name as keyof Operands] ?? 0));
    }
    run(values);
    for (const name of writes) states.set(name, values.get(name)!);
    return fields.registers.has('rd') ? Number(values.get('rd')!) : undefined;
  };
}

/** What the model executes; `states` are those of the hart. */
export function executeOf(known: Known, states: States, registers: number): Execute {
  const run = operation(known);
  const { fields, behaviour } = known;
  const third = fields.registers.has('rs3');
  const changes = [...behaviour.writes].some((name) => name !== 'rd');
  return (hart, { rd, rs1, rs2, word }) => {
    const { x } = hart;
    const rs3 = third ? word >>> 27 : 0;
    if (rs3 >= registers) throw hart.illegal(word);
    const operands = {
      rs1: x[rs1]! >>> 0,
      rs2: x[rs2]! >>> 0,
      rs3: x[rs3]! >>> 0,
      imm: immediateOf(fields, word),
    };
    const result = run(operands, states);
    // A state is as good as memory to who asks whether a program goes on for ever.
    if (changes) hart.bus.space.changes++;
    if (result !== undefined) x[rd] = result;
  };
}
