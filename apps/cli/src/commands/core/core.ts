import { ToolError } from '@netloom/core/node';
import { Failure, WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { integer, oneOf, required } from '../../values.ts';
import { checkCoreCommand } from './check.ts';
import { generateCoreCommand } from './generate.ts';
import { lockstepCommand } from './lockstep.ts';
import { runCoreCommand } from './run.ts';

interface Values {
  options?: string | undefined;
  output?: string | undefined;
  overwrite: boolean;
  json: boolean;
  elf?: string | undefined;
  signature?: string | undefined;
  'signature-granularity': string;
  simulator: string;
  latency: string;
  seed?: string | undefined;
  cycles: string;
  programs: string;
  trace: boolean;
  wave?: string | undefined;
  input?: string | undefined;
}

const SIMULATORS = ['verilator', 'icarus'] as const;

function run(named: string, values: Values): Promise<Outcome> {
  const granularity = oneOf(values['signature-granularity'], '--signature-granularity', ['4', '8', '16']);
  return runCoreCommand(named, required(values.elf, '--elf'), {
    simulator: oneOf(values.simulator, '--simulator', [...SIMULATORS, 'model']),
    limit: integer(values.cycles, '--cycles')!,
    latency: oneOf(values.latency, '--latency', ['none', 'random']) === 'random',
    seed: integer(values.seed, '--seed'),
    signature: values.signature,
    granularity: Number(granularity),
    wave: values.wave,
    input: values.input,
    trace: values.trace,
    write: (text) => (values.json ? undefined : process.stdout.write(text)),
  });
}

function dispatch(what: string | undefined, named: string, values: Values): Promise<Outcome> {
  switch (what) {
    case 'check':
      return checkCoreCommand(named);
    case 'generate':
      return generateCoreCommand(named, { ...values, output: required(values.output, '--output') });
    case 'run':
      return run(named, values);
    case 'lockstep':
      return lockstepCommand(named, {
        simulator: oneOf(values.simulator, '--simulator', SIMULATORS),
        seed: integer(values.seed, '--seed') ?? 1,
        programs: integer(values.programs, '--programs')!,
        wave: values.wave,
      });
    default:
      throw new WrongUse(what ? `core: unknown command "${what}"` : 'core: no command is given');
  }
}

/** `netloom core check|generate|run|lockstep --options <file|preset> …` */
export async function coreCommand([what]: string[], values: Values): Promise<Outcome> {
  try {
    return await dispatch(what, required(values.options, '--options'), values);
  } catch (error) {
    throw error instanceof ToolError ? new Failure(error.message) : error;
  }
}
