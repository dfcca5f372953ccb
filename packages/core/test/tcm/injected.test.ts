import { describe, expect, it } from 'vitest';
import { DEVICE } from '../../src/bench/index.ts';
import { PLACE } from '../../src/delivery/layout.ts';
import { TestCode } from '../../src/delivery/testCode.ts';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { addi, immediateForm, jalr, lw, storeForm, sw } from '../../src/program/encode.ts';
import { storedWidth } from '../../src/rtl/tcm/storedWord.ts';

type Protection = 'parity' | 'secded';

const [POINTER, VALUE, READ, BENCH, RESULT] = [10, 11, 12, 13, 14];
const ITCM = 0x1000_0000;
const DTCM = 0x2000_0000;
const HARDWARE_ERROR = 19;

const coreOf = (preset: 'micro' | 'standard', tcmProtection: Protection, lockstep = false): CoreOptions => ({
  ...PRESETS[preset],
  name: `tcm_${preset}_${tcmProtection}`,
  memory: {
    ...PRESETS[preset].memory,
    instructionMemory: { base: '0x10000000', size: 1024 },
    dataMemory: { base: '0x20000000', size: 1024 },
  },
  // A buffered store that fails does so too late for a trap.
  advanced: { ...PRESETS[preset].advanced, storeBuffer: false },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true },
  safety: { ...PRESETS[preset].safety, tcmProtection, lockstep },
});

/** Lines of a cache beside the memories are managed. */
const managing = (options: CoreOptions): CoreOptions => ({
  ...options,
  base: { ...options.base, zicbom: true },
  memory: {
    ...options.memory,
    protocol: 'axi4',
    dataCache: { size: 1024, ways: 1, line: 16, policy: 'write-through' },
    cachedRegion: { base: '0x80000000', size: 0x4000_0000 },
    idempotentRegion: null,
  },
});
const [CBO_FLUSH, CBO_INVAL] = [2, 0].map((kind) => immediateForm(0x0f, 2, 0, POINTER, kind)) as [
  number,
  number,
];

const valueOf = (bit: number) => Math.imul(bit + 1, 0x9e37_79b1) >>> 0;

/** Stores a word with bits of it turned over: bit 8 the one of the number below, bit 9 the one above it. */
function storeInjected({ code }: TestCode, word: number, bits: number): void {
  code.constant(VALUE, word);
  code.word(addi(RESULT, 0, bits), sw(RESULT, BENCH, DEVICE.lostBits), sw(VALUE, POINTER, 0));
  code.word(sw(0, BENCH, DEVICE.lostBits));
}

interface Expected {
  words: number[];
  corrected: number;
  failed: number;
}

/** What was lost is put right for a load, and in memory: the second load finds nothing. */
function loadsCorrected(test: TestCode, bits: number, expected: Expected): void {
  for (let bit = 0; bit < bits; bit++) {
    storeInjected(test, valueOf(bit), 0x100 | bit);
    test.code.word(lw(READ, POINTER, 0), lw(READ, POINTER, 0));
    test.keep(READ);
    expected.words.push(valueOf(bit));
    expected.corrected++;
  }
}

/** And for a byte that is stored into it. */
function storesCorrected(test: TestCode, bits: number, expected: Expected): void {
  for (let bit = 0; bit < bits; bit++) {
    storeInjected(test, valueOf(bit), 0x100 | bit);
    test.code.word(storeForm(0, BENCH, POINTER, 1), lw(READ, POINTER, 0));
    test.keep(READ);
    expected.words.push((valueOf(bit) & 0xffff_00ff) >>> 0);
    expected.corrected++;
  }
}

/** Load, and store of a byte where the word has to be read for it: a hardware error at the address, and nothing is changed. */
function accessesFail(test: TestCode, inject: readonly number[], merges: boolean, expected: Expected): void {
  for (const bits of inject) {
    storeInjected(test, valueOf(bits), bits);
    const failing: [offset: number, word: number][] = [
      [0, lw(READ, POINTER, 0)],
      ...(merges ? [[1, storeForm(0, BENCH, POINTER, 1)] as [number, number]] : []),
    ];
    for (const [offset, word] of failing) {
      test.code.constant(READ, 77);
      test.attempt(() => test.code.word(word, addi(READ, 0, 1)));
      test.keep(READ);
      expected.words.push(HARDWARE_ERROR, DTCM + 0x80 + offset, -1, -1, 77);
      expected.failed++;
    }
  }
}

/** What manages a line of the cache reads no word of a memory, whatever that has lost. */
function linesManaged(test: TestCode, bits: number, expected: Expected): void {
  storeInjected(test, valueOf(bits), bits);
  test.code.constant(READ, 77);
  test.attempt(() => test.code.word(CBO_FLUSH, CBO_INVAL, addi(READ, READ, 1)));
  test.keep(READ);
  expected.words.push(78);
}

