import { pointerOf } from '@netloom/model';
import type { Diagnostic, Said } from '@netloom/model';
import { readFaults, readInterrupts, readMemory, readNumbers, readRegisters } from './cells.ts';
import type { Parsed } from './cells.ts';
import type { PointsFile, TestPoint } from './pointsFile.ts';
import { say } from './sentences.ts';
import { templateOf } from './templates.ts';

const error = (code: string, said: Said, point: string, cell: string): Diagnostic => ({
  ...{ code, severity: 'error' },
  ...say('PT-AT', { point, said }),
  place: { kind: 'document', pointer: pointerOf('points', point, cell) },
});

/** Cells that are lists, with what reads them. */
const LISTS: readonly [cell: keyof TestPoint, read: (text?: string) => Parsed<unknown>][] = [
  ['values', readNumbers],
  ['interrupts', readInterrupts],
  ['errors', readFaults],
  ['memory', readMemory],
  ['causes', readNumbers],
  ['registers', readRegisters],
  ['leaves', readMemory],
];

/** What may be expected. */
const EXPECTATIONS = ['signature', 'causes', 'registers', 'leaves', 'output', 'cycles'] as const;

function unreadableCells(name: string, point: TestPoint): Diagnostic[] {
  return LISTS.flatMap(([cell, read]) => {
    const parsed = read(point[cell] as string | undefined);
    return 'wrong' in parsed ? [error('PT-CELL', say('PT-CELL', { wrong: parsed.wrong }), name, cell)] : [];
  });
}

const wrongValue = (said: Said, name: string) => error('PT-VALUES', said, name, 'values');

/** Values of a program that has no number, or that lie beyond it. */
function wrongValues(name: string, { program, values }: TestPoint): Diagnostic[] {
  const template = templateOf(program);
  const parsed = readNumbers(values);
  if (template === undefined || !('items' in parsed)) return [];
  const { number } = template;
  if (number === undefined)
    return parsed.items.length === 0 ? [] : [wrongValue(say('PT-VALUES/none', {}), name)];
  const twice = parsed.items.find((value, at) => parsed.items.indexOf(value) !== at);
  if (twice !== undefined) return [wrongValue(say('PT-VALUES/twice', { value: twice }), name)];
  const beyond = parsed.items.find((value) => value < number.least || value > number.most);
  if (beyond === undefined) return [];
  const { least, most } = number;
  return [wrongValue(say('PT-VALUES/beyond', { value: beyond, least, most }), name)];
}

/** What a model without cycles cannot foretell. */
const UNFORESEEN = ['interrupts', 'errors', 'reset'] as const;

function checkPoint(name: string, point: TestPoint): Diagnostic[] {
  const found = [...unreadableCells(name, point), ...wrongValues(name, point)];
  if (templateOf(point.program) === undefined)
    found.push(error('PT-PROGRAM', say('PT-PROGRAM', { program: point.program }), name, 'program'));
  const expected = EXPECTATIONS.some((cell) => point[cell]);
  if (!expected) found.push(error('PT-NOTHING', say('PT-NOTHING', {}), name, 'signature'));
  const unforeseen = UNFORESEEN.find((cell) => point[cell]);
  if (point.signature && unforeseen !== undefined)
    found.push(error('PT-MODEL', say(`PT-MODEL/${unforeseen}`, {}), name, 'signature'));
  return found;
}

/** What of a table cannot be made into tests. */
export const checkPoints = ({ points }: PointsFile): Diagnostic[] =>
  Object.entries(points).flatMap(([name, point]) => checkPoint(name, point));
