import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, readElf } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { DEVICE } from '../../src/bench/memoryMap.ts';
import {
  Profile,
  decodeBytes,
  decodeWords,
  bytesOfWords,
  nameOf,
  tracedProgram,
} from '../../src/trace/index.ts';
import type { TraceReport } from '../../src/trace/index.ts';
import { readBinary, shownCalls } from './shownCalls.ts';
import type { Binary } from './shownCalls.ts';

const FUNCTIONS = ['_start', 'handler', 'main', 'fib', 'even', 'odd', 'choose', 'unused', 'tick', 'finish'];
const folder = mkdtempSync(join(tmpdir(), 'netloom-profile-'));
const elf = join(folder, 'calls.elf');
afterAll(() => rmSync(folder, { recursive: true }));

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `profiled_${preset}`,
  base: { ...PRESETS[preset].base, compressed: true },
  auxiliary: { ...PRESETS[preset].auxiliary, clint: null, externalInterrupts: true, rvfi: true, trace: 16 },
});

let binary: Binary;
beforeAll(() => {
  const sources = ['start.S', 'calls.c'].map((name) => join(import.meta.dirname, name));
  const machine = ['-march=rv32imc_zicsr', '-mabi=ilp32', '-mno-relax', '-O2', `-DDEVICE=${DEVICE.base}`];
  const link = ['-nostdlib', '-Wl,-N', '-Wl,--no-warn-rwx-segments', '-Ttext=0x80000100', '-o', elf];
  execFileSync('riscv64-unknown-elf-gcc', [...machine, ...link, ...sources]);
  binary = readBinary(elf, FUNCTIONS);
});

interface Run {
  records: Retired[];
  report: TraceReport;
  bytes: Uint8Array;
}

async function traced(options: CoreOptions): Promise<Run> {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const file = readFileSync(elf);
  const { entry, segments, symbols } = readElf(file);
  const [reader, packets] = [new TraceReader(), join(folder, options.name)];
  const records: Retired[] = [];
  const end = await runProgram(
    options,
    simulator,
    { entry, pieces: segments },
    {
      ...{ tohost: symbols.get('tohost')!, cycles: 100_000, seed: 5, interrupts: 8, packets },
      trace: (bytes) => {
        for (const record of reader.read(bytes)) if (record.kind === 'retired') records.push(record);
        return true;
      },
    },
  );
  expect(end).toMatchObject({ cause: 'tohost', value: 1 });
  const words = readFileSync(packets);
  const profile = new Profile(tracedProgram(file, options));
  const length = await decodeWords(profile, pieces(words));
  return { records, report: profile.report({ core: '', program: '' }, length), bytes: bytesOfWords(words) };
}

/** As a file comes, in pieces that end anywhere. */
const pieces = (bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / 97) }, (_, index) =>
    bytes.subarray(97 * index, 97 * (index + 1)),
  );

const inProgram = ({ pc }: Retired) => binary.mnemonic.has(pc);
const of = ({ regions }: TraceReport, name: string) => regions.find((each) => each.name === name)!;

