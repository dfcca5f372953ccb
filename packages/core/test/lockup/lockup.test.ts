import { describe, expect, it } from 'vitest';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { Assembler, Label } from '../../src/program/assembler.ts';
import { ECALL, addi, branchForm, csr, jumpForm, lui, sw } from '../../src/program/encode.ts';
import { LAYOUT, randomProgram } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `lockup_${preset}`,
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true },
  safety: { ...PRESETS[preset].safety, lockup: true },
});

/**
 * Beside the core: what its RVFI port shows, where an exception is a record with trap, one at once behind another unless
 * an interrupt came between. The pin and it rise equally often, never two apart, and end alike.
 */
const JUDGE = `
  int pins = 0, shown = 0, apart = 0;
  logic was = 1'b0, excepted = 1'b0, locked = 1'b0;
  always @(posedge clk) if (rst_n) begin
    was <= lockup;
    if (lockup && !was) pins <= pins + 1;
    if (rvfi_valid) begin
      excepted <= rvfi_trap;
      locked <= rvfi_trap && excepted && !rvfi_intr;
      if (!locked && rvfi_trap && excepted && !rvfi_intr) shown <= shown + 1;
    end
    if (pins - shown > 1 || shown - pins > 1) apart <= apart + 1;
  end
  final $display("LOCKUP %0d %0d %0d", pins, shown, apart);
endmodule
`;

const HANDLER = LAYOUT.code + 0x400;
const MTVEC = 0x305;
const [COUNT, MOST, POINTER] = [20, 21, 22];

/** Traps again and again, until its handler, which goes back without `mret`, has counted 200. */
function trapping(): TestProgram {
  const main = new Assembler(LAYOUT.code);
  main.word(addi(COUNT, 0, 0), addi(MOST, 0, 200));
  main.constant(POINTER, HANDLER);
  main.word(csr(1, 0, MTVEC, POINTER));
  const back = main.here;
  const done = new Label();
  main.to(done, (offset) => branchForm(5, COUNT, MOST, offset));
  main.word(ECALL);
  main.place(done);
  main.word(lui(POINTER, LAYOUT.tohost >>> 12), addi(COUNT, 0, 1), sw(COUNT, POINTER, 0), jumpForm(0, 0));
  const handler = new Assembler(HANDLER);
  handler.word(addi(COUNT, COUNT, 1));
  handler.word(jumpForm(0, back - handler.here));
  return {
    entry: LAYOUT.code,
    tohost: LAYOUT.tohost,
    pieces: [
      { address: LAYOUT.code, bytes: main.finish() },
      { address: HANDLER, bytes: handler.finish() },
    ],
  };
}

async function run(options: CoreOptions, program: TestProgram, settings: object) {
  const rtl = coreRtl(options).map((file) =>
    file.path === `rtl/${options.name}.sv`
      ? { ...file, text: file.text.replace(/endmodule\s*$/, JUDGE) }
      : file,
  );
  const simulator = await buildSimulator(options, { simulator: 'icarus', rtl });
  let printed = '';
  const output = (text: string) => (printed += text);
  const { cause } = await runProgram(options, simulator, program, {
    tohost: program.tohost,
    cycles: 20_000,
    seed: 2,
    latency: true,
    output,
    ...settings,
  });
  const [, pins, shown, apart] = /LOCKUP (\d+) (\d+) (\d+)/.exec(printed)!.map(Number);
  return { cause, pins, shown, apart };
}

describe.each(['micro', 'standard'] as const)('the lockup output of %s', (preset) => {
  const options = core(preset);

  it('never rises in a program whose handlers are there', async () => {
    const program = randomProgram(options, { seed: 2, blocks: 60, rounds: 1 });
    const { cause, pins, shown } = await run(options, program, { interrupts: 8 });
    expect({ cause, pins, shown }).toEqual({ cause: 'tohost', pins: 0, shown: 0 });
  });

  it('rises and falls with the trace, where fetches of the handler fail at random', async () => {
    const fetchErrors = { of1024: 400, base: HANDLER, end: HANDLER + 16 };
    const { cause, pins, shown, apart } = await run(options, trapping(), { fetchErrors });
    expect({ cause, apart }).toEqual({ cause: 'tohost', apart: 0 });
    expect(pins).toBe(shown);
    expect(pins).toBeGreaterThan(10);
  });
});
