import { pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { readFaults, readInterrupts, readMemory, readNumbers, readRegisters } from './cells.ts';
import type { Parsed } from './cells.ts';
import type { PointsFile, TestPoint } from './pointsFile.ts';
import { templateOf } from './templates.ts';

const error = (code: string, message: string, point: string, cell: string): Diagnostic => ({
  code,
  severity: 'error',
  message: `${point}: ${message}`,
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
    return 'wrong' in parsed ? [error('PT-CELL', `"${parsed.wrong}" cannot stand here`, name, cell)] : [];
  });
}

/** Values of a program that has no number, or that lie beyond it. */
function wrongValues(name: string, { program, values }: TestPoint): Diagnostic[] {
  const template = templateOf(program);
  const parsed = readNumbers(values);
  if (template === undefined || !('items' in parsed)) return [];
  const { number } = template;
  if (number === undefined)
    return parsed.items.length === 0 ? [] : [error('PT-VALUES', 'its program has no number', name, 'values')];
  const twice = parsed.items.find((value, at) => parsed.items.indexOf(value) !== at);
  if (twice !== undefined) return [error('PT-VALUES', `${twice} stands there twice`, name, 'values')];
  const beyond = parsed.items.find((value) => value < number.least || value > number.most);
  if (beyond === undefined) return [];
  const range = `${number.least} to ${number.most}`;
  return [error('PT-VALUES', `${beyond} is not from ${range}`, name, 'values')];
}

/** What a model without cycles cannot foretell. */
const UNFORESEEN = ['interrupts', 'errors', 'reset'] as const;

function checkPoint(name: string, point: TestPoint): Diagnostic[] {
  const found = [...unreadableCells(name, point), ...wrongValues(name, point)];
  if (templateOf(point.program) === undefined)
    found.push(error('PT-PROGRAM', `there is no program "${point.program}"`, name, 'program'));
  const expected = EXPECTATIONS.some((cell) => point[cell]);
  if (!expected)
    found.push(error('PT-NOTHING', 'nothing is expected: such a test could not fail', name, 'signature'));
  const unforeseen = UNFORESEEN.find((cell) => point[cell]);
  if (point.signature && unforeseen !== undefined)
    found.push(
      error(
        'PT-MODEL',
        `with ${unforeseen} at a cycle the model cannot say what is left: expect causes, registers or memory`,
        name,
        'signature',
      ),
    );
  return found;
}

/** What of a table cannot be made into tests. */
export const checkPoints = ({ points }: PointsFile): Diagnostic[] =>
  Object.entries(points).flatMap(([name, point]) => checkPoint(name, point));
