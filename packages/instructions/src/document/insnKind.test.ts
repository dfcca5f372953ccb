import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import type { Dice } from '../../../model/test/dice.ts';
import { LIBRARY } from '../library/definitions.ts';
import type { Insn } from './insn.ts';
import { insnKind } from './insnKind.ts';

/** A definition of the library with some of its instructions, in another order. */
function draw(dice: Dice): Insn {
  const insn = dice.shuffled(LIBRARY)[0]!;
  const instructions = dice.shuffled(Object.entries(insn.instructions));
  return { ...insn, instructions: Object.fromEntries(instructions.slice(dice.below(instructions.length))) };
}

type Group = 'states' | 'instructions';

const changed =
  (group: Group, name: string, change: object) =>
  (insn: Insn): Insn => ({
    ...insn,
    [group]: { ...insn[group], [name]: { ...insn[group][name]!, ...change } },
  });

/** Two values of a member of every state or instruction. */
const changesOf =
  (group: Group, member: string, [one, other]: readonly [unknown, unknown]) =>
  (insn: Insn): Edit<Insn>[] =>
    Object.keys(insn[group]).map((name) => ({
      pointer: `/${group}/${name}/${member}`,
      one: changed(group, name, { [member]: one }),
      other: changed(group, name, { [member]: other }),
    }));

const CHANGES = [
  changesOf('states', 'reset', ['77', '78']),
  changesOf('instructions', 'description', ['one', 'other']),
  changesOf('instructions', 'encoding', [
    { format: 'I', opcode: 'custom-3', funct3: 6 },
    { format: 'S', opcode: 'custom-3', funct3: 6 },
  ]),
  changesOf('instructions', 'behaviour', [['rd = 1;'], ['rd = 2;', 'rd = 3;']]),
  changesOf('instructions', 'latency', [
    { kind: 'fixed', cycles: 1001 },
    { kind: 'variable', rounds: 61 },
  ]),
  changesOf('instructions', 'examples', [
    [{ operands: { rs1: '1' }, rd: '1' }],
    [{ operands: { rs1: '2' }, rd: '2' }],
  ]),
];

/** An instruction at the end of the list, of one form or another. */
const added =
  (funct3: number) =>
  (insn: Insn): Insn => ({
    ...insn,
    instructions: {
      ...insn.instructions,
      'law.added': {
        ...{ description: '', encoding: { format: 'I', opcode: 'custom-3', funct3 } },
        ...{ behaviour: ['rd = 0;'], latency: { kind: 'combinational' }, examples: [] },
      },
    },
  });

function edits(insn: Insn): Edit<Insn>[] {
  return [
    {
      pointer: '/description',
      one: (from) => ({ ...from, description: 'one' }),
      other: (from) => ({ ...from, description: 'other' }),
    },
    { pointer: '/instructions/law.added', one: added(1), other: added(2) },
    ...CHANGES.flatMap((change) => change(insn)),
  ];
}

holdLaws({ kind: insnKind, draw, edits });