describe.each(['micro', 'standard'] as const)('what the trace of %s says of a program', (preset) => {
  let run: Run;
  beforeAll(async () => {
    run = await traced(core(preset));
  }, 60_000);

  it('is how often the RVFI port showed each instruction, and which way branches went', () => {
    const { records, report } = run;
    const shown = new Map<number, [executed: number, taken: number]>();
    for (const record of records.filter((each) => !each.trap && inProgram(each))) {
      const [executed, taken] = shown.get(record.pc) ?? [0, 0];
      const goes = record.nextPc !== record.pc + ((record.instruction & 3) === 3 ? 4 : 2);
      shown.set(record.pc, [executed + 1, taken + Number(goes)]);
    }
    let branches = 0;
    // The port shows nothing from the store on by which the program ends.
    const own = report.regions.filter(({ name }) => name !== '' && name !== 'finish');
    for (const { code } of own)
      code?.addresses.forEach((at, index) => {
        const [executed, taken] = shown.get(at) ?? [0, 0];
        expect([at, code.executed[index]]).toEqual([at, executed]);
        const isBranch = /^(c\.)?b/.test(binary.mnemonic.get(at)!);
        expect([at, code.taken[index], code.passed[index]]).toEqual(
          isBranch ? [at, taken, executed - taken] : [at, -1, -1],
        );
        branches += Number(isBranch);
      });
    expect(branches).toBeGreaterThan(6);
  });

  it('is which function was entered when, from where, and when it was left', () => {
    const { records, report } = run;
    const shown = shownCalls(records, binary);
    const last = records.filter(({ trap }) => !trap).length;
    const spans = report.spans.map(({ region, depth, begin, end, entry }) => ({
      ...{
        name: region < 0 ? '?' : report.regions[region]!.name,
        depth,
        begin,
        end: Math.min(end, last),
        entry,
      },
    }));
    // The jump at the reset vector has no name, and is left by another jump than the program's.
    const own = ({ name }: { name: string }) =>
      FUNCTIONS.includes(name) && !['_start', 'finish'].includes(name);
    expect(spans.filter(own)).toEqual(shown.filter(({ end, begin }) => end > begin).filter(own));
    expect(shown.filter(({ entry }) => entry === 'interrupt').length).toBeGreaterThan(3);
    expect(report.leftOut).toBe(0);
  });

  it('is what the program computes: calls of a recursion, and of functions that take turns', () => {
    const { report } = run;
    // Calls of fib(n) are 2 F(n + 1) − 1.
    expect(of(report, 'fib').entries).toBe(67);
    expect(of(report, 'even').entries + of(report, 'odd').entries).toBe(14 + 5);
    expect(of(report, 'choose').entries).toBe(4);
    expect(of(report, 'tick').entries).toBe(report.interrupts);
    expect(of(report, 'handler').entries).toBe(report.interrupts + report.exceptions);
    expect(report.exceptions).toBe(1);
    expect(of(report, 'main').total).toBeGreaterThan(of(report, 'fib').total);
  });

  it('tells what is data, what was never reached, and an instruction that trapped', () => {
    const { report } = run;
    expect(of(report, 'words')).toMatchObject({ kind: 'data', instructions: 0 });
    expect(of(report, 'unused')).toMatchObject({ kind: 'function', reached: 0, entries: 0 });
    const { code } = of(report, 'main');
    const ecall = code!.words.indexOf(0x73);
    expect([code!.executed[ecall], code!.trapped[ecall]]).toEqual([0, 1]);
    expect(report.regions.map(nameOf)).not.toContain('');
    expect(report).toMatchObject({ ended: 0, lost: 0, gaps: [] });
  });

  it('has a clock by which each instruction was over, no sooner than it was', () => {
    const { records, report } = run;
    const retired = records.filter(({ trap }) => !trap);
    const { instructions, clocks } = report.clock!;
    let late = 0;
    instructions.forEach((count, index) => {
      const record = retired[Math.min(count, retired.length) - 1];
      if (!record) return;
      expect(clocks[index]).toBeGreaterThan(record.cycle);
      late = Math.max(late, clocks[index]! - record.cycle);
    });
    expect(instructions.length).toBeGreaterThan(50);
    // What waits for the port are at most as many packets as there is room for, of at most eleven bytes.
    expect(late).toBeLessThan(400);
  });

  it('begins at the first packet that says where the program is, of a buffer that went round', async () => {
    const { bytes, records } = run;
    // Behind the packets of the first third.
    let begin = 0;
    while (begin < bytes.length / 3) begin += bytes[begin]! + 1;
    const profile = new Profile(tracedProgram(readFileSync(elf), core(preset)));
    const rest = bytes.subarray(begin);
    const report = profile.report({ core: '', program: '' }, await decodeBytes(profile, pieces(rest)));
    expect(report.wrong).toBeUndefined();
    expect(report.skipped).toBeGreaterThan(0);
    // All that is told is the end of the run.
    const retired = records.filter(({ trap }) => !trap);
    const beyond = run.report.instructions - retired.length;
    const last = retired.slice(beyond - report.instructions);
    const counted = new Map<number, number>();
    for (const { pc } of last) counted.set(pc, (counted.get(pc) ?? 0) + 1);
    const handler = of(report, 'handler').code!;
    expect(handler.executed).toEqual(handler.addresses.map((at) => counted.get(at) ?? 0));
    expect(report.instructions).toBeGreaterThan(200);
    expect(report.instructions).toBeLessThan(run.report.instructions);
  });

  it('says nothing of clocks where nobody noted them, and the same of all else', async () => {
    const profile = new Profile(tracedProgram(readFileSync(elf), core(preset)));
    const length = await decodeBytes(profile, pieces(run.bytes));
    const { clock, ...rest } = profile.report({ core: '', program: '' }, length);
    expect(clock).toBeUndefined();
    expect({ ...rest, clock: run.report.clock }).toEqual(run.report);
  });
});
