import { isAddressed, laneOf, wordAddress } from './access.ts';
import { shownName } from './buffer.ts';
import { indented } from './draft.ts';
import type { Draft } from './draft.ts';
import { number, ONE, operand, select, sized, sum } from './expression.ts';
import { memoryAnswer, part } from './memory.ts';
import { ofCopy, valueOf } from './plan.ts';
import type { FieldPlan, MemoryPlan, RegisterPlan } from './plan.ts';
import { isShown, readableFields } from './readable.ts';

/** What an access to a register does in a block of decoding. */
interface Decoding {
  address: string;
  /** Statements at a register, or at word `w` of a wide one. */
  at(register: RegisterPlan): string[];
  memory(memory: MemoryPlan): { hit: string; statements: string[] };
  /** Said where something is; empty when nobody asks. */
  mapped: string;
}

/** The data of the addressed word, and whether anything is there. */
export function readMux(draft: Draft, mapped: string): string[] {
  const { access } = draft;
  const side = access.readAddress === access.writeAddress ? '' : 'read_';
  return [
    ...draft.plan.registers.flatMap((register) => wideValue(draft, register)),
    ...decoder(draft, 'read_mux', [`${access.answer} = '0;`], {
      address: access.readAddress,
      at: (register) => readStatements(draft, register),
      memory: (memory) => ({
        hit: part(memory, draft.signal(memory, `${side}hit`), ONE),
        statements:
          memory.node.source.software === 'w'
            ? []
            : [
                `${access.answer} = ${memoryAnswer(draft, memory, part(memory, draft.signal(memory, `${side}offset`), draft.addressWidth))};`,
              ],
      }),
      mapped,
    }),
  ];
}

/** Whether anything is at the address of a write, on a bus where that is not the address of the read. */
export function writeDecoder(draft: Draft, mapped: string): string[] {
  return decoder(draft, 'write_decoder', [], {
    address: draft.access.writeAddress,
    at: () => [],
    memory: (memory) => ({ hit: part(memory, draft.signal(memory, 'write_hit'), ONE), statements: [] }),
    mapped,
  });
}

function decoder(draft: Draft, label: string, start: string[], decoding: Decoding): string[] {
  const { mapped } = decoding;
  const isListed = (register: RegisterPlan) =>
    register.words === 1 && !register.place.count && register.place.offset.value !== undefined;
  const listed = draft.plan.registers.filter(isListed);
  const others = draft.plan.registers.filter((register) => !isListed(register));
  const cases = caseLines(draft, listed, decoding);
  const isDecided = mapped !== '' && cases.length > 0;
  const lines = [
    ...cases,
    ...others.flatMap((register) => ifLines(draft, register, decoding)),
    ...draft.plan.memories.flatMap((memory) => memoryLines(draft, memory, decoding)),
  ];
  const defaults = [...start, ...(mapped === '' ? [] : [`${mapped} = ${isDecided ? "1'b1" : "1'b0"};`])];
  if (lines.length === 0) return defaults.map((line) => `assign ${line}`);
  return combinational(draft, label, [...defaults, ...lines]);
}

/** Several loops in one `always_comb` never come to rest in Icarus 11. */
function combinational(draft: Draft, label: string, lines: string[]): string[] {
  const hasLoop = lines.some((line) => line.includes('for (int '));
  const opening = `${hasLoop ? 'always @*' : 'always_comb'} begin : ${draft.plan.names.take(label)}`;
  return [opening, ...indented(lines), 'end'];
}

/** Registers at fixed addresses, those in one word together. */
function caseLines(draft: Draft, registers: RegisterPlan[], { address, at, mapped }: Decoding): string[] {
  const bytes = BigInt(draft.plan.bus.dataWidth / 8);
  const words = new Map<bigint, RegisterPlan[]>();
  for (const register of registers) {
    const word = register.place.offset.value! / bytes;
    words.set(word, [...(words.get(word) ?? []), register]);
  }
  const entries = [...words.values()]
    .map((group) => ({
      label: wordAddress(draft, group[0]!),
      statements: group.flatMap((register) => at(register)),
    }))
    .filter(({ statements }) => mapped !== '' || statements.length > 0);
  if (entries.length === 0) return [];
  return [
    `case (${address})`,
    ...indented([
      ...entries.flatMap(({ label, statements }) => caseEntry(label, statements)),
      `default: ${mapped === '' ? '' : `${mapped} = 1'b0`};`,
    ]),
    'endcase',
  ];
}

