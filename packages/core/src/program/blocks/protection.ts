import { RAM_BASE } from '../../bench/memoryMap.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { destination, source } from '../context.ts';
import type { Context, Rules } from '../context.ts';
import { cbo, NOP, OPCODE, addi, csr, csrImmediate, immediateForm, jalr, storeForm } from '../encode.ts';
import type { Image } from '../image.ts';
import { AMO_FUNCT5, LR_FUNCT5, atomic } from '../instructions.ts';
import { LAYOUT } from '../layout.ts';

const [PMPCFG0, PMPADDR0, MSECCFG] = [0x3a0, 0x3b0, 0x747];
const [OFF, RANGE, ALIGNED] = [0, 1, 3];
const [MML, MMWP, RLB] = [1, 2, 4];
const EVERYTHING = 0xffff_ffff;
/** Code, up to the data, as a naturally aligned region. */
const CODE = ((RAM_BASE >>> 2) | ((LAYOUT.codeEnd - RAM_BASE) / 8 - 1)) >>> 0;

/** What the handler keeps, and `tohost`: 16 KiB. */
const SAVED = ((LAYOUT.saved >>> 2) | (0x4000 / 8 - 1)) >>> 0;

/** Configurations of the last two entries, which leave the program what it needs. */
const KEPT_RULES: Readonly<Record<Rules, readonly [number, number]>> = {
  /** Everything to all modes. */
  open: [0x00, 0x1f],
  /** Code, and where a program ends; the rest is not for user mode. */
  closed: [0x1f, 0x1b],
  /** Code to all modes, readable by machine mode; data of all modes. */
  lockdown: [0x9e, 0x1e],
};

/** With fewer than three entries one is left for rules at random, or none; a body in the core's memory has no rule. */
export function rulesOf({ auxiliary, memory }: CoreOptions): readonly Rules[] {
  if (auxiliary.pmpEntries < 3) return ['open'];
  const closed: readonly Rules[] = memory.instructionMemory ? [] : ['closed'];
  return auxiliary.smepmp ? ['open', ...closed, 'lockdown'] : ['open', ...closed];
}

/** Whether a register holds rules. */
export const protects = ({ options }: Context, address: number) =>
  options.auxiliary.pmpEntries > 0 && ((address >= PMPCFG0 && address < 0x3c0) || address === MSECCFG);

const entriesOf = ({ options }: Context) => options.auxiliary.pmpEntries;
/** Entries that may hold anything. */
const freeEntries = (context: Context) => Math.max(0, entriesOf(context) - (entriesOf(context) > 2 ? 2 : 1));

function keptByte(context: Context, index: number): number {
  const [before, last] = KEPT_RULES[context.rules];
  return index === entriesOf(context) - 1 ? last : index < entriesOf(context) ? before : 0;
}

/** Any rule of the data. The first entry is no range, which would begin at the program. */
function rule(context: Context, index: number): number {
  const { random } = context;
  if (index >= freeEntries(context)) return keptByte(context, index);
  const matching = random.pick(
    index === 0 ? [OFF, 2, ALIGNED, ALIGNED] : [OFF, RANGE, RANGE, 2, ALIGNED, ALIGNED],
  );
  // A lock stays: one that is off, or has no more than four bytes, would waste its entry.
  const lock = random.oneIn(matching === RANGE || matching === ALIGNED ? 3 : 20) ? 0x80 : 0;
  return lock | (matching << 3) | random.below(8);
}

const ruleWord = (context: Context, word: number, byte: (context: Context, index: number) => number) =>
  [0, 1, 2, 3].reduce((all, at) => (all | (byte(context, 4 * word + at) << (8 * at))) >>> 0, 0);

/** An address of the data, or a region there of up to 4 KiB. */
function place({ random, edges }: Context): number {
  const word = (LAYOUT.data + random.below(LAYOUT.dataSize + LAYOUT.stubsSize)) >>> 2;
  const ones = random.oneIn(3) ? 0 : (1 << random.between(3, 9)) - 1;
  edges.push(word & ~ones, ((word | ones) + 1) >>> 0);
  return (word | ones) >>> 0;
}

function write({ code }: Context, register: number, address: number, value: number, rd = 0): void {
  code.constant(register, value);
  code.word(csr(1, rd, address, register));
}

/** Rules with which the program begins: no free entry reaches it, and a later one gives it all that it uses. */
export function firstRules(context: Context): void {
  const entries = entriesOf(context);
  if (entries === 0) return;
  for (let index = 0; index < entries; index++)
    write(context, 1, PMPADDR0 + index, firstAddress(context, index));
  if (context.rules === 'lockdown') lockDown(context, entries);
  else
    for (let word = 0; 4 * word < entries; word++)
      write(context, 1, PMPCFG0 + word, ruleWord(context, word, rule));
}

function firstAddress(context: Context, index: number): number {
  if (index < freeEntries(context)) return place(context);
  if (index < entriesOf(context) - 1) return CODE;
  return context.rules === 'closed' ? SAVED : EVERYTHING;
}

