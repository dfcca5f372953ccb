import { bigOf, knownOf } from '../core/understood.ts';
import type { Example, Insn } from '../document/insn.ts';
import { operandsOf } from '../encoding/fields.ts';
import { functionOf } from '../software/header.ts';
import type { Known } from '../core/understood.ts';

/** Whether the example says a result that needs nothing before, nor anything in memory. */
const stands = ({ before, rd, loaded, address }: Example) =>
  rd !== undefined && before === undefined && loaded === undefined && address === undefined;

function check(known: Known, { operands, rd }: Example): string {
  const values = operandsOf(known.fields).map(({ name, type }) => {
    const value = bigOf(operands[name]!);
    return name === 'imm' && type.signed ? String(value) : `0x${BigInt.asUintN(32, value).toString(16)}u`;
  });
  const expected = `0x${BigInt.asUintN(32, bigOf(rd!)).toString(16)}u`;
  return `  if (${functionOf(known)}(${values.join(', ')}) != ${expected}) return ${'{at}'};`;
}

/** A program that returns 0 when every example of the definition holds, else the number of the first that does not. */
export function exampleText(insn: Insn): string {
  const checks = knownOf(insn).flatMap((known) =>
    (known.access ? [] : known.instruction.examples.filter(stands)).map((example) => check(known, example)),
  );
  return [
    `#include "${insn.name}_insn.h"`,
    '',
    'int main(void)',
    '{',
    ...checks.map((line, index) => line.replace('{at}', String(index + 1))),
    '  return 0;',
    '}',
    '',
  ].join('\n');
}
