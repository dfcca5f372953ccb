import { changePad, checkPinmux, generatePinmux, pinmuxKind, setNeed, solveUseCase } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { simulate } from '../../packages/pinmux/test/rtl/bench.ts';
import { matrixBody } from '../../packages/pinmux/test/rtl/matrixBody.ts';
import { bigPinmux } from '../pinmux/bigPinmux.ts';
import { rerenderRow } from '../pinmux/rerender.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'pinmux';

/** Solver, edit and checks at the largest size, and the proof of the standard one. */
export async function measure(): Promise<Row[]> {
  const largest = bigPinmux({ pads: 256, signals: 256, useCases: 4, needed: 200, reach: 64 });
  return [
    ...(await solveRows()),
    await editRow(largest),
    await rerenderRow(largest),
    await generateRow(largest),
    await proofRow(),
  ];
}

async function solveRows(): Promise<Row[]> {
  const pinmux = bigPinmux({ pads: 64, signals: 128, useCases: 4, needed: 60, reach: 8 });
  const cramped = bigPinmux({ pads: 64, signals: 128, useCases: 4, needed: 64, reach: 2 });
  const solveAll = (each: Pinmux) => Object.keys(each.useCases).map((name) => solveUseCase(each, name));
  if (solveAll(pinmux).some((solution) => 'conflict' in solution))
    throw new Error('the measured use cases have no places');
  if (!solveAll(cramped).some((solution) => 'conflict' in solution))
    throw new Error('the cramped use cases have places after all');
  const seconds = await fastest(3, () => solveAll(pinmux));
  const explained = await fastest(3, () => solveAll(cramped));
  return [
    atMost(
      AREA,
      'solve: 64 pads, 128 signals',
      seconds,
      1,
      's',
      '4 use cases of 60 signals, 8 pads in reach of each',
    ),
    atMost(
      AREA,
      'the same with a conflict explained',
      explained,
      1,
      's',
      '64 signals, 2 pads in reach of each',
    ),
  ];
}

/** One edit of each kind in turn, with all checks; the slowest counts. */
async function editRow(pinmux: Pinmux): Promise<Row> {
  const [useCase] = Object.keys(pinmux.useCases);
  const [signal] = Object.keys(pinmux.signals);
  const edits = [
    (each: Pinmux) => changePad(each, 'P0', { bank: 'Z' }),
    (each: Pinmux) => setNeed(each, useCase!, signal!, { pad: 'P0', fixed: false }),
    (each: Pinmux) => setNeed(each, useCase!, signal!, undefined),
  ];
  // The first rounds are the compiler's.
  for (let round = 0; round < 20; round++) for (const edit of edits) checkPinmux(edit(pinmux));
  let slowest = 0;
  for (const edit of edits) slowest = Math.max(slowest, await fastest(5, () => checkPinmux(edit(pinmux))));
  return atMost(AREA, 'edit and check at 256 × 256', slowest * 1000, 16, 'ms', 'the slowest of three edits');
}

async function generateRow(pinmux: Pinmux): Promise<Row> {
  const made = generatePinmux(pinmux);
  const error = made.diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`nothing is generated: ${error.message}`);
  const seconds = await fastest(3, () => generatePinmux(pinmux));
  const lines = made.files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const note = `${made.files.length} files, ${lines} lines`;
  return { ...atMost(AREA, 'generate 256 × 256', seconds * 1000, 0, 'ms', note), bar: '', holds: null };
}

/** Every value of every select of the standard template in Icarus, without an answer of before. */
async function proofRow(): Promise<Row> {
  process.env['NETLOOM_DEEP'] = '1';
  const standard = pinmuxKind.templates!.find(({ id }) => id === 'standard')!.make('pins');
  const start = performance.now();
  const { checks, errors } = await simulate(standard, matrixBody(standard, { inputs: 32, outputs: 64 }));
  if (errors !== 0) throw new Error(`${errors} of ${checks} checks fail`);
  const seconds = (performance.now() - start) / 1000;
  return atMost(
    AREA,
    'every select of 47 inputs and 16 outputs proved',
    seconds,
    90,
    's',
    `${checks} checks`,
  );
}
