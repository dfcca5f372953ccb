import { benchSources, benchModule } from '../../bench/index.ts';
import { coreRtl } from '../../generate.ts';
import type { CoreFile } from '../../generate.ts';
import { isaStringOf } from '../../isa.ts';
import { writeCore } from '../../options/readCore.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { rtlHash } from '../../measured/rtlHash.ts';
import { gccTarget } from '../../software/gccTarget.ts';
import { benchFiles } from '../../program/index.ts';
import { deliveryBench } from '../bench/deliveryBench.ts';
import { coveragePlan } from '../coverage/plan.ts';
import type { PlannedInstruction } from '../coverage/plan.ts';
import { PLACE } from '../layout.ts';
import type { OtherSuite, UnfitProgram } from '../others/otherSuite.ts';
import type { MissingReason } from '../suite.ts';
import type { SuiteId } from '@netloom/model';
import type { JudgedTest } from '../test.ts';
import { readme } from './readme.ts';
import { REPORT_AWK } from './reportAwk.ts';
import { MAKEFILE, runner } from './runner.ts';
import { testFiles } from './testFiles.ts';
import { MISSING_TEXT, SUITE_TEXT } from './words.ts';

/** What a delivery is made of. */
export interface Delivery {
  options: CoreOptions;
  tests: readonly JudgedTest[];
  /** Suites that were chosen, with why the core has none of it. */
  suites: readonly { id: SuiteId; missing: MissingReason | undefined }[];
  /** Whose programs are among the tests, and which of them are none. */
  others?: Pick<OtherSuite, 'name' | 'version'> & { unfit: readonly UnfitProgram[] };
}

const rows = (table: readonly (readonly (string | number)[])[]) =>
  table.map((row) => `${row.join('\t')}\n`).join('');

/** Seven bits of what to look for: modes, operand classes, hazards of rs1 and rs2. */
function planRow({ name, modes, operands, rs1, rs2 }: PlannedInstruction): string[] {
  const letter = { pairs: 'P', first: '1', second: '2', none: '-' }[operands];
  const hazards = `${rs1 ? '0123' : ''}${rs2 ? '4567' : ''}`;
  return [name, modes.map((mode) => mode[0]).join(''), letter, hazards || '-'];
}

/** A test of each suite, and the first random programs. */
function quickTests(tests: readonly JudgedTest[]): string[] {
  const ids = [...new Set(tests.map(({ suite }) => suite))];
  return ids.flatMap((id) => {
    const own = tests.filter(({ suite }) => suite === id);
    return own.filter((_, at) => at % Math.ceil(own.length / 8) === 0).map(({ name }) => name);
  });
}

const factOfOthers = (
  { name, version, unfit }: NonNullable<Delivery['others']>,
  tests: readonly JudgedTest[],
): [string, string] => {
  const fit = tests.filter(({ place }) => place !== undefined).length;
  return ['of others', `${name} ${version}: ${fit} programs of ${fit + unfit.length}, see unfit.tsv`];
};

const factsOf = ({ options, tests, others }: Delivery): [string, string][] => [
  ['name', options.name],
  ['instructions', isaStringOf(options)],
  ['pipeline', `${options.base.stages} stages`],
  ['bus', `${options.memory.protocol}, ${options.memory.ports}`],
  ['RTL', rtlHash(options)],
  ['tests', String(tests.length)],
  ...(others ? [factOfOthers(others, tests)] : []),
];

/** The files of a delivery; `at`: where they lie as a simulation sees it, empty or ending in a slash. */
export function packageFiles(delivery: Delivery, at = ''): CoreFile[] {
  const { options, tests, suites, others } = delivery;
  const rtl = coreRtl(options);
  const bench = deliveryBench(options, `${at}boot/`, others !== undefined);
  const [jtag] = benchSources(options);
  const boot = benchFiles(options, { entry: PLACE.start, pieces: [] });
  const target = gccTarget(options);
  const testRows = tests.map(({ suite, name, expected, instructions, about }) => [
    suite,
    name,
    expected.length,
    instructions,
    about,
  ]);
  return [
    { path: 'README.md', text: readme(delivery) },
    { path: 'Makefile', text: MAKEFILE },
    { path: 'run.sh', text: runner(benchModule(options), jtag?.path, at) },
    { path: 'report.awk', text: REPORT_AWK },
    { path: `${options.name}.core.json`, text: writeCore(options) },
    ...rtl,
    bench,
    ...(jtag ? [jtag] : []),
    { path: 'files.f', text: [...rtl, bench].map(({ path }) => `${path}\n`).join('') },
    ...boot.map(({ path, text }) => ({ path: `boot/${path}`, text })),
    { path: 'core.tsv', text: rows(factsOf(delivery)) },
    {
      path: 'suites.tsv',
      text: rows(suites.map(({ id, missing }) => [id, SUITE_TEXT[id], missing ? MISSING_TEXT[missing] : ''])),
    },
    { path: 'tests.tsv', text: rows([['suite', 'test', 'words', 'instructions', 'about'], ...testRows]) },
    ...(others
      ? [
          {
            path: 'unfit.tsv',
            text: rows([
              ['program', 'why', 'what'],
              ...others.unfit.map((each) => [each.name, each.why, each.detail]),
            ]),
          },
        ]
      : []),
    { path: 'plan.tsv', text: rows(coveragePlan(options).map(planRow)) },
    { path: 'quick', text: `${quickTests(tests).join('\n')}\n` },
    { path: 'march', text: `${target.march}\n` },
    { path: 'mabi', text: `${target.mabi}\n` },
    ...tests.flatMap((test) => testFiles(options, test)),
  ];
}
