import { bigOf, knownOf } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Insn, Instruction } from '../document/insn.ts';
import { patternOf } from '../encoding/pattern.ts';
import { operandOrder } from '../software/operandOrder.ts';
import { typeOf, unsigned, wrap } from '../language/type.ts';
import { ATTRIBUTES } from './readCoreDsl.ts';
import { behaviorLines, plainName, typeIn } from './writtenBehavior.ts';

const FIELDS = [
  [/^d+$/, 'rd'],
  [/^a+$/, 'rs1'],
  [/^b+$/, 'rs2'],
  [/^c+$/, 'rs3'],
] as const;

/** Runs of bits that are fixed, of a register, or of the immediate. */
function encodingText(instruction: Instruction): string {
  const runs = patternOf(instruction.encoding).match(/[01]+|d+|a+|b+|c+|i+/g) ?? [];
  let left = runs.filter((run) => run.startsWith('i')).join('').length;
  return runs
    .map((run) => {
      if (/^[01]/.test(run)) return `${run.length}'b${run}`;
      const register = FIELDS.find(([pattern]) => pattern.test(run))?.[1];
      if (register) return `${register}[4:0]`;
      left -= run.length;
      return `imm[${left + run.length - 1}:${left}]`;
    })
    .join(' :: ');
}

function attributesText({ latency, privilege }: Instruction): string {
  const all = [
    latency.kind === 'fixed' && `${ATTRIBUTES.fixed}(${latency.cycles})`,
    (latency.kind === 'variable' || latency.kind === 'background') &&
      `${ATTRIBUTES[latency.kind]}(${latency.rounds})`,
    privilege === 'machine' && ATTRIBUTES.machine,
  ];
  return all.flatMap((each) => (each === false ? [] : [` [[${each}]]`])).join('');
}

const operandText = (operand: string) => (operand === 'imm' ? '{imm}' : `{name(${operand})}`);

function instructionLines(known: Known): string[] {
  const { name, instruction, fields } = known;
  const operands = operandOrder(fields).map(operandText).join(', ');
  return [
    ...instruction.description.split('\n').flatMap((line) => (line === '' ? [] : [`// ${line}`])),
    `${name.replaceAll('.', '_')}${attributesText(instruction)} {`,
    `  encoding: ${encodingText(instruction)};`,
    `  assembly: {"${name}", "${operands}"};`,
    '  behavior: {',
    ...behaviorLines(known).map((line) => `    ${line}`),
    '  }',
    '}',
  ];
}

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

function stateLines({ states, status }: Insn): string[] {
  const lines = Object.entries(states).map(([name, { type, depth, reset, context, output = false }]) => {
    const kept = status === undefined ? '' : ` [[${ATTRIBUTES.status}(${status})]]`;
    const attribute = context === 'shared' ? ` [[${ATTRIBUTES.shared}]]` : kept;
    const drives = output ? ` [[${ATTRIBUTES.output}]]` : '';
    const declared = `register ${typeIn(typeOf(type)!)} ${plainName(name)}`;
    if (depth === undefined) return `${declared}${attribute}${drives} = ${reset};`;
    const bits = wrap(unsigned(typeOf(type)!.width), bigOf(reset));
    const first = bits === 0n ? '' : ` [[${ATTRIBUTES.reset}(${bits})]]`;
    return `${declared}[${depth}]${attribute}${first};`;
  });
  return lines.length === 0 ? [] : ['  architectural_state {', ...indented(lines), '  }', ''];
}

/** The text in CoreDSL of a definition without errors. */
export function coreDslText(insn: Insn): string {
  const each = knownOf(insn).map(instructionLines);
  return [
    'import "RV32I.core_desc"',
    '',
    `InstructionSet X_${insn.name} extends RV32I {`,
    ...stateLines(insn),
    '  instructions {',
    ...indented(each.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))),
    '  }',
    '}',
    '',
  ].join('\n');
}
