import { MARCHES, generateMemory, readMarch } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove, sample } from '../../../../proof/index.ts';
import { memoryOf } from '../rtl/prove.ts';
import { FAULTS, faultBench } from './faultBench.ts';
import type { Fault } from './faultBench.ts';

const WORDS = 4;
const BITS = 2;

interface Coverage {
  /** Faults of each kind, and how many are found whatever the array held first. */
  found: Record<Fault, readonly [all: number, found: number]>;
  failures: number;
  operations: number;
  clocks: number;
}

/** What a self-test finds of every fault of an array of 4 words of 2 bits. */
async function coverage(
  march: string,
  backgrounds: 'all' | 'solid' = 'solid',
  { mutate = (rtl: string) => rtl, kinds = FAULTS.length as number } = {},
): Promise<Coverage> {
  const bist = { march, backgrounds };
  const memory = memoryOf({ depth: WORDS, width: BITS, target: 'flops', registers: true, bist });
  const rtl = generateMemory(memory).files.find(({ path }) => path === 'rtl/ram_bist.sv')!.text;
  const { steps } = await prove({
    files: { 'bist.sv': mutate(rtl), 'bench.sv': faultBench(WORDS, BITS, kinds) },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'bist.sv', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const { stdout } = steps[1]!;
  const [failures, operations, clocks] = /sound (\d+) (\d+) (\d+)/.exec(stdout)!.slice(1).map(Number);
  const runs = [...stdout.matchAll(/fault (\d+) [01] (\d+) (\d+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  const found = FAULTS.slice(0, kinds).map((name, kind) => {
    const mine = runs.filter(([of]) => of === kind);
    return [name, [mine[0]![1]!, Math.min(...mine.map(([, , count]) => count!))]] as const;
  });
  return {
    found: Object.fromEntries(found) as unknown as Coverage['found'],
    ...{ failures: failures!, operations: operations!, clocks: clocks! },
  };
}

const share = ([all, found]: readonly [number, number]) => found / all;

/** What algorithms find for sure (van de Goor 1991, table 4.5; Hamdioui et al. 2002): all, none, half, or not all. */
const THEORY: readonly (readonly [string, Partial<Record<Fault, 'all' | 'none' | 'half' | 'some'>>])[] = [
  [
    'mats+',
    { SAF: 'all', TF: 'half', AFnone: 'all', AFother: 'all', CFid: 'some', WDF: 'none', DRDF: 'none' },
  ],
  [
    'march-x',
    {
      SAF: 'all',
      TF: 'all',
      AFnone: 'all',
      AFboth: 'all',
      AFother: 'all',
      CFin: 'all',
      CFid: 'some',
      DRDF: 'none',
    },
  ],
  [
    'march-c-',
    {
      ...{ SAF: 'all', TF: 'all', AFnone: 'all', AFboth: 'all', AFother: 'all' },
      ...{ CFin: 'all', CFid: 'all', CFst: 'all', RDF: 'all', IRF: 'all', WDF: 'none', DRDF: 'none' },
    },
  ],
  ['march-ss', Object.fromEntries(FAULTS.map((fault) => [fault, 'all']))],
];

describe('a self-test', () => {
  it.each(sample(THEORY, 3))(
    'by %s finds what theory says, and misses what it must',
    async (march, theory) => {
      const { found, failures } = await coverage(march);
      expect(failures).toBe(0);
      const seen = Object.entries(theory).map(([fault, says]) => {
        const part = share(found[fault as Fault]);
        const name =
          part === 1 ? 'all' : part === 0 ? 'none' : says === 'half' && part === 0.5 ? 'half' : 'some';
        return [fault, name];
      });
      expect(Object.fromEntries(seen)).toEqual(theory);
    },
    60_000,
  );

  it.each([
    ['march-c-', 10],
    ['march-ss', 22],
    ['march-b', 17],
    ['march-lr', 14],
  ])(
    'by %s does %i operations on each word for each background, one a clock',
    async (march, each) => {
      // 2 bits: all alike, and one that tells them apart.
      for (const [backgrounds, count] of [
        ['solid', 1],
        ['all', 2],
      ] as const) {
        const { operations, clocks } = await coverage(march, backgrounds, { kinds: 0 });
        expect(operations).toBe(each * WORDS * count);
        expect(clocks - operations).toBeLessThanOrEqual(1);
      }
    },
    60_000,
  );

  it.each(
    sample<readonly [string, RegExp, string]>(
      [
        ['nothing is compared', /wrong( *)= compares/, "wrong$1= 1'b0 && compares"],
        ['the last word is left out', /LAST_WORD( *)= 2'd3/, "LAST_WORD$1= 2'd2"],
        ['an element counts upwards instead of down', /(4'd5, 5'b111)1/, '$10'],
        ['data are never inverted', /pattern \^ \{2\{value\}\}/, 'pattern'],
        ['the wrong word is expected', /expected( *)<= test_wdata/, 'expected$1<= ~test_wdata'],
      ],
      3,
    ),
  )(
    'is told wrong where %s',
    async (_, from, to) => {
      let changed = false;
      const sound = await coverage('march-c-');
      const broken = await coverage('march-c-', 'solid', {
        mutate: (rtl) => {
          const mutant = rtl.replace(from, to);
          changed = mutant !== rtl;
          return mutant;
        },
      });
      expect(changed).toBe(true);
      expect(broken).not.toEqual(sound);
    },
    60_000,
  );
});

describe('the notation of march tests', () => {
  it('gives the published lengths', () => {
    const lengths = Object.keys(MARCHES).map((name) => [
      name,
      (readMarch(name) as { length: number }).length,
    ]);
    expect(Object.fromEntries(lengths)).toEqual({
      ...{ 'mats+': 5, 'march-x': 6, 'march-c-': 10, 'march-lr': 14, 'march-b': 17, 'march-ss': 22 },
    });
  });

  it('is read with arrows too, and with pauses', () => {
    const words = readMarch('{any(w0); up(r0,w1); pause; down(r1,w0)}');
    expect(readMarch('⇕(w0) ; ⇑(R0, W1); Del; ⇓(r1,w0);')).toEqual(words);
    expect(words).toMatchObject({ length: 5, leaves: 0 });
  });

  it.each<[string, object]>([
    ['up(r0,w1)', { reason: 'unknown', at: 'r0' }],
    ['any(w0); up(r1)', { reason: 'expects', at: 'r1', wanted: 'r0' }],
    ['any(w0); sideways(r0)', { reason: 'syntax', at: 'sideways(r0)' }],
    ['any(w0', { reason: 'syntax', at: 'any(w0' }],
    ['any(w2)', { reason: 'syntax', at: 'any(w2)' }],
    ['}{', { reason: 'syntax', at: '}{' }],
    ['pause', { reason: 'syntax', at: 'pause' }],
    [`any(w0); ${'up(r0);'.repeat(64)}`, { reason: 'long', most: 64 }],
  ])('refuses %.24s', (text, problem) => expect(readMarch(text)).toEqual(problem));
});