/** An instruction that lost a bit is executed all the same; one that is lost raises the error at its address. */
function fetches(test: TestCode, inject: readonly number[], fails: boolean, expected: Expected): void {
  const { code } = test;
  for (const bits of inject) {
    code.constant(POINTER, ITCM + 0x100);
    storeInjected(test, immediateForm(0x13, 0, READ, READ, 5), bits);
    code.constant(VALUE, jalr(0, 1, 0));
    code.word(sw(VALUE, POINTER, 4), addi(READ, 0, 2));
    // What was fetched ahead before the store.
    code.word(0x0000_100f);
    test.attempt(() => code.word(jalr(1, POINTER, 0)));
    test.keep(READ);
    expected.words.push(...(fails ? [HARDWARE_ERROR, ITCM + 0x100, -1, -1, 2] : [7]));
  }
}

function program(options: CoreOptions) {
  const { tcmProtection } = options.safety;
  const test = new TestCode(options);
  const expected: Expected = { words: [], corrected: 0, failed: 0 };
  const bits = storedWidth(tcmProtection);
  const all = Array.from({ length: bits }, (_, bit) => bit);
  test.code.constant(BENCH, DEVICE.base);
  test.code.constant(POINTER, DTCM + 0x80);
  // Nobody has written it: no alarm.
  test.code.word(lw(READ, POINTER, 4));
  test.keep(READ);
  expected.words.push(0);
  const one = all.map((bit) => 0x100 | bit);
  const two = all.slice(1).map((bit) => 0x300 | (bit - 1));
  if (options.base.zicbom) linesManaged(test, tcmProtection === 'secded' ? 0x300 : 0x100, expected);
  if (tcmProtection === 'secded') {
    loadsCorrected(test, bits, expected);
    storesCorrected(test, bits, expected);
    accessesFail(test, two, true, expected);
    fetches(test, one, false, expected);
    fetches(test, two, true, expected);
  } else {
    accessesFail(test, one, false, expected);
    fetches(test, one, true, expected);
  }
  return { image: test.finish(), expected };
}

const JUDGE = ['dtcm_corrected', 'dtcm_uncorrectable', 'itcm_corrected', 'itcm_uncorrectable'];

/** Counts clocks of each pin, and looks at the address with it. */
const judged = (options: CoreOptions) => {
  const pins = JUDGE.filter((pin) => options.safety.tcmProtection === 'secded' || !pin.endsWith('corrected'));
  const count = (pin: string) => `
    int n_${pin} = 0;
    always @(posedge clk) if (rst_n && ${pin}) begin
      n_${pin} <= n_${pin} + 1;
      if (${pin.slice(0, 4)}_error_address !== 32'h${pin.startsWith('d') ? '20000080' : '10000100'}) $display("ADDRESS %h", ${pin.slice(0, 4)}_error_address);
    end
    final $display("PIN ${pin} %0d", n_${pin});`;
  return coreRtl(options).map((file) =>
    file.path === `rtl/${options.name}.sv`
      ? { ...file, text: file.text.replace(/endmodule\s*$/, `${pins.map(count).join('\n')}\nendmodule\n`) }
      : file,
  );
};

describe.each([
  ['micro', 'secded', false, ''],
  ['standard', 'secded', false, ''],
  ['micro', 'parity', false, ''],
  ['standard', 'parity', false, ''],
  ['micro', 'secded', true, ''],
  ['micro', 'secded', false, 'with Zicbom'],
  ['standard', 'parity', false, 'with Zicbom'],
] as const)('%s with %s, a pair: %s %s', (preset, protection, pair, zicbom) => {
  it('puts right or tells of every bit that is turned over while a program runs', async () => {
    const own = coreOf(preset, protection, pair);
    const options = zicbom === '' ? own : managing(own);
    const { image, expected } = program(options);
    const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: judged(options) });
    let printed = '';
    const { cause, signature } = await runProgram(options, simulator, image, {
      tohost: image.tohost,
      cycles: 400_000,
      signature: { base: PLACE.signature, end: PLACE.signature + 4 * expected.words.length },
      output: (text) => (printed += text),
    });
    expect(cause).toBe('tohost');
    const words = signature!
      .trim()
      .split('\n')
      .map((word) => Number.parseInt(word, 16));
    expect(words.map((word, at) => (expected.words[at] === -1 ? -1 : word))).toEqual(expected.words);
    expect(printed).not.toContain('ADDRESS');
    const pins = Object.fromEntries(
      [...printed.matchAll(/PIN (\w+) (\d+)/g)].map(([, pin, n]) => [pin, Number(n)]),
    );
    expect(pins['dtcm_uncorrectable']).toBe(expected.failed);
    expect(pins['itcm_uncorrectable']).toBeGreaterThanOrEqual(
      expected.words.filter((word) => word === ITCM + 0x100).length,
    );
    if (protection === 'parity') return;
    expect(pins['dtcm_corrected']).toBe(expected.corrected);
    expect(pins['itcm_corrected']).toBeGreaterThanOrEqual(storedWidth(protection));
  });
});
