import { command } from '../command.ts';
import { integer, oneOf, required } from '../values.ts';

const library = { type: 'string', multiple: true, default: [] as string[] } as const;
const sources = {
  include: { type: 'string', multiple: true, default: [] as string[] },
  define: { type: 'string', multiple: true, default: [] as string[] },
} as const;

const check = command({
  name: 'check',
  usage: `
  check    <name>.soc.json                      every problem of a SoC document`,
  options: { library },
  files: ['the document'],
  run: async (values, [path]) => (await import('./check.ts')).checkCommand(path!, values),
});

const generate = command({
  name: 'generate',
  usage: `
  generate <name>.soc.json --output <folder>    RTL, file list and testbench  [--overwrite]
                                                [--check]: writes nothing; exit code 1 where the folder holds else`,
  options: {
    library,
    output: { type: 'string' },
    overwrite: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
  files: ['the document'],
  run: async (values, [path]) => {
    const output = required(values.output, '--output');
    return (await import('./generate.ts')).generateCommand(path!, { ...values, output });
  },
});

const imports = command({
  name: 'import',
  usage: `
  import   <file.v|list.f|component.xml> …      IP descriptors of the modules [--include <folder>] [--define NAME=VALUE]
                                                                              [--output <folder>]
                                                [--soc <module>]: that module as a SoC document, in the folder; one that
                                                is there gives what RTL does not say [--library <folder>]`,
  options: { ...sources, library, output: { type: 'string' }, soc: { type: 'string' } },
  files: ['a source file'],
  more: Infinity,
  run: async (values, paths) => {
    const { soc, ...options } = values;
    if (soc === undefined) return (await import('./import.ts')).importCommand(paths, options);
    const output = required(options.output, '--output');
    return (await import('./importSoc.ts')).importSocCommand(paths, soc, { ...options, output });
  },
});

const simulate = command({
  name: 'simulate',
  usage: `
  simulate --top <module> [source …]            run in the sandbox            [--root <folder>] [--files <list.f>]
                                                [--simulator verilator|icarus] [--coverage]
                                                [--plusargs "+a +b=1"] [--seed n] [--seconds n]
                                                [--wave <file.fst>] [--trace-depth n] [--optimize build|speed]
                                                [--junit <file.xml>: the result for continuous integration]
                                                [--pass-pattern <RE2>] [--fail-pattern <RE2>]; exit code 0 passed,
                                                1 failed, 3 the bench said neither; patterns also in verdicts.json`,
  options: {
    top: { type: 'string' },
    root: { type: 'string', default: '.' },
    files: { type: 'string' },
    plusargs: { type: 'string', default: '' },
    seed: { type: 'string' },
    simulator: { type: 'string', default: 'verilator' },
    coverage: { type: 'boolean', default: false },
    'trace-depth': { type: 'string', default: '0' },
    optimize: { type: 'string', default: 'build' },
    seconds: { type: 'string', default: '600' },
    wave: { type: 'string' },
    junit: { type: 'string' },
    'pass-pattern': { type: 'string' },
    'fail-pattern': { type: 'string' },
  },
  more: Infinity,
  run: async (values, paths) => {
    const options = {
      ...values,
      top: required(values.top, '--top'),
      plusargs: values.plusargs.split(/\s+/).filter(Boolean),
      simulator: oneOf(values.simulator, '--simulator', ['verilator', 'icarus']),
      optimize: oneOf(values.optimize, '--optimize', ['build', 'speed']),
      traceDepth: integer(values['trace-depth'], '--trace-depth') ?? 0,
      patterns: { pass: values['pass-pattern'], fail: values['fail-pattern'] },
      seed: integer(values.seed, '--seed'),
      seconds: integer(values.seconds, '--seconds') ?? 600,
      write: (text: Uint8Array) => void (values.json || process.stdout.write(text)),
    };
    return (await import('./simulate.ts')).simulateCommand(paths, options);
  },
});

const crossings = command({
  name: 'crossings',
  usage: `
  crossings --top <module> [source …]           what crosses between clocks   [--root <folder>] [--files <list.f>]
                                                [--soc <name>.soc.json: clocks and waivers] [--seconds n];
                                                exit code 1 where nobody answers for something unsafe`,
  options: {
    top: { type: 'string' },
    root: { type: 'string', default: '.' },
    files: { type: 'string' },
    soc: { type: 'string' },
    seconds: { type: 'string', default: '600' },
  },
  more: Infinity,
  run: async (values, paths) => {
    const options = {
      ...values,
      top: required(values.top, '--top'),
      seconds: integer(values.seconds, '--seconds') ?? 600,
      write: () => undefined,
    };
    return (await import('./crossings.ts')).crossingsCommand(paths, options);
  },
});

const exports = command({
  name: 'export',
  usage: `
  export   <name>.soc.json --output <folder>    for other tools               [--library <folder>]
                                                --format ipxact-2022|ipxact-2014|ipxact-2009|fusesoc|file-list;
                                                what a format cannot carry is said, element by element`,
  options: { library, output: { type: 'string' }, format: { type: 'string', default: 'ipxact-2022' } },
  files: ['the document'],
  run: async (values, [path]) => {
    const output = required(values.output, '--output');
    const format = oneOf(values.format, '--format', [
      ...(['ipxact-2022', 'ipxact-2014', 'ipxact-2009', 'fusesoc', 'file-list'] as const),
    ]);
    return (await import('./export.ts')).exportCommand(path!, { library: values.library, output, format });
  },
});

const debug = command({
  name: 'debug',
  usage: `
  debug    <name>.soc.json --firmware <folder|elf>  gdb on the booting SoC    [--root <folder>] [--script <file.gdb>]
                                                [--port n: OpenOCD waits for a gdb on the loopback interface];
                                                paths count from the root, where the SoC was generated`,
  options: {
    root: { type: 'string', default: '.' },
    firmware: { type: 'string' },
    script: { type: 'string' },
    port: { type: 'string' },
  },
  files: ['the document'],
  run: async (values, [path]) => {
    const options = {
      root: values.root,
      firmware: required(values.firmware, '--firmware'),
      script: values.script,
      port: integer(values.port, '--port'),
      quiet: values.json,
    };
    return (await import('./debug.ts')).debugCommand(path!, options);
  },
});

export const designCommands = [check, generate, imports, exports, simulate, debug, crossings];