/** From a rule that means the same before to those that are legal with MML alone. */
function lockDown(context: Context, entries: number): void {
  const first = (_: Context, index: number) => (index === entries - 2 ? 0x9d : 0);
  context.code.word(csrImmediate(1, 0, MSECCFG, RLB));
  for (let word = 0; 4 * word < entries; word++)
    write(context, 1, PMPCFG0 + word, ruleWord(context, word, first));
  context.code.word(csrImmediate(1, 0, MSECCFG, MML | RLB));
  for (let word = 0; 4 * word < entries; word++)
    write(context, 1, PMPCFG0 + word, ruleWord(context, word, rule));
  context.code.word(csrImmediate(1, 0, MSECCFG, MML | context.random.pick([0, RLB, MMWP])));
}

/** Other rules for the data, for what is executed there, and how locks hold. */
export function protection(context: Context): void {
  const { random, code, free, options } = context;
  const entries = freeEntries(context);
  const register = random.pick(free);
  const word = random.below(Math.ceil(entriesOf(context) / 4));
  // Where user mode has no devices, machine mode has them by no rule.
  const secured = context.rules === 'closed' ? [0, RLB] : [0, RLB, RLB, MMWP, MMWP | RLB];
  const security = () =>
    options.auxiliary.smepmp &&
    code.word(csrImmediate(1, destination(context), MSECCFG, random.pick(secured)));
  const forms: (() => void)[] = [
    () => write(context, register, PMPCFG0 + word, ruleWord(context, word, rule), destination(context)),
    () =>
      entries > 0 &&
      write(context, register, PMPADDR0 + random.below(entries), place(context), destination(context)),
    () =>
      entries > 0 &&
      write(context, register, PMPADDR0 + random.below(entries), place(context), destination(context)),
    // Neither a set nor a cleared bit makes a range of the first entry.
    () => entries > 0 && code.word(csrImmediate(2, destination(context), PMPCFG0, random.below(32) & 0x17)),
    () => entries > 0 && code.word(csrImmediate(3, destination(context), PMPCFG0, random.below(8))),
    () => code.word(csr(2, destination(context), PMPADDR0 + random.below(16), 0)),
    () => code.word(csr(2, destination(context), PMPCFG0 + random.below(4), 0)),
    security,
    security,
  ];
  random.pick(forms)();
}

const [C_NOP, C_RET] = [0x0001, 0x8082];
const RET = jalr(0, 1, 0);
const halves = (word: number) => [word & 0xffff, word >>> 16];

/** Sixteen bytes that return wherever they are entered at an instruction, which may cross words. */
const patternOf = ({ base }: CoreOptions) =>
  base.compressed
    ? { code: [C_NOP, ...halves(RET), C_NOP, ...halves(RET), C_NOP, C_RET], entries: [0, 2, 6, 8, 12, 14] }
    : { code: [NOP, RET, addi(0, 0, 1), RET].flatMap(halves), entries: [0, 4, 8, 12] };

/** Offset of an edge in an area. */
function edgeIn({ random, edges }: Context, start: number, size: number): number | undefined {
  const inside = edges.map((word) => 4 * word - start).filter((offset) => offset >= 0 && offset < size);
  return inside.length > 0 ? random.pick(inside) : undefined;
}

/** An access at the edge of a rule, by half of them with the rights of user mode. */
export function probe(context: Context): void {
  const { options, random, code, free } = context;
  const offset = edgeIn(context, LAYOUT.data + 8, LAYOUT.dataSize - 16);
  if (offset === undefined) return;
  if (random.oneIn(2)) borrowRights(context);
  const register = random.pick(free);
  const width = random.below(3);
  const byte = random.between(-5, 5) & (random.oneIn(2) ? -1 : -(1 << width));
  code.constant(register, LAYOUT.data + 8 + offset + byte);
  const forms = [
    () => immediateForm(OPCODE.load, width, destination(context), register, 0),
    () => storeForm(width, source(context), register, 0),
    () => atomic(random.pick([...AMO_FUNCT5, LR_FUNCT5]), 0, destination(context), register, 0),
  ];
  const lines = options.base.zicbom ? [() => cbo(random.between(1, 2), register)] : [];
  code.word(random.pick([...(options.base.atomics ? forms : forms.slice(0, 2)), ...lines])());
}

/** Calls one of the stubs, which may not be permitted; then the handler goes on behind the call. */
export function callStub(context: Context): void {
  const { options, random, code, free } = context;
  const register = random.pick(free);
  const { code: pattern, entries } = patternOf(options);
  const size = 2 * pattern.length;
  const near = random.oneIn(2) ? edgeIn(context, LAYOUT.stubs, LAYOUT.stubsSize - size) : undefined;
  const at = near === undefined ? random.below(LAYOUT.stubsSize) : Math.max(0, near - 2 * random.below(5));
  code.constant(register, LAYOUT.stubs + at - (at % size) + random.pick(entries));
  code.word(jalr(1, register, 0));
}

export function stubs(options: CoreOptions): Image['pieces'][number] {
  const { code } = patternOf(options);
  const bytes = Uint16Array.from({ length: LAYOUT.stubsSize / 2 }, (_, at) => code[at % code.length]!);
  return { address: LAYOUT.stubs, bytes: new Uint8Array(bytes.buffer) };
}

const [MSTATUS, MPP, MPRV] = [0x300, 0x1800, 0x2_0000];

/** Loads and stores by the rights of user mode, until the next mret. */
export function borrowRights({ random, code, free }: Context): void {
  const register = random.pick(free);
  code.constant(register, MPP);
  code.word(csr(3, 0, MSTATUS, register));
  code.constant(register, MPRV);
  code.word(csr(2, 0, MSTATUS, register));
}
