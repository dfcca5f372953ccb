import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import type { Dumps } from './dumps.ts';
import { inChild, secondsOf } from './measured.ts';

const RUNS = 3;

/** 420,000 variables in a deep hierarchy: tree, first waves, memory; fst2vcd beside it. */
export function deepFst(dumps: Dumps): Row[] {
  const file = dumps.make('deep', 'deep.fst');
  const theirs = secondsOf('fst2vcd', '-f', file, '-o', dumps.path('deep.vcd'));
  const unfolded = `${Math.round(statSync(dumps.path('deep.vcd')).size / 1e6)} MB of VCD, fst2vcd ${theirs.toFixed(2)} s`;
  dumps.remove('deep.vcd');
  const runs = Array.from({ length: RUNS }, () => inChild('first', file));
  dumps.remove('deep.fst');
  const best = (figure: (run: (typeof runs)[number]) => number) => Math.min(...runs.map(figure));
  const name = 'FST of 420,000 variables: ';
  const waves = best(({ treeMs, pictureMs }) => pictureMs - treeMs) / 1000;
  return [
    atMost('waves', `${name}tree usable`, best(({ treeMs }) => treeMs) / 1000, 1, 's', unfolded),
    atMost('waves', `${name}first waves after that`, waves, 0.3, 's', '9 signals'),
    atMost('waves', `${name}memory above Node’s start`, best(({ mostBytes }) => mostBytes) / 1e6, 300, 'MB'),
  ];
}

/** 2 GB of random words. */
export function wideFst(dumps: Dumps): Row[] {
  const file = dumps.make('wide', 'wide.fst', 2000);
  const { size } = statSync(file);
  const { pictureMs, mostBytes, points } = inChild('first', file);
  dumps.remove('wide.fst');
  if (points === 0) throw new Error('the first picture is empty');
  const note = `${(size / 1e9).toFixed(2)} GB, 30 words of 1024 bits, ${Math.round(mostBytes / 1e6)} MB of memory`;
  return [atMost('waves', 'FST of 2 GB: first picture', pictureMs / 1000, 1, 's', note)];
}

/** Every change of one signal of 200 with a million changes each, beside the C reader. */
export function oneSignal(dumps: Dumps, file: string): Row[] {
  const best = <T>(run: () => T, of: (figures: T) => number) =>
    Math.min(...Array.from({ length: RUNS }, () => of(run())));
  const c = () =>
    JSON.parse(execFileSync(dumps.path('readSignal'), [file, '61'], { encoding: 'utf8' })) as {
      milliseconds: number;
      changes: number;
    };
  const theirs = best(c, ({ milliseconds }) => milliseconds);
  const runs = Array.from({ length: RUNS }, () => inChild('signal', file));
  if (runs.some(({ changes }) => changes < 1_000_000)) throw new Error('the signal was not read whole');
  const ours = Math.min(...runs.map(({ milliseconds }) => milliseconds));
  const warm = Math.min(...runs.map(({ warmMs }) => warmMs));
  const beside = `against ${theirs.toFixed(0)} ms, best of ${RUNS}`;
  const first = `open and read in a new process: ${ours.toFixed(0)} ms ${beside}`;
  const more = `a further signal of the open dump: ${warm.toFixed(0)} ms ${beside}`;
  return [
    atMost('waves', 'one signal out of an FST, ours / C reader', ours / theirs, 2, '×', first),
    atMost('waves', 'one more signal, ours / C reader', warm / theirs, 2, '×', more),
  ];
}
