import { command } from '../../command.ts';
import { withTools } from './withTools.ts';
import { integer, oneOf, required } from '../../values.ts';

const SIMULATORS = ['verilator', 'icarus'] as const;
const options = { type: 'string' } as const;
const running = {
  options,
  simulator: { type: 'string', default: 'verilator' },
  seed: { type: 'string' },
  wave: { type: 'string' },
} as const;

const check = command({
  name: 'core check',
  usage: `
  core check    --options <file|preset>         a processor core's options; presets: nano, micro, standard, fast`,
  options: { options },
  run: async (values) => (await import('./check.ts')).checkCoreCommand(required(values.options, '--options')),
});

const generate = command({
  name: 'core generate',
  usage: `
  core generate --options … --output <folder>   RTL, descriptor, constraints, software  [--overwrite]`,
  options: { options, output: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  run: async (values) => {
    const named = required(values.options, '--options');
    const settings = { output: required(values.output, '--output'), overwrite: values.overwrite };
    return (await import('./generate.ts')).generateCoreCommand(named, settings);
  },
});

const run = command({
  name: 'core run',
  usage: `
  core run      --options … --elf <file>        a program on the core  [--simulator verilator|icarus|model] [--cycles n]
                                                [--signature <file>] [--signature-granularity 4|8|16] [--input <file>]
                                                [--latency none|random] [--seed n] [--trace] [--wave <file.fst>]
                                                [--breakdown: where the cycles went]
                                                [--pipeline <file.kanata|file.csv>] [--pipeline-from n]
                                                [--packets <file>: of the core's instruction trace]`,
  options: {
    ...running,
    breakdown: { type: 'boolean', default: false },
    pipeline: { type: 'string' },
    'pipeline-from': { type: 'string', default: '0' },
    packets: { type: 'string' },
    elf: { type: 'string' },
    signature: { type: 'string' },
    'signature-granularity': { type: 'string', default: '4' },
    latency: { type: 'string', default: 'none' },
    cycles: { type: 'string', default: '10000000' },
    trace: { type: 'boolean', default: false },
    input: { type: 'string' },
  },
  run: async (values) => {
    const named = required(values.options, '--options');
    const program = required(values.elf, '--elf');
    const granularity = oneOf(values['signature-granularity'], '--signature-granularity', ['4', '8', '16']);
    const settings = {
      simulator: oneOf(values.simulator, '--simulator', [...SIMULATORS, 'model']),
      limit: integer(values.cycles, '--cycles')!,
      latency: oneOf(values.latency, '--latency', ['none', 'random']) === 'random',
      seed: integer(values.seed, '--seed'),
      signature: values.signature,
      granularity: Number(granularity),
      wave: values.wave,
      input: values.input,
      trace: values.trace,
      breakdown: values.breakdown,
      packets: values.packets,
      pipeline:
        values.pipeline === undefined
          ? undefined
          : { path: values.pipeline, from: integer(values['pipeline-from'], '--pipeline-from')! },
      write: (text: string) => (values.json ? undefined : process.stdout.write(text)),
    };
    const { runCoreCommand } = await import('./run.ts');
    return withTools(() => runCoreCommand(named, program, settings));
  },
});

const trace = command({
  name: 'core trace',
  usage: `
  core trace    --options … --elf <file> --packets <file>
                                                what an instruction trace says of a program: its functions, traps, gaps
                                                [--timeline <file.csv>] [--coverage <file.csv>]`,
  options: {
    options,
    elf: { type: 'string' },
    packets: { type: 'string' },
    timeline: { type: 'string' },
    coverage: { type: 'string' },
  },
  run: async (values) => {
    const named = required(values.options, '--options');
    const program = required(values.elf, '--elf');
    const packets = required(values.packets, '--packets');
    return (await import('./trace.ts')).traceCommand(named, program, packets, values);
  },
});

const lockstep = command({
  name: 'core lockstep',
  usage: `
  core lockstep --options …                     random programs on core and model  [--programs n] [--seed n]
                                                [--simulator verilator|icarus] [--wave <file.fst>]`,
  options: { ...running, programs: { type: 'string', default: '10' } },
  run: async (values) => {
    const named = required(values.options, '--options');
    const settings = {
      simulator: oneOf(values.simulator, '--simulator', SIMULATORS),
      seed: integer(values.seed, '--seed') ?? 1,
      programs: integer(values.programs, '--programs')!,
      wave: values.wave,
    };
    const { lockstepCommand } = await import('./lockstep.ts');
    return withTools(() => lockstepCommand(named, settings));
  },
});

const prove = command({
  name: 'core prove',
  usage: `
  core prove    --options …                     the trace of the core against the instruction set, for all programs
                                                and answers of the bus in its first clocks  [--seconds n: each check]
                                                [--wave <file.vcd>]`,
  options: { options, seconds: { type: 'string', default: '120' }, wave: { type: 'string' } },
  run: async (values) => {
    const named = required(values.options, '--options');
    const seconds = integer(values.seconds, '--seconds')!;
    const { proveCommand } = await import('./prove.ts');
    return withTools(() => proveCommand(named, { seconds, wave: values.wave, tells: !values.json }));
  },
});

const debug = command({
  name: 'core debug',
  usage: `
  core debug    --options … --elf <file>        gdb on the simulated core, by OpenOCD and JTAG  [--script <file.gdb>]
                                                [--port n: OpenOCD waits for a gdb on the loopback interface]`,
  options: { options, elf: { type: 'string' }, script: { type: 'string' }, port: { type: 'string' } },
  run: async (values) => {
    const named = required(values.options, '--options');
    const program = required(values.elf, '--elf');
    const settings = {
      script: values.script,
      port: integer(values.port, '--port'),
      output: values.json ? () => {} : undefined,
    };
    const { debugCoreCommand } = await import('./debug.ts');
    return withTools(() => debugCoreCommand(named, program, settings));
  },
});

const deliver = command({
  name: 'core deliver',
  usage: `
  core deliver  --options … --output <folder>   RTL with tests that run without Netloom  [--suites a,b] [--programs n]
                                                [--seed n] [--others <folder of ELF>] [--overwrite]`,
  options: {
    options,
    output: { type: 'string' },
    others: { type: 'string' },
    suites: { type: 'string' },
    programs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    overwrite: { type: 'boolean', default: false },
  },
  run: async (values) => {
    const named = required(values.options, '--options');
    const settings = {
      output: required(values.output, '--output'),
      suites: values.suites?.split(','),
      programs: integer(values.programs, '--programs')!,
      seed: integer(values.seed, '--seed')!,
      others: values.others,
      overwrite: values.overwrite,
    };
    return (await import('./deliver.ts')).deliverCommand(named, settings);
  },
});

const sdk = command({
  name: 'core sdk',
  usage: `
  core sdk      --options … --output <folder>   CMake toolchain, basic software, headers of its instructions, examples,
                                                scripts for objdump and gdb  [--overwrite]`,
  options: { options, output: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  run: async (values) => {
    const named = required(values.options, '--options');
    const settings = { output: required(values.output, '--output'), overwrite: values.overwrite };
    return (await import('./sdk.ts')).sdkCommand(named, settings);
  },
});

const report = command({
  name: 'core report',
  usage: `
  core report   --options … --program <folder|example>  sizes and counts by line of a program, instructions it would
                                                gain by  [--optimize 0|1|2|3|s] [--march …] [--without a,b]
                                                [--code-model medany|medlow] [--compare <the same of another build>]
                                                [--rtl] [--limit n]`,
  options: {
    options,
    program: { type: 'string' },
    optimize: { type: 'string', default: '2' },
    march: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    'code-model': { type: 'string', default: 'medany' },
    compare: { type: 'string' },
    rtl: { type: 'boolean', default: false },
    limit: { type: 'string', default: '5000000' },
  },
  run: async (values) => {
    const named = required(values.options, '--options');
    const { setsOf } = await import('./reportSets.ts');
    const settings = {
      program: required(values.program, '--program'),
      sets: setsOf({ ...values, codeModel: values['code-model'] }),
      rtl: values.rtl,
      limit: integer(values.limit, '--limit')!,
    };
    const { reportCommand } = await import('./report.ts');
    return withTools(() => reportCommand(named, settings));
  },
});

const shrink = command({
  name: 'core shrink',
  usage: `
  core shrink   --options … --seed n            the few instructions of random-<n> by which core and model part
                                                [--rtl <folder of a package>] [--simulator verilator|icarus]`,
  options: {
    options,
    seed: { type: 'string' },
    rtl: { type: 'string' },
    simulator: { type: 'string', default: 'verilator' },
  },
  run: async (values) => {
    const named = required(values.options, '--options');
    const settings = {
      seed: integer(required(values.seed, '--seed'), '--seed')!,
      rtl: values.rtl,
      simulator: oneOf(values.simulator, '--simulator', SIMULATORS),
    };
    const { shrinkCommand } = await import('./shrink.ts');
    return withTools(() => shrinkCommand(named, settings));
  },
});

export const coreCommands = [
  check,
  generate,
  sdk,
  run,
  trace,
  report,
  lockstep,
  prove,
  debug,
  deliver,
  shrink,
];
