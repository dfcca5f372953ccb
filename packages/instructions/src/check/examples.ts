import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { bigOf, statesOf, tablesOf } from '../core/understood.ts';
import { operation, placeOf, startOf } from '../core/execute.ts';
import { setState, stateAt } from '../core/words.ts';
import type { States } from '../core/execute.ts';
import type { Known } from '../core/understood.ts';
import type { Example, Insn } from '../document/insn.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import { rangeOf, wrap } from '../language/type.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** Every example says the operands, and what the behaviour makes of them. */
export function checkExamples(insn: Insn, sound: Sound): Diagnostic[] {
  const { name } = sound;
  return insn.instructions[name]!.examples.flatMap((example, index) => {
    const said = wrong(insn, sound, example);
    const at = ['instructions', name, 'examples', String(index)];
    return said ? [documentProblem({ code: 'INSN-EXAMPLE', said, at })] : [];
  });
}

function wrong(insn: Insn, { name, behaviour, access }: Sound, example: Example): Worded | undefined {
  const instruction = insn.instructions[name]!;
  const fields = fieldsOf(instruction.encoding);
  const operands = operandsOf(fields);
  const other = Object.keys(example.operands).find((each) => !operands.some((one) => one.name === each));
  if (other !== undefined) return say('insn-example/operand', { operand: other, name });
  for (const { name: operand, type } of operands) {
    const text = example.operands[operand];
    if (text === undefined) return say('insn-example/missing', { operand });
    const value = bigOf(text);
    const [least, most] = rangeOf(type);
    // Registers are said with a sign, too.
    if (value > most || value < (type.signed ? least : -(most + 1n) / 2n))
      return say('insn-example/range', { value: text, operand, bits: type.width });
  }
  const states = startOf(statesOf(insn), tablesOf(insn));
  for (const [state, text] of Object.entries(example.before ?? {})) setState(states, state, bigOf(text));
  const word = (operand: string) => Number(BigInt.asUintN(32, bigOf(example.operands[operand] ?? '0')));
  const known: Known = { name, group: insn.name, instruction, fields, behaviour, access };
  const values = {
    ...{ rs1: word('rs1'), rs2: word('rs2'), rs3: word('rs3'), imm: bigOf(example.operands['imm'] ?? '0') },
    ...(access && { loaded: wrap(access.type, bigOf(example.loaded ?? '0')) }),
  };
  const place = placeOf(known)?.(values, states);
  const result = operation(known)(values, states);
  return differs(example, result, states, place);
}

const hex = (value: bigint) => `0x${value.toString(16)}`;

function differs(
  example: Example,
  result: number | undefined,
  states: States,
  place: { address: bigint; data: bigint | undefined } | undefined,
) {
  const pairs: [string | undefined, bigint | undefined, number][] = [
    [example.rd, result === undefined ? undefined : BigInt(result), 32],
    [example.address, place?.address, 32],
    [example.data, place?.data, 32],
    ...Object.entries(example.after ?? {}).map(([state, text]): [string, bigint | undefined, number] => [
      text,
      stateAt(states, state),
      64,
    ]),
  ];
  for (const [text, found, bits] of pairs) {
    if (text === undefined) continue;
    const expected = BigInt.asUintN(bits, bigOf(text));
    if (found !== undefined && BigInt.asUintN(bits, found) === expected) continue;
    const shown = found === undefined ? '–' : hex(BigInt.asUintN(bits, found));
    return say('insn-example/differs', { expected: hex(expected), found: shown });
  }
  return undefined;
}
