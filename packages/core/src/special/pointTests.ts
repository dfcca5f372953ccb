import { benchMap } from '../bench/index.ts';
import { runOnModel } from '../delivery/modelRun.ts';
import { inRam } from '../delivery/inRam.ts';
import { TestCode } from '../delivery/testCode.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Image } from '../program/image.ts';
import { itemsOf, readFaults, readInterrupts, readMemory, readNumbers, readRegisters } from './cells.ts';
import type { PointsFile, TestPoint } from './pointsFile.ts';
import { lackOf, templateOf } from './templates.ts';
import type { TemplateNeed } from './templates.ts';

/** One point with one value of its program's number. */
export interface PointTest {
  /** `<point>` or `<point>.<value>`. */
  name: string;
  point: string;
  image: Image;
  /** Words that the program leaves by the model; none where they are not compared. */
  expected: Uint32Array;
  stimulus: readonly string[];
  expectations: readonly string[];
  plusargs: readonly string[];
  notes: ReadonlyMap<number, string>;
}

/** A point that this core cannot be tried with, and why. */
export interface LeftOut {
  point: string;
  why: TemplateNeed | 'rvfi' | 'debug-port' | 'interrupt-line' | 'memory-place';
}

const BIT = { software: 0, timer: 1, external: 2 } as const;
const hex = (value: number) => (value >>> 0).toString(16);

/** Lines that the bench reads: what it does to the core. */
const stimulusOf = ({ interrupts, errors }: TestPoint): string[] => [
  ...itemsOf(readInterrupts(interrupts)).map(({ line, cycle }) => `0 ${hex(cycle)} ${BIT[line]} 0`),
  ...itemsOf(readFaults(errors)).map(
    ({ access, first, last, times }) =>
      `${access === 'fetch' ? 2 : 1} ${hex(first)} ${hex(last)} ${hex(times)}`,
  ),
];

/** What must be there at the end. */
const expectationsOf = ({ causes, registers, leaves, output = '', cycles }: TestPoint): string[] => [
  ...itemsOf(readNumbers(causes)).map((cause) => `0 0 ${hex(cause)}`),
  ...(causes ? ['5 0 0'] : []),
  ...itemsOf(readRegisters(registers)).map(({ at, value }) => `1 ${hex(at)} ${hex(value)}`),
  ...itemsOf(readMemory(leaves)).map(({ at, value }) => `2 ${hex(at)} ${hex(value)}`),
  ...[...output.replaceAll('\\n', '\n')].map((character) => `3 0 ${hex(character.charCodeAt(0))}`),
  ...(output ? ['6 0 0'] : []),
  ...(cycles === undefined ? [] : [`4 0 ${hex(cycles)}`]),
];

const plusargsOf = ({ latency, reset, halts }: TestPoint): string[] => [
  ...(latency === undefined ? [] : ['+latency', `+seed=${latency}`]),
  ...(reset === undefined ? [] : [`+reset=${reset}`]),
  ...(halts === undefined ? [] : [`+halts=${halts}`]),
];

function linesOf({ base, auxiliary }: CoreOptions): (keyof typeof BIT)[] {
  const own = base.zicsr && auxiliary.clint === null ? (['software', 'timer'] as const) : [];
  return [...own, ...(auxiliary.externalInterrupts ? (['external'] as const) : [])];
}

/** Why the core cannot be tried with the point, whose cells can be read; undefined where it can. */
export function lackOfPoint(options: CoreOptions, point: TestPoint): LeftOut['why'] | undefined {
  const template = templateOf(point.program);
  const lack = template && lackOf(template, options);
  if (lack !== undefined) return lack;
  if (!options.auxiliary.rvfi && (point.causes || point.registers)) return 'rvfi';
  if (point.halts !== undefined && options.debug.transport !== 'apb') return 'debug-port';
  const lines = linesOf(options);
  if (itemsOf(readInterrupts(point.interrupts)).some(({ line }) => !lines.includes(line)))
    return 'interrupt-line';
  const { ram } = benchMap(options);
  const places = [...itemsOf(readMemory(point.memory)), ...itemsOf(readMemory(point.leaves))];
  return places.some(({ at }) => at < ram.base || at >= ram.end) ? 'memory-place' : undefined;
}

/** The program with what memory holds at the beginning. */
function imageOf(options: CoreOptions, point: TestPoint, value: number) {
  const test = new TestCode(options, { vectored: false });
  templateOf(point.program)!.write(test, value);
  const { entry, pieces } = test.finish();
  const words = itemsOf(readMemory(point.memory)).map(({ at, value: word }) => ({
    address: at,
    bytes: new Uint8Array(Uint32Array.of(word).buffer),
  }));
  return { image: inRam(options, { entry, pieces: [...pieces, ...words] }), notes: test.notes };
}

function testOf(options: CoreOptions, name: string, point: TestPoint, value: number | undefined): PointTest {
  const usual = templateOf(point.program)!.number?.usual ?? 0;
  const { image, notes } = imageOf(options, point, value ?? usual);
  return {
    name: value === undefined ? name : `${name}.${value}`,
    point: name,
    image,
    expected: point.signature ? runOnModel(options, image).signature : new Uint32Array(0),
    stimulus: stimulusOf(point),
    expectations: expectationsOf(point),
    plusargs: plusargsOf(point),
    notes,
  };
}

/** Tests of all points of a table that has no errors. @throws UnfitTest for one that the model does not end */
export function pointTests(
  options: CoreOptions,
  { points }: PointsFile,
): { tests: PointTest[]; left: LeftOut[] } {
  const [tests, left]: [PointTest[], LeftOut[]] = [[], []];
  for (const [name, point] of Object.entries(points)) {
    const why = lackOfPoint(options, point);
    const values = itemsOf(readNumbers(point.values));
    if (why !== undefined) left.push({ point: name, why });
    else if (values.length === 0) tests.push(testOf(options, name, point, undefined));
    else tests.push(...values.map((value) => testOf(options, name, point, value)));
  }
  return { tests, left };
}
