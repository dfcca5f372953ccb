import { z } from 'zod';
import { id as deptId } from '../fields.ts';

const moduleName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_$]*$/, 'expected a module name');
/** Path in the member's tree. */
const path = z.string().max(1000);
/** A query carries text: `true` or `false`. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

export const RunPriority = z.enum(['low', 'normal', 'high']);
export type RunPriority = z.infer<typeof RunPriority>;

/** What every kind of run has: whose tree it reads, and its limits. */
const common = {
  deptId,
  seconds: z.coerce.number().int().min(1).max(2_592_000).default(600),
  memoryMegabytes: z.coerce.number().int().min(128).max(1_048_576).default(4096),
  diskMegabytes: z.coerce.number().int().min(64).max(1_048_576).default(8192),
  priority: RunPriority.default('normal'),
};

const design = {
  ...common,
  top: moduleName,
  fileList: path.default(''),
  testbench: path.default(''),
};

export const LintRequest = z.object({ ...design });

export const SimulateRequest = z.object({
  ...design,
  simulator: z.enum(['verilator', 'icarus']).default('verilator'),
  /** Space-separated, e.g. "+count=100 +verbose". */
  plusargs: z.string().max(2000).default(''),
  /** Of $random and $urandom with Verilator; reaches the bench as `+seed=` with both simulators. */
  seed: z.coerce.number().int().min(0).max(2147483647).optional(),
  /** Whether waves are written, and of how many levels of hierarchy, the bench being the first; 0 is all. */
  trace: flag.default(true),
  traceDepth: z.coerce.number().int().min(0).max(100).default(0),
  /** Of lines, branches, toggles and `cover property`; Verilator alone has it. */
  coverage: flag.default(false),
  /** What the model is compiled for: to be ready soon, or to run fast. */
  optimize: z.enum(['build', 'speed']).default('build'),
  /** Patterns in RE2's syntax for the lines that say the result; empty: those of the tree's verdicts.json, or the built-in ones. */
  passPattern: z.string().max(500).default(''),
  failPattern: z.string().max(500).default(''),
});

export const SynthesisTarget = z.enum(['generic', 'ice40', 'ecp5', 'liberty']);
export type SynthesisTarget = z.infer<typeof SynthesisTarget>;

export const SynthesizeRequest = z.object({
  ...design,
  target: SynthesisTarget.default('generic'),
  /** Liberty file of the target `liberty`: a path in the tree, or `osu018` for the installed library. */
  liberty: path.default('osu018'),
  /** Space-separated overrides of the top module's parameters, e.g. "WIDTH=8 DEPTH=64". */
  parameters: z.string().max(2000).default(''),
  flatten: flag.default(false),
  /** Yosys of the machine, or the WebAssembly build, which reads newer SystemVerilog. */
  engine: z.enum(['auto', 'native', 'yowasp']).default('auto'),
});

/** Static timing of a netlist: that of a synthesis run, or one of the tree with its Liberty file. */
export const TimingRequest = z.object({
  ...common,
  synthesisRunId: z.uuid().optional(),
  top: moduleName.optional(),
  netlist: path.default(''),
  /** As for synthesis; without it that of the synthesis run. Its path is in the tree as it is now. */
  liberty: path.default(''),
  /** Constraints; without them they are made from the clock below, or of the SoC whose top module this is. */
  sdc: path.default(''),
  /** The only clock of a design without constraints: its port, and its period in ns. */
  clock: moduleName.optional(),
  period: z.coerce.number().positive().max(1e9).optional(),
  /** Paths reported a check (setup, hold). */
  paths: z.coerce.number().int().min(1).max(1000).default(100),
});

/** Placement and routing of a synthesis run's iCE40 netlist. */
export const PlaceRequest = z.object({
  ...common,
  synthesisRunId: z.uuid(),
  device: z.enum(['hx1k', 'hx4k', 'hx8k', 'lp1k', 'lp4k', 'lp8k', 'up5k']).default('up5k'),
  package: z
    .string()
    .regex(/^[a-z0-9]{2,20}$/, 'expected a package as nextpnr names it, e.g. sg48')
    .default('sg48'),
  /** Pin constraints (.pcf); without them pins are placed freely. */
  constraints: path.default(''),
  frequencyMegahertz: z.coerce.number().positive().max(1000).default(12),
  seed: z.coerce.number().int().min(1).max(2147483647).default(1),
});

/** Firmware compiled for the core of a SoC, and run on the Verilated SoC, whose serial line is the run's terminal. */
export const BootRequest = z.object({
  ...common,
  /** The SoC document; what was generated from it is what runs. */
  path,
  /** Folder of the firmware's C and assembler sources. A file takes the place of the library's of the same name. */
  firmware: path,
  /** Ends the run after so many million cycles; 0: never. */
  megacycles: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Whether waves are written, which takes most of the speed. */
  trace: flag.default(false),
});

/** What to run. Kept with the run, so that it can be repeated. */
export const RunRequest = z.discriminatedUnion('kind', [
  LintRequest.extend({ kind: z.literal('lint') }),
  SimulateRequest.extend({ kind: z.literal('simulate') }),
  SynthesizeRequest.extend({ kind: z.literal('synthesize') }),
  TimingRequest.extend({ kind: z.literal('timing') }),
  PlaceRequest.extend({ kind: z.literal('place') }),
  BootRequest.extend({ kind: z.literal('boot') }),
]);
export type RunRequest = z.infer<typeof RunRequest>;
/** The request of one kind. */
export type RequestOf<K extends RunRequest['kind']> = Extract<RunRequest, { kind: K }>;
