// `netloom <command> …`: the product's knowledge on files, without a server. Exit code 1 on any error (2 where 1 is an
// answer), 2 on wrong use, 3 where an answer stands on a faulty input or a simulation says nothing of its result.
import { parseArgs } from 'node:util';
import { backupCommand } from './commands/backup.ts';
import { checkCommand } from './commands/check.ts';
import { coreCommand } from './commands/core/core.ts';
import { generateCommand } from './commands/generate.ts';
import { importCommand } from './commands/import.ts';
import { mapCommand } from './commands/map/map.ts';
import { pinsCommand } from './commands/pins/pins.ts';
import { simulateCommand } from './commands/simulate.ts';
import { registersCommand } from './commands/registers/registers.ts';
import { diffCommand } from './commands/wave/diff.ts';
import { waveCommand } from './commands/wave/wave.ts';
import { Failure, WrongUse } from './failure.ts';
import type { Outcome } from './report.ts';
import { integer, oneOf, required } from './values.ts';

const USAGE = `Usage: netloom <command> [options]

  check    <name>.soc.json                      every problem of a SoC document
  generate <name>.soc.json --output <folder>    RTL, file list and testbench  [--overwrite]
  import   <file.v|list.f|component.xml> …      IP descriptors of the modules [--include <folder>] [--define NAME=VALUE]
                                                                              [--output <folder>]
  simulate --top <module> [source …]            run in the sandbox            [--root <folder>] [--files <list.f>]
                                                [--simulator verilator|icarus] [--coverage]
                                                [--plusargs "+a +b=1"] [--seed n] [--seconds n]
                                                [--wave <file.fst>] [--trace-depth n] [--optimize build|speed]
                                                [--pass-pattern <RE2>] [--fail-pattern <RE2>]; exit code 0 passed,
                                                1 failed, 3 the bench said neither; patterns also in verdicts.json

  regs check    <name>.regs.json|file           every problem of a register map [--define NAME=VALUE]
  regs convert  <file> --to <ids> --output <folder>   formats of others and back  [--from <id>] [--include <folder>]
  regs generate <file> --output <folder>        RTL, headers, documents …         [--to <ids>]

  map check    <name>.soc.json                  the address map as each manager sees it
  map generate <name>.soc.json --output <folder>   soc.h, memory.ld, soc.svd …    [--to <ids>] [--manager <endpoint>]
  map who      <name>.soc.json <address>        block, register and fields there [--manager <endpoint>]

  core check    --options <file|preset>         a processor core's options; presets: nano, micro, standard
  core generate --options … --output <folder>   RTL, descriptor, constraints, software  [--overwrite]
  core run      --options … --elf <file>        a program on the core  [--simulator verilator|icarus|model] [--cycles n]
                                                [--signature <file>] [--signature-granularity 4|8|16] [--input <file>]
                                                [--latency none|random] [--seed n] [--trace] [--wave <file.fst>]
  core lockstep --options …                     random programs on core and model  [--programs n] [--seed n]
                                                [--simulator verilator|icarus] [--wave <file.fst>]

  pins check    <name>.pins.json                every problem of a pin configuration; exit code 1 on errors
  pins solve    <name>.pins.json                pins for all signals  [--keep] [--write] [--budget <steps>]
  pins generate <name>.pins.json                its C sources beside it; code between markers stays
                                                [--output <folder>] [--overwrite]
  pins import   <mcu.xml> [gpio.xml] --output <folder>   a chip from its maker's open pin data  [--overwrite]
                                                --chip <id>.chip.json; else built in, or in chips/ above the file

  wave info <dump>                              times, writer and counts of a waveform dump (VCD, FST, GHW)
  wave tree <dump> [scope]                      its scopes and variables
  wave get  <dump> [path|pattern …]             values of signals  [--from t] [--to t] [--format text|csv]
                                                [--at t] [--find "== 8'hff"]; times: 1500 (ticks) or 1.5us
  wave diff <a> <b>                             where signals first differ; exit code 0 equal, 1 different, 2 error
                                                [--map a.scope=b.scope] [--ignore-case] [--ignore <pattern>]
                                                [--scope <path>] [--from t] [--to t] [--offset t] [--tolerance t]
                                                [--dont-care a|b|both] [--nine-states] [--real-tolerance x]

  wave: what is not understood in a dump is told on standard error; then the exit code is 3

  backup  <file.tar.gz>     database and projects of a stopped server (NETLOOM_DATA_DIR)  [--runs]
  restore <file.tar.gz>     puts a backup into a data folder; what was there is kept

  --library <folder>   also look here for ip.json and *.soc.json (check, generate, map; may be repeated)
  --json               one JSON object on standard output
`;

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  library: { type: 'string', multiple: true, default: [] as string[] },
  output: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  include: { type: 'string', multiple: true, default: [] as string[] },
  define: { type: 'string', multiple: true, default: [] as string[] },
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
  'pass-pattern': { type: 'string' },
  'fail-pattern': { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  manager: { type: 'string' },
  runs: { type: 'boolean', default: false },
  options: { type: 'string' },
  elf: { type: 'string' },
  signature: { type: 'string' },
  'signature-granularity': { type: 'string', default: '4' },
  latency: { type: 'string', default: 'none' },
  cycles: { type: 'string', default: '10000000' },
  programs: { type: 'string', default: '10' },
  trace: { type: 'boolean', default: false },
  input: { type: 'string' },
  at: { type: 'string' },
  find: { type: 'string' },
  format: { type: 'string', default: 'text' },
  map: { type: 'string', multiple: true, default: [] as string[] },
  ignore: { type: 'string', multiple: true, default: [] as string[] },
  'ignore-case': { type: 'boolean', default: false },
  scope: { type: 'string' },
  offset: { type: 'string' },
  tolerance: { type: 'string' },
  'dont-care': { type: 'string', default: 'none' },
  'nine-states': { type: 'boolean', default: false },
  'real-tolerance': { type: 'string' },
  chip: { type: 'string' },
  budget: { type: 'string' },
  keep: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

function namesOf(tokens: ReturnType<typeof parse>['tokens']): string[] {
  return tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
}

async function dispatch({ values, positionals, tokens }: ReturnType<typeof parse>): Promise<Outcome> {
  const [command, ...paths] = positionals;
  switch (command) {
    case 'check':
      return checkCommand(required(paths[0], 'the document'), values);
    case 'generate':
      return generateCommand(required(paths[0], 'the document'), {
        ...values,
        output: required(values.output, '--output'),
      });
    case 'import':
      return importCommand([required(paths[0], 'a source file'), ...paths.slice(1)], values);
    case 'simulate':
      return simulateCommand(paths, {
        ...values,
        top: required(values.top, '--top'),
        plusargs: values.plusargs.split(/\s+/).filter(Boolean),
        simulator: oneOf(values.simulator, '--simulator', ['verilator', 'icarus']),
        optimize: oneOf(values.optimize, '--optimize', ['build', 'speed']),
        traceDepth: integer(values['trace-depth'], '--trace-depth') ?? 0,
        patterns: { pass: values['pass-pattern'], fail: values['fail-pattern'] },
        seed: integer(values.seed, '--seed'),
        seconds: integer(values.seconds, '--seconds') ?? 600,
        write: (text) => (values.json ? undefined : process.stdout.write(text)),
      });
    case 'core':
      return coreCommand(paths, values);
    case 'map':
      return mapCommand(paths, values);
    case 'pins':
      return pinsCommand(paths, values, namesOf(tokens));
    case 'regs':
      return registersCommand(paths, values);
    case 'wave':
      if (paths[0] === 'diff') return diffCommand(paths.slice(1), values);
      return waveCommand(paths, { ...values, write: (text) => void process.stdout.write(text) });
    case 'backup':
    case 'restore':
      return backupCommand(command, required(paths[0], 'the backup file'), values);
    default:
      throw new WrongUse(command ? `unknown command "${command}"` : 'no command is given');
  }
}

try {
  const call = parse();
  if (call.values.help) {
    console.log(USAGE);
  } else {
    const { text, result, failed, faults = [], exitCode = failed ? 1 : 0 } = await dispatch(call);
    if (call.values.json) console.log(JSON.stringify(result, null, 2));
    else if (text !== '') console.log(text);
    for (const line of faults) console.error(`netloom: ${line}`);
    process.exitCode = faults.length > 0 ? 3 : exitCode;
  }
} catch (error) {
  if (!(error instanceof Failure || error instanceof WrongUse)) throw error;
  console.error(`netloom: ${error.message}${error instanceof WrongUse ? `\n\n${USAGE}` : ''}`);
  process.exitCode = error instanceof WrongUse ? 2 : error.exitCode;
}
