import { patternOf } from '../encoding/pattern.ts';
import { knownOf } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Example, Insn, Instruction, Latency } from '../document/insn.ts';
import { functionOf } from './header.ts';
import { operandOrder } from './operandOrder.ts';

/** `<name>.md`: what a programmer reads of the instructions. */
export function pageText(insn: Insn): string {
  return [
    `# ${insn.name}`,
    '',
    ...(insn.description === '' ? [] : [insn.description, '']),
    ...statesTable(insn),
    ...statusLine(insn),
    ...knownOf(insn).flatMap(chapter),
  ].join('\n');
}

const BEYOND = 'The words of a table count from 0. Beyond the last one 0 is read, and nothing is written.';

/** A text in a table, where a line is a row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/[\n\r]+/g, ' ');

const portLine = (name: string, states: Insn['states']) => {
  const driving = Object.keys(states).filter((state) => states[state]!.output);
  const ports = driving.map((state) => `\`state_${name}_${state}\``);
  return ports.length === 0
    ? []
    : [
        `The core has ports with the values of states: ${ports.join(', ')}; beside each \`…_set\` is high for a clock when an instruction has written it. The C of cores without the instructions drives nothing.`,
        '',
      ];
};

function statesTable({ name: set, states }: Insn): string[] {
  const rows = Object.entries(states).map(
    ([name, { type, depth, reset, context, description }]) =>
      `| ${name} | ${depth === undefined ? type : `${depth} × ${type}`} | ${reset} | ${context} | ${cell(description)} |`,
  );
  if (rows.length === 0) return [];
  const tables = Object.values(states).some(({ depth }) => depth !== undefined) ? [BEYOND, ''] : [];
  return [
    '| state | type | reset | context | |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...tables,
    ...portLine(set, states),
  ];
}

const statusLine = ({ status }: Insn) =>
  status === undefined
    ? []
    : [
        `CSR ${status} has the status of the saved states: 0 off, where instructions that use them are illegal; 1 initial, 2 clean, 3 dirty, which each instruction that changes them sets. mstatus.XS shows the highest of the core.`,
        '',
      ];

const cyclesOf = (latency: Latency, hasResult: boolean) =>
  latency.kind === 'combinational'
    ? '1 cycle'
    : latency.kind === 'fixed'
      ? `${latency.cycles} cycles`
      : latency.kind === 'background'
        ? `1 cycle, then ${latency.rounds} ${latency.rounds === 1 ? 'round' : 'rounds'} of its loop a cycle in the background${hasResult ? '; who uses rd waits for it' : ''}`
        : `2 cycles or more, ${latency.rounds} ${latency.rounds === 1 ? 'round' : 'rounds'} of its loop a cycle`;

/** Runs of one letter, and fixed bits, as a table: bits, then what they are. */
function encodingTable(pattern: string): string[] {
  const NAMES: Record<string, string> = { d: 'rd', a: 'rs1', b: 'rs2', c: 'rs3', i: 'imm' };
  const runs = [...pattern.matchAll(/([dabci])\1*|[01]+/g)].map(({ 0: run, index }) => ({
    bits: run.length === 1 ? `${31 - index}` : `${31 - index}:${32 - index - run.length}`,
    text: NAMES[run[0]!] ?? run,
  }));
  return [
    `| ${runs.map(({ bits }) => bits).join(' | ')} |`,
    `|${runs.map(() => '---').join('|')}|`,
    `| ${runs.map(({ text }) => text).join(' | ')} |`,
  ];
}

const told = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const exampleRow = ({ operands, loaded, before, rd, address, data, after }: Example) =>
  `| ${[{ ...operands, ...told({ loaded }) }, before ?? {}, told({ rd, address, data }), after ?? {}]
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name} = ${value}`)
        .join(', '),
    )
    .join(' | ')} |`;

/** The access, and what an address means that is not aligned. */
function memoryLines({ memory }: Instruction): string[] {
  if (memory === undefined) return [];
  const { access, type, address, data, misaligned } = memory;
  const what = access === 'load' ? `Loads \`loaded\`, ${type}, from` : `Stores \`${data}\`, ${type}, to`;
  const rule =
    misaligned === undefined
      ? ''
      : misaligned === 'core'
        ? ' A misaligned address is taken as by loads and stores of the core.'
        : ' The lowest bits of the address count as zeros.';
  return [`${what} \`${address}\`, with the exceptions and the protection of the core's own.${rule}`, ''];
}

function chapter(known: Known): string[] {
  const { name, instruction, fields } = known;
  const examples = instruction.examples.map(exampleRow);
  return [
    `## ${`${name} ${operandOrder(fields).join(', ')}`.trimEnd()}`,
    '',
    ...(instruction.description === '' ? [] : [instruction.description, '']),
    ...encodingTable(patternOf(instruction.encoding)),
    '',
    `${cyclesOf(instruction.latency, known.fields.registers.has('rd'))}${instruction.privilege === 'machine' ? '; illegal in user mode' : ''}; in C \`${functionOf(known)}\`.`,
    '',
    ...memoryLines(instruction),
    '```',
    ...instruction.behaviour,
    '```',
    '',
    ...(examples.length === 0
      ? []
      : ['| operands | before | result | after |', '|---|---|---|---|', ...examples, '']),
  ];
}
