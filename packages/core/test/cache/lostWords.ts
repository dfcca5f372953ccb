import { coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import {
  FENCE_I,
  NOP,
  addi,
  cbo,
  csr,
  csrImmediate,
  lui,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { directed, OTHER, POINTER, VALUE, setVector } from '../faults/directed.ts';
import { coreOf } from '../faults/fault.ts';

const [MSTATUS, MIE] = [0x300, 0x304];
const CAUSES = { load: 5, store: 7, late: 0x8000_0010 } as const;

/** A write-back core with error correction. */
const core = (preset: 'micro' | 'standard'): CoreOptions =>
  coreOf(preset, {
    base: { atomics: true, zicbom: true, zifencei: true },
    memory: {
      protocol: 'axi4',
      cachedRegion: { base: '0x80000000', size: 0x40_0000 },
      dataCache: { size: 512, ways: 1, line: 16, policy: 'write-back' },
      idempotentRegion: null,
      cacheEcc: true,
    },
    advanced: { storeBuffer: false },
  });

/** Two bits of the word that programs store turn over. */
const losing = (options: CoreOptions) =>
  coreRtl(options).map((file) =>
    file.path.endsWith('_dcache.sv')
      ? {
          ...file,
          text: file.text.replace(
            /endmodule\s*$/,
            `always @(posedge clk) if (stored && stored_addr == 30'd${LAYOUT.data / 4}) u_data_0.mem[0] <= u_data_0.mem[0] ^ 39'd3;\nendmodule\n`,
          ),
        }
      : file,
  );

const atomic = (operation: number, rd: number, rs1: number, rs2: number) =>
  registerForm(0x2f, operation << 2, 2, rd, rs1, rs2);

const stored = [
  ...setVector,
  addi(VALUE, 0, -1),
  csr(1, 0, MIE, VALUE),
  csrImmediate(2, 0, MSTATUS, 8),
  lui(POINTER, LAYOUT.data >>> 12),
  addi(OTHER, 0, 21),
  sw(OTHER, POINTER, 0),
  ...[NOP, NOP, NOP, NOP],
];
/** Then this, after which 21 is reported where nothing trapped. */
const met = (...instructions: readonly number[]) => [
  ...stored,
  ...instructions,
  ...Array.from({ length: 40 }, () => NOP),
  addi(VALUE, 0, 21),
];

const MET = [
  { by: 'a load', program: met(lw(VALUE, POINTER, 0)), cause: CAUSES.load },
  { by: 'lr.w', program: met(atomic(2, VALUE, POINTER, 0)), cause: CAUSES.load },
  { by: 'amoadd.w', program: met(atomic(0, VALUE, POINTER, OTHER)), cause: CAUSES.store },
  { by: 'a store of a byte', program: met(storeForm(0, OTHER, POINTER, 1)), cause: CAUSES.store },
  { by: 'a store of the word', program: met(sw(OTHER, POINTER, 4), lw(VALUE, POINTER, 4)), cause: undefined },
  { by: 'cbo.clean', program: met(cbo(1, POINTER)), cause: CAUSES.store },
  { by: 'cbo.inval', program: met(cbo(0, POINTER)), cause: undefined },
  { by: 'an eviction', program: met(lw(VALUE, POINTER, 512)), cause: CAUSES.late },
  { by: 'fence.i', program: met(FENCE_I), cause: CAUSES.late },
];

/** What each instruction that meets a lost word of a dirty line reports on a core, beside what it should. */
export async function reported(preset: 'micro' | 'standard') {
  const options = core(preset);
  const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: losing(options) });
  const settings = { tohost: LAYOUT.tohost, cycles: 20_000 };
  const seen = [];
  for (const { by, program, cause } of MET) {
    const { value } = await runProgram(options, simulator, directed(program), settings);
    seen.push({ by, value, wanted: (((cause ?? 21) << 1) | 1) >>> 0 });
  }
  return seen;
}
