import { operandsOf } from '../encoding/fields.ts';
import { statesOf, tablesOf, wordOfName } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import { wrap } from '../language/type.ts';
import type { Insn } from '../document/insn.ts';
import { knownOf } from '../core/understood.ts';
import { accessLines } from './accessLines.ts';
import { cLines, cType, wordType } from './cText.ts';
import { insnDirective } from './insnDirective.ts';

export const functionOf = ({ group, name }: Known): string => `${group}_${wordOfName(name)}`;

const comment = (text: string) => (text === '' ? [] : [`/** ${text.replaceAll('*/', '* /')} */`]);

/** Whether the result follows from the operands alone. */
const isPure = ({ behaviour, fields, access }: Known) => {
  const operands = new Set(operandsOf(fields).map(({ name }) => name));
  const readsState = [...behaviour.reads].some((name) => !operands.has(name));
  return access === undefined && !readsState && [...behaviour.writes].every((name) => name === 'rd');
};

function parameters({ fields }: Known): { name: string; type: string }[] {
  return operandsOf(fields).map(({ name, type }) => ({ name, type: cType(type) }));
}

const listOf = (known: Known) =>
  parameters(known)
    .map(({ name, type }) => `${type} ${name}`)
    .join(', ') || 'void';

/** By the instruction: inline assembly, volatile only where it changes or reads a state. */
function byInstruction(known: Known, constant = 'imm'): string[] {
  const { fields } = known;
  const hasResult = fields.registers.has('rd');
  const operands = [...(hasResult ? ['rd'] : []), ...parameters(known).map(({ name }) => name)];
  const text = (name: string) => `%${operands.indexOf(name)}`;
  const directive = insnDirective(fields, {
    rd: text('rd'),
    rs1: text('rs1'),
    rs2: text('rs2'),
    rs3: text('rs3'),
    imm: text('imm'),
  });
  const inputs = parameters(known).map(({ name }) => (name === 'imm' ? `"i"(${constant})` : `"r"(${name})`));
  const volatile = isPure(known) ? '' : ' volatile';
  const outputs = hasResult ? '"=r"(rd)' : '';
  return [
    ...(hasResult ? ['uint32_t rd;'] : []),
    `__asm__${volatile}("${directive}" : ${outputs} : ${inputs.join(', ')}${known.access ? ' : "memory"' : ''});`,
    ...(hasResult ? ['return rd;'] : []),
  ];
}

/** By C, with the states in variables of the program. */
function byC(known: Known, insn: Insn): string[] {
  const { behaviour, fields, group, access } = known;
  const states = new Set(Object.keys(insn.states));
  const naming = { nameOf: (name: string) => (states.has(name) ? `${group}_state_${name}` : name) };
  const declared = behaviour.variables.map(({ name, type }) => `${cType(type)} ${name} = 0;`);
  const hasResult = fields.registers.has('rd');
  return [
    ...(hasResult ? ['uint32_t rd = 0;'] : []),
    ...declared,
    ...(access ? accessLines(access, naming) : []),
    ...cLines(behaviour, naming),
    ...(hasResult ? ['return rd;'] : []),
  ];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function wrapper(known: Known): string[] {
  if (known.fields.immediate.length > 0) return macro(known);
  const name = functionOf(known);
  const result = known.fields.registers.has('rd') ? 'uint32_t' : 'void';
  const head = `static inline __attribute__((always_inline)) ${result} ${name}(${listOf(known)})`;
  return [`${head} {`, ...indented(byInstruction(known)), '}'];
}

/** An immediate has to be a constant, which only a macro can ask for without optimization. */
function macro(known: Known): string[] {
  const names = parameters(known).map(({ name }) => name);
  const held = parameters(known).filter(({ name }) => name !== 'imm');
  const hasResult = known.fields.registers.has('rd');
  const lines = [
    `#define ${functionOf(known)}(${names.map((name) => `${name}_`).join(', ')}) __extension__ ({`,
    ...held.map(({ name, type }) => `  ${type} ${name} = (${name}_);`),
    ...indented(byInstruction(known, 'imm_').slice(0, hasResult ? -1 : undefined)),
    ...(hasResult ? ['  rd;'] : []),
  ];
  return [...lines.map((line) => `${line} \\`), '})'];
}

function fallback(known: Known, insn: Insn): string[] {
  const result = known.fields.registers.has('rd') ? 'uint32_t' : 'void';
  return [
    `static inline ${result} ${functionOf(known)}(${listOf(known)}) {`,
    ...indented(byC(known, insn)),
    '}',
  ];
}

/** `<name>_insn.h`: a typed function for each instruction, and the same in C where the core has none. */
export function headerText(insn: Insn): string {
  const guard = `${insn.name.toUpperCase()}_INSN_H`;
  const known = knownOf(insn);
  const without = `${insn.name.toUpperCase()}_WITHOUT_INSTRUCTIONS`;
  const body = (write: (each: Known) => string[]) =>
    known.flatMap((each) => ['', ...comment(each.instruction.description), ...write(each)]);
  return [
    ...comment(insn.description || `Instructions of ${insn.name}.`),
    `#ifndef ${guard}`,
    `#define ${guard}`,
    '',
    '#include <stdint.h>',
    '',
    ...statusLines(insn),
    `/* With ${without} the same functions are C, for cores that lack the instructions. */`,
    `#ifndef ${without}`,
    ...body(wrapper),
    '',
    '#else',
    ...states(insn),
    ...body((each) => fallback(each, insn)),
    '',
    '#endif',
    '',
    '#endif',
    '',
  ].join('\n');
}

/** The CSR that says whether the states have to be saved. */
const statusLines = ({ name, status }: Insn) =>
  status === undefined
    ? []
    : [
        '/** CSR with the status of the states: 0 off, 1 initial, 2 clean, 3 dirty. */',
        `#define ${name.toUpperCase()}_STATUS ${status}`,
        '',
      ];

const bitsOf = ({ type: { width }, reset }: KnownState) => `0x${BigInt.asUintN(width, reset).toString(16)}`;

const states = (insn: Insn) => [
  ...statesOf(insn).map((state) => {
    const type = cType(state.type);
    return `static ${type} ${insn.name}_state_${state.name} = (${type})${bitsOf(state)}ull;`;
  }),
  ...tablesOf(insn).map((table) => {
    const { name, type, depth, reset } = table;
    const first = wrap(type, reset);
    const words = first === 0n ? '' : ` = { [0 ... ${depth - 1}] = ${first} }`;
    return `static ${wordType(type)} ${insn.name}_state_${name}[${depth}]${words};`;
  }),
];
