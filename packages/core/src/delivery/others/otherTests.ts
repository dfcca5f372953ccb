import { benchMap } from '../../bench/index.ts';
import { ElfError, readElf } from '../../elf/index.ts';
import type { Elf } from '../../elf/index.ts';
import type { RunEnd } from '../../model/index.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { ImageError } from '../../program/index.ts';
import { regionsOf } from '../../options/regions.ts';
import { PLACE } from '../layout.ts';
import { runOther } from '../modelRun.ts';
import type { JudgedTest, OtherPlace } from '../test.ts';
import { nameOfOther } from './otherSuite.ts';
import type { OtherProgram, OtherSuite, Unfit, UnfitProgram } from './otherSuite.ts';

class NotFit extends Error {
  readonly why: Unfit;
  constructor(why: Unfit, detail: string) {
    super(detail);
    this.why = why;
  }
}

const hex = (value: number) => `0x${value.toString(16).padStart(8, '0')}`;

function read({ bytes }: OtherProgram): Elf {
  try {
    return readElf(bytes);
  } catch (error) {
    throw error instanceof ElfError ? new NotFit('not-readable', error.message) : error;
  }
}

/** Where it tells its end, and the words that it leaves, if it leaves any. @throws NotFit */
function placeOf({ symbols }: Elf, { ram }: ReturnType<typeof benchMap>): OtherPlace {
  const tohost = symbols.get('tohost');
  if (tohost === undefined) throw new NotFit('no-tohost', 'no symbol tohost');
  const [base, end] = [symbols.get('begin_signature'), symbols.get('end_signature')];
  if (base === undefined || end === undefined || end <= base) return { tohost };
  if (base % 4 !== 0 || base < ram.base || end > ram.end)
    throw new NotFit('signature-outside', `signature from ${hex(base)} to ${hex(end)}`);
  // The end is seen before its word has come to memory.
  if (tohost >= base && tohost < end)
    throw new NotFit('signature-with-tohost', `tohost at ${hex(tohost)} is a word of the signature`);
  if (end - base > 4 * PLACE.most)
    throw new NotFit('signature-long', `signature of ${(end - base) / 4} words, at most ${PLACE.most}`);
  return { tohost, signature: { base, end } };
}

const howItEnds = (end: RunEnd) =>
  end.cause === 'tohost'
    ? `writes ${hex(end.value)} to tohost: exit code ${end.exitCode}`
    : `ends by ${end.cause} at ${hex(end.pc)}`;

/** @throws NotFit */
function testOf(
  options: CoreOptions,
  suite: OtherSuite,
  program: OtherProgram,
  taken: ReadonlySet<string>,
): JudgedTest {
  const elf = read(program);
  const place = placeOf(elf, benchMap(options));
  const image = { entry: elf.entry, pieces: elf.segments };
  const inside = elf.segments.find(({ address }) =>
    regionsOf(options).some(({ base, end }) => address >= base && address < end),
  );
  if (inside) throw new NotFit('inside-the-core', `a segment at ${hex(inside.address)}`);
  const { end, words } = runOther(options, image, place);
  if (end.cause === 'limit') throw new NotFit('no-end', `still running at ${hex(end.pc)}`);
  if (end.cause !== 'tohost' || end.value !== 1) throw new NotFit('fails-on-the-model', howItEnds(end));
  return {
    suite: 'others',
    name: nameOfOther(suite.name, program.name, taken),
    about: `${program.name} of ${suite.name} ${suite.version}`,
    image,
    plusargs: [],
    notes: new Map(),
    place,
    expected: words,
    instructions: end.instructions,
  };
}

/** The programs that the model ends well, as tests; and why the others are none. */
export function otherTests(options: CoreOptions, suite: OtherSuite) {
  const tests: JudgedTest[] = [];
  const unfit: UnfitProgram[] = [];
  const taken = new Set<string>();
  for (const program of suite.programs) {
    try {
      const test = testOf(options, suite, program, taken);
      taken.add(test.name);
      tests.push(test);
    } catch (error) {
      if (error instanceof NotFit) unfit.push({ name: program.name, why: error.why, detail: error.message });
      else if (error instanceof ImageError)
        unfit.push({ name: program.name, why: 'no-memory', detail: error.message });
      else throw error;
    }
  }
  return { tests, unfit };
}
