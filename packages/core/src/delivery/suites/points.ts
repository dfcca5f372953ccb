import { addi, lw, sw, NOP } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Definition } from '../../model/instructions/definition.ts';
import { OPERANDS } from '../../model/instructions/format.ts';
import { encodeDefinition } from '../encodeDefinition.ts';
import { KEEP } from '../layout.ts';
import type { TestCode } from '../testCode.ts';
import { HAZARDS, OPERAND_CLASSES, valueOf } from '../values.ts';
import type { Hazard } from '../values.ts';

export interface Point {
  rd: number;
  rs1: number;
  rs2: number;
  a: number;
  b: number;
  immediate: number;
  hazard: Hazard;
}

/** Immediates where 12 bits change sign, and amounts where shifts end. */
const IMMEDIATES = [0, 1, -1, 2047, -2048, 31, 16, 0x555, -0x556, 7];

const KEPT: readonly number[] = Object.values(KEEP);

function registersOf(test: TestCode): number[] {
  const count = test.options.base.isa === 'rv32e' ? 16 : 32;
  return Array.from({ length: count }, (_, number) => number).filter(
    (number) => number > 0 && !KEPT.includes(number),
  );
}

/** Each pair of operand classes, the hazards in turn; then each hazard; then shared registers. */
export function* pointsOf(test: TestCode, amount: 'all' | 'few'): Generator<Point> {
  const free = registersOf(test);
  const register = (number: number) => free[number % free.length]!;
  let number = 0;
  const point = (a: number, b: number, hazard: Hazard): Point => {
    const at = number++;
    const immediate = IMMEDIATES[at % IMMEDIATES.length]!;
    return {
      rd: register(3 * at),
      rs1: register(3 * at + 1),
      rs2: register(3 * at + 2),
      a,
      b,
      immediate,
      hazard,
    };
  };
  const classes = amount === 'all' ? OPERAND_CLASSES : OPERAND_CLASSES.slice(3);
  for (const one of classes)
    for (const other of classes)
      yield point(valueOf(one, number), valueOf(other, number + 1), HAZARDS[number % HAZARDS.length]!);
  for (const hazard of HAZARDS) yield point(valueOf('negative', number), valueOf('positive', number), hazard);
  if (amount === 'few') return;
  for (let times = 0; times < IMMEDIATES.length; times++)
    yield point(valueOf('negative', times), valueOf('positive', 1), 'none');
  const shared = point(0xdead_beef, 0x0000_0013, 'none');
  yield { ...shared, rd: shared.rs1 };
  yield { ...shared, rd: shared.rs2 };
  yield { ...shared, rs2: shared.rs1, b: shared.a };
  yield { ...shared, rd: shared.rs1, rs2: shared.rs1, b: shared.a };
  yield { ...shared, rd: 0 };
  yield { ...shared, rs1: 0, a: 0 };
  yield { ...shared, rs2: 0, b: 0 };
}

/** A register gets its value by an instruction of its own right before, or by a load. */
function give(test: TestCode, register: number, value: number, { loaded = false } = {}): void {
  const { code } = test;
  if (register === 0) return;
  if (!loaded) return code.constant(register, value);
  code.constant(register, value);
  code.constant(KEEP.first, LAYOUT.data);
  code.word(sw(register, KEEP.first, 0), addi(register, 0, 0), lw(register, KEEP.first, 0));
}

const DISTANCE = { one: 0, two: 1, three: 2 } as const;

export function writeOperands(test: TestCode, { rs1, rs2, a, b, hazard }: Point): void {
  const [which, how] = hazard.split(' ') as [string, string | undefined];
  const isFirst = which === 'rs1';
  const loaded = how === 'loaded';
  const last = { register: isFirst ? rs1 : rs2, value: isFirst ? a : b };
  const early = { register: isFirst ? rs2 : rs1, value: isFirst ? b : a };
  give(test, early.register, early.value);
  give(test, last.register, last.value, { loaded });
  const gap = how !== undefined && how in DISTANCE ? DISTANCE[how as keyof typeof DISTANCE] : loaded ? 0 : 5;
  for (let left = gap; left > 0; left--) test.code.word(NOP);
}

/** The result goes to the signature; where it is used at once, by way of the next instruction. */
export function keepResult(test: TestCode, { rd, hazard }: Point): void {
  if (hazard === 'result used') {
    test.code.word(addi(KEEP.first, rd, 1));
    test.keep(KEEP.first);
    return;
  }
  if (hazard === 'none') test.code.word(NOP, NOP, NOP, NOP);
  test.keep(rd);
}

/** An instruction that computes, at points that its format has operands for. */
export function writePoints(test: TestCode, definition: Definition, amount: 'all' | 'few'): void {
  const { rs1, rs2 } = OPERANDS[definition.format];
  const seen = new Set<string>();
  for (const point of pointsOf(test, amount)) {
    const key = JSON.stringify([rs1 && point.a, rs2 && point.b, !rs2 && point.immediate, point.hazard]);
    const shares =
      [point.rd, point.rs1, point.rs2].includes(0) || new Set([point.rd, point.rs1, point.rs2]).size < 3;
    if (seen.has(key) && !shares) continue;
    seen.add(key);
    writeOperands(test, point);
    const immediate = definition.format === 'upper' ? point.a : point.immediate;
    test.code.word(encodeDefinition(definition, { ...point, immediate }));
    keepResult(test, point);
  }
}
