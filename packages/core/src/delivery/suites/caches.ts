import { Label } from '../../program/assembler.ts';
import { cacheLocks, hasCacheLock } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import {
  FENCE,
  FENCE_I,
  OPCODE,
  addi,
  branchForm,
  csrImmediate,
  immediateForm,
  jalr,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Suite } from '../suite.ts';
import { blockTests } from './cacheBlocks.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';

const [POINTER, VALUE, READ, SUM, COUNT, STEP] = [10, 11, 12, 13, 14, 15];
const add = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 0, rd, a, b);
const xor = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 4, rd, a, b);

/** Above the data of programs, so large that no cache holds it. */
const FIELD = LAYOUT.data + 0x1_0000;

function loop({ code }: TestCode, times: number, body: () => void): void {
  const again = new Label();
  code.constant(COUNT, times);
  code.place(again);
  body();
  code.word(addi(COUNT, COUNT, -1));
  code.to(again, (offset) => branchForm(1, COUNT, 0, offset));
}

/** Writes a field in steps, then reads it: lines make room for others, dirty ones and clean ones. */
function sweep(test: TestCode, bytes: number, step: number): void {
  const { code } = test;
  const times = Math.min(512, Math.max(8, bytes / step));
  code.constant(POINTER, FIELD);
  code.constant(STEP, step);
  code.constant(VALUE, 0x1357_9bdf);
  loop(test, times, () =>
    code.word(
      sw(VALUE, POINTER, 0),
      storeForm(0, COUNT, POINTER, 5),
      add(POINTER, POINTER, STEP),
      add(VALUE, VALUE, POINTER),
    ),
  );
  code.constant(POINTER, FIELD);
  code.word(addi(SUM, 0, 0));
  loop(test, times, () =>
    code.word(
      lw(READ, POINTER, 0),
      xor(SUM, SUM, READ),
      lw(READ, POINTER, 4),
      add(SUM, SUM, READ),
      add(POINTER, POINTER, STEP),
    ),
  );
  test.keep(SUM);
}

/** Lines of one set, more than there are ways, read and written in turn. */
function conflicts(test: TestCode, stride: number): void {
  const { code } = test;
  code.word(addi(SUM, 0, 1));
  for (let round = 0; round < 4; round++)
    for (let way = 0; way < 6; way++) {
      code.constant(POINTER, FIELD + way * stride);
      code.word(lw(READ, POINTER, 4 * round), add(SUM, SUM, READ), addi(SUM, SUM, way + 1));
      if ((way + round) % 2 === 0)
        code.word(sw(SUM, POINTER, 4 * round), storeForm(1, SUM, POINTER, 4 * round + 2));
    }
  test.keep(SUM);
  for (let way = 0; way < 6; way++) {
    code.constant(POINTER, FIELD + way * stride);
    code.word(lw(READ, POINTER, 0));
    test.keep(READ);
  }
}

/** The same while ways are locked, by masks that would lock all of them, too. */
function locked(test: TestCode, options: CoreOptions, stride: number): void {
  for (const mask of [1, 2, 0x1f, 0]) {
    for (const { address } of cacheLocks(options)) test.code.word(csrImmediate(1, 0, address, mask));
    conflicts(test, stride);
  }
}

/** Code that is written as data, over as many lines as the caches have: fence.i must write back and forget all. */
function ownCode(test: TestCode, bytes: number): void {
  const { code } = test;
  const places = 24;
  const stride = Math.max(64, bytes / 16);
  for (let version = 1; version <= 2; version++) {
    for (let place = 0; place < places; place++) {
      code.constant(POINTER, FIELD + place * stride);
      code.constant(VALUE, immediateForm(OPCODE.immediate, 0, SUM, SUM, 16 * version + place));
      code.word(sw(VALUE, POINTER, 0));
      code.constant(VALUE, jalr(0, 1, 0));
      code.word(sw(VALUE, POINTER, 4));
    }
    code.word(FENCE_I, addi(SUM, 0, 0));
    for (let place = 0; place < places; place++) {
      code.constant(POINTER, FIELD + place * stride);
      code.word(jalr(1, POINTER, 0));
    }
    test.keep(SUM);
  }
}

/**
 * Code in a line whose last word the bus refuses, which is never executed: the line may not be kept, so that what is
 * stored there is executed without fence.i.
 */