function caseEntry(label: string, statements: string[]): string[] {
  if (statements.length === 0) return [`${label}: ;`];
  if (statements.length === 1) return [`${label}: ${statements[0]}`];
  return [`${label}: begin`, ...indented(statements), 'end'];
}

/** A register of an array, a wide one, or one whose address depends on a parameter. */
function ifLines(draft: Draft, register: RegisterPlan, { address, at, mapped }: Decoding): string[] {
  const statements = [...at(register), ...(mapped === '' ? [] : [`${mapped} = 1'b1;`])];
  if (statements.length === 0) return [];
  const condition = isAddressed(draft, register, address, register.words > 1 ? 'w' : '');
  let lines = block(`if (${condition})`, statements);
  if (register.words > 1) lines = block(`for (int w = 0; w < ${register.words}; w++)`, lines);
  const count = draft.countOf(register);
  return count ? block(`for (int i = 0; i < ${count}; i++)`, lines) : lines;
}

function memoryLines(draft: Draft, memory: MemoryPlan, decoding: Decoding): string[] {
  const { hit, statements } = decoding.memory(memory);
  const all = [...statements, ...(decoding.mapped === '' ? [] : [`${decoding.mapped} = 1'b1;`])];
  if (all.length === 0) return [];
  const lines = block(`if (${hit})`, all);
  const count = draft.countOf(memory);
  return count ? block(`for (int i = 0; i < ${count}; i++)`, lines) : lines;
}

function block(opening: string, lines: string[]): string[] {
  return lines.length === 1 ? [`${opening} ${lines[0]}`] : [`${opening} begin`, ...indented(lines), 'end'];
}

function readStatements(draft: Draft, register: RegisterPlan): string[] {
  const { answer } = draft.access;
  const { dataWidth } = draft.plan.bus;
  const width = number(register.node.width);
  if (!isShown(register)) return [];
  if (register.words > 1) {
    const word = register.place.count ? `(i*${register.words} + w)*${dataWidth}` : `w*${dataWidth}`;
    return [`${answer} = ${wideName(draft, register)}[${word} +: ${dataWidth}];`];
  }
  const lane = laneOf(draft, register);
  const target = (low = lane, bits = width) =>
    low.value === 0n && bits.value === BigInt(dataWidth) ? answer : select(answer, low, bits);
  if (register.readBuffer) return [`${target()} = ${ofCopy(shownName(draft, register), register, width)};`];
  if (register.node.source.external) {
    return [`${target()} = ${ofCopy(draft.signal(register, 'rdata'), register, width)};`];
  }
  return readableFields(register).map(
    (field) => `${target(sum(lane, field.lsb), field.width)} = ${readValue(field)};`,
  );
}

function readValue(field: FieldPlan): string {
  return field.kind === 'constant' ? sized(field.reset!, field.width) : valueOf(field);
}

function wideName(draft: Draft, register: RegisterPlan): string {
  if (register.readBuffer) return shownName(draft, register);
  return draft.signal(register, register.node.source.external ? 'rdata' : 'value');
}

/** The whole of a register that is wider than the bus, or buffered. */
function wideValue(draft: Draft, register: RegisterPlan): string[] {
  const isWhole = register.words > 1 || register.readBuffer !== undefined;
  if (!isWhole || register.node.source.external || !isShown(register)) return [];
  const name = draft.declareFor(register, 'value', number(register.node.width));
  const count = draft.countOf(register);
  const fields = readableFields(register);
  if (fields.every(({ kind }) => kind === 'constant')) return constantValue(register, name, fields);
  const base = count ? { text: `i*${register.node.width}` } : number(0);
  const lines = readableFields(register).map(
    (field) => `${select(name, sum(base, field.lsb), field.width)} = ${readValue(field)};`,
  );
  const all = count ? block(`for (int i = 0; i < ${count}; i++)`, lines) : lines;
  return [...combinational(draft, `${register.name}_word`, [`${name} = '0;`, ...all]), ''];
}

/** All copies of a register that never changes. */
function constantValue({ node, place }: RegisterPlan, name: string, fields: readonly FieldPlan[]): string[] {
  const terms = fields.map(
    ({ reset, width: bits, lsb }) => `(${node.width}'(${sized(reset!, bits)}) << ${operand(lsb)})`,
  );
  const value = terms.length === 1 ? terms[0]! : `(${terms.join(' | ')})`;
  return [
    `assign ${name} = ${place.count ? `{${operand(place.count)}{${node.width}'${value}}}` : value};`,
    '',
  ];
}
