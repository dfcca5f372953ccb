import type { Said } from '@netloom/model';
import { saidIn } from '@netloom/model';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bufferSource, compare, decode, DUMP_SENTENCES, openWave, WaveError } from '../src/index.ts';
import type { DecoderSetup } from '../src/index.ts';

const opened = (text: string) => openWave(bufferSource(new TextEncoder().encode(text)));
const DUMP = `$timescale 1ns $end
$scope module top $end
$var wire 1 ! s $end
$var wire 4 " v [3:0] $end
$var real 64 # r $end
$var string 1 $ t $end
$upscope $end
$enddefinitions $end
#0
0!
b0 "
r1 #
sa $
#10
1!
#20
`;

const OTHER = `$timescale 1ns $end
$var wire 1 ! other $end
$enddefinitions $end
#0
0!
#20
`;

const wave = await opened(DUMP);
const find = (signal: string, condition: string) => () => wave.find(signal, condition, 0, 'next');
const values = (ref: string) => () => wave.values([ref], 0);
const uart = (more: Partial<DecoderSetup>) => () =>
  decode(
    wave,
    { decoder: 'uart', signals: {}, options: {}, ...more } as DecoderSetup,
    { from: 0, to: 10 } as never,
  );
const withOther =
  (options: object, other = DUMP) =>
  async () =>
    compare(wave, await opened(other), options);

/** What is asked that has no answer. */
const ASKED: (() => unknown)[] = [
  ...[() => opened(''), () => opened('hello'), () => wave.children(9, 0, 1)],
  () => wave.window({ signals: ['0'], from: 0, to: 1, pixels: 0 }),
  ...[find('0', ' '), find('1', 'rises'), find('3', '> a'), find('2', '== a'), find('1', '> x')],
  ...[
    find('1', '1.5'),
    find('1', "> 4'bx"),
    find('1', 'IDLE'),
    find('1', '99'),
    find('1', "0'b1"),
    find('1', "4'b3"),
  ],
  ...[
    values('a'),
    values('1[0:2]'),
    values('1[9]'),
    values('99'),
    values('2[0]'),
    values('0+'.repeat(5000) + '0'),
  ],
  ...[uart({ decoder: 'no' }), uart({ options: { no: 1 } }), uart({ options: { baud: -1 } })],
  ...[uart({ signals: { NO: { path: 'top.s' } } }), uart({})],
  ...[uart({ signals: { RX: { path: 'top.no' } } }), uart({ signals: { RX: { path: 'top.r' } } })],
  ...[uart({ signals: { RX: { path: 'top.v', high: 9 } } }), uart({ signals: { RX: { path: 'top.v' } } })],
  ...[
    withOther({ from: 'a' }),
    withOther({ tolerance: '-1' }),
    withOther({ from: '1fs', tolerance: '9000s' }),
  ],
  ...[withOther({ from: '15', to: '5' }), withOther({}, OTHER)],
];
/** Of files that are gone, or that end too soon, and of pages asked for through a port. */
const ELSEWHERE = [
  ...['file', 'gone', 'unopened', 'short', 'shorter'].map((name) => `WAVE-DUMP/${name}`),
  'WAVE-QUERY/limit',
];

async function faultOf(ask: () => unknown): Promise<WaveError> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof WaveError) return error;
    throw error;
  }
  throw new Error(`${String(ask)} has an answer`);
}

const SOURCES = new URL('../src/', import.meta.url);

/** Keys that the sources of the package say; of `say(`A/${b}`)` what stands before the value. */
function keysSaid(): string[] {
  const files = globSync('**/*.ts', { cwd: SOURCES.pathname, exclude: ['**/*.test.ts', 'drawing/**'] });
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/\bsay\(\s*['`]([^'`$]+)/g)].map(
      ([, key]) => key!,
    ),
  );
}

const keysOf = ({ wording }: Said): string[] => [
  wording!.key,
  ...Object.values(wording!.values).flatMap((each) => (typeof each === 'object' ? keysOf(each) : [])),
];

it('that a question has no answer is a sentence', async () => {
  const faults = await Promise.all(ASKED.map(faultOf));
  for (const { said, message } of faults) expect(saidIn(DUMP_SENTENCES, said)).toBe(message);
  const said = new Set(faults.flatMap((fault) => keysOf(fault.said)));
  const unsaid = Object.keys(DUMP_SENTENCES).filter(
    (key) =>
      !said.has(key) &&
      !/^(WAVE-(AT|OF|PART|FAULT|DAMAGE|VALUE)|WAVE-COMPARE\/(widths|kinds)|DECODE)/.test(key),
  );
  expect(unsaid).toEqual(ELSEWHERE);
});

it('no sentence is left that nothing says', () => {
  const said = keysSaid();
  const unsaid = Object.keys(DUMP_SENTENCES).filter(
    (key) => !said.some((each) => (each.endsWith('/') ? key.startsWith(each) : key === each)),
  );
  // The server says these.
  expect(unsaid).toEqual(['WAVE-OF', 'WAVE-DUMP/gone', 'WAVE-DUMP/unopened']);
});