function refusedLine(test: TestCode): void {
  const { code } = test;
  code.constant(POINTER, FIELD);
  code.constant(VALUE, jalr(0, 1, 0));
  code.word(sw(VALUE, POINTER, 4), addi(SUM, 0, 0));
  for (let version = 1; version <= 4; version++) {
    code.constant(VALUE, immediateForm(OPCODE.immediate, 0, SUM, SUM, 5 * version));
    code.word(sw(VALUE, POINTER, 0), version === 1 ? FENCE_I : FENCE, jalr(1, POINTER, 0));
    test.keep(SUM);
  }
}

/** The last word of the first line of the field. */
const refusing = (line: number) => [
  '+fetch_errors=1024',
  `+fetch_base=${(FIELD + line - 4).toString(16)}`,
  `+fetch_end=${(FIELD + line).toString(16)}`,
];

/** A device between cached accesses: each of its reads and writes goes to the bus, and no line is lost by it. */
function besideDevices(test: TestCode): void {
  const { code } = test;
  code.constant(STEP, LAYOUT.device);
  code.constant(POINTER, FIELD);
  code.word(addi(SUM, 0, 3));
  loop(test, 40, () =>
    code.word(
      sw(SUM, POINTER, 0),
      lw(READ, STEP, 0x0c),
      add(SUM, SUM, READ),
      lw(READ, POINTER, 0),
      sw(0, STEP, 0x0c),
      add(SUM, SUM, READ),
      addi(POINTER, POINTER, 36),
    ),
  );
  test.keep(SUM);
}

/** Bytes of the code in a refused line, which is executed. */
const OWN_CODE = 8;

/** Stores reach memory at once, and code comes from a cache whose lines are longer than that of the test. */
const refetches = ({ base, memory: { instructionCache, dataCache } }: CoreOptions) =>
  base.zifencei &&
  instructionCache !== null &&
  instructionCache.line > OWN_CODE &&
  dataCache?.policy !== 'write-back';

const sizesOf = ({ memory: { instructionCache, dataCache } }: CoreOptions) =>
  [instructionCache, dataCache].filter((cache) => cache !== null);

/** With waits on the bus too, and where the caches have parity or correct bits, while they lose some. */
const runsOf = ({ memory }: CoreOptions): { suffix: string; more: readonly string[] }[] => [
  { suffix: '', more: [] },
  { suffix: '-slow', more: ['+latency', '+seed=11'] },
  ...(memory.cacheParity || memory.cacheEcc
    ? [{ suffix: '-losing', more: ['+lost_bits=5', '+seed=12'] }]
    : []),
];

/** Caches: what they hold, give up, write back and must forget. */
export const caches: Suite = {
  id: 'caches',
  missing: (options) => (sizesOf(options).length > 0 ? undefined : 'no-caches'),
  tests: (options) => {
    const sizes = sizesOf(options);
    const bytes = Math.max(...sizes.map(({ size }) => size));
    const line = Math.min(...sizes.map(({ line: own }) => own));
    const way = Math.max(...sizes.map(({ size, ways }) => size / ways));
    return runsOf(options).flatMap(({ more: plusargs, suffix }): DeliveryTest[] => {
      const directed = (
        name: string,
        about: string,
        write: (test: TestCode) => void,
        more: readonly string[] = [],
      ) =>
        directedTest(
          options,
          {
            suite: 'caches',
            name: `cache-${name}${suffix}`,
            about,
            plusargs: [...plusargs, ...more],
          },
          write,
        );
      return [
        directed('lines', 'a field of twice the cache, line by line', (test) => sweep(test, 2 * bytes, line)),
        directed('words', 'words within lines', (test) => sweep(test, 2048, 4 * 3)),
        directed('conflicts', 'more lines of a set than there are ways', (test) => conflicts(test, way)),
        ...(hasCacheLock(options)
          ? [directed('locked', 'lines of a set while ways are locked', (test) => locked(test, options, way))]
          : []),
        directed('devices', 'a device between cached accesses', besideDevices),
        ...blockTests(options).map(([name, about, write]) => directed(name, about, write)),
        ...(options.base.zifencei
          ? [directed('code', 'code written as data, then fence.i', (test) => ownCode(test, bytes))]
          : []),
        ...(refetches(options)
          ? [
              directed(
                'refused',
                'a line of which the bus refuses a word',
                refusedLine,
                refusing(options.memory.instructionCache!.line),
              ),
            ]
          : []),
      ];
    });
  },
};
