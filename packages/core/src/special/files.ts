import type { RegressFile } from '@netloom/model/regression';
import { benchModule, benchSources } from '../bench/index.ts';
import { coreRtl } from '../generate.ts';
import type { CoreFile } from '../generate.ts';
import { rtlHash } from '../measured/rtlHash.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { benchFiles } from '../program/index.ts';
import { LAYOUT } from '../program/layout.ts';
import { expectedText, sourceText } from '../delivery/files/testFiles.ts';
import { PLACE } from '../delivery/layout.ts';
import { specialBench } from './bench.ts';
import type { PointTest } from './pointTests.ts';

const CYCLES = 200_000;
const SECONDS = 120;
const BUILD = 'core';
const DIGITS = 8;

/** One name for each option set and table. */
export const specialName = (options: CoreOptions, table: string) =>
  `${table}-${rtlHash(options).slice(0, DIGITS)}`;

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');

function testFiles(options: CoreOptions, test: PointTest): CoreFile[] {
  const folder = `tests/${test.name}`;
  const ram = benchFiles(options, test.image).find(({ path }) => path === 'ram.hex')!;
  return [
    { path: `${folder}/ram.hex`, text: ram.text },
    { path: `${folder}/expected.hex`, text: expectedText(test) },
    { path: `${folder}/stimulus`, text: lines(test.stimulus) },
    { path: `${folder}/expect`, text: lines(test.expectations) },
    { path: `${folder}/test.S`, text: sourceText({ ...test, about: `test point ${test.point}` }) },
  ];
}

/** All that is simulated, in a folder of the project; `at` is its path, ending in a slash. */
export function specialFiles(options: CoreOptions, tests: readonly PointTest[], at: string): CoreFile[] {
  const rtl = coreRtl(options);
  const bench = specialBench(options, `${at}boot/`);
  const sources = [...rtl, bench];
  return [
    ...sources,
    ...benchSources(options),
    { path: 'files.f', text: lines(sources.map(({ path }) => path)) },
    ...benchFiles(options, { entry: PLACE.start, pieces: [] }).map(({ path, text }) => ({
      path: `boot/${path}`,
      text,
    })),
    ...tests.flatMap((test) => testFiles(options, test)),
  ];
}

/** The same as a regression: a case for each point and value. */
export function specialPlan(
  options: CoreOptions,
  table: string,
  tests: readonly PointTest[],
  folder: string,
): RegressFile {
  const cases = tests.map(({ name, point, plusargs }) => {
    const seed = plusargs.find((word) => word.startsWith('+seed='))?.slice('+seed='.length) ?? '1';
    const words = [
      `+test=${folder}/tests/${name}`,
      `+tohost=${LAYOUT.tohost.toString(16)}`,
      `+cycles=${CYCLES}`,
      ...plusargs.filter((word) => !word.startsWith('+seed=')),
    ];
    const test = {
      build: BUILD,
      plusargs: words.join(' '),
      seeds: { fixed: [Number(seed)] },
      groups: [point],
    };
    return [name, test] as const;
  });
  return {
    netloom: 'regress',
    version: 1,
    name: specialName(options, table),
    description: `Special tests of ${options.name}`,
    seconds: SECONDS,
    builds: {
      [BUILD]: { top: benchModule(options), fileList: `${folder}/files.f`, simulator: 'verilator' },
    },
    cases: Object.fromEntries(cases),
  };
}
