import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { WrongUse } from './failure.ts';
import type { Outcome } from './report.ts';

const COMMON = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O & typeof COMMON; allowPositionals: true }>
>['values'];

interface Definition<O extends ParseArgsOptionsConfig> {
  /** Its words: `core run`. */
  name: string;
  /** Its lines in the help. */
  usage: string;
  options: O;
  /** What the files are that it must be given, in order. */
  files?: readonly string[];
  /** How many more it takes. */
  more?: number;
  run: (values: Values<O>, files: string[]) => Promise<Outcome>;
}

/** A command as it stands in a list: it knows its own options, and any other is wrong use. */
export interface Command {
  name: string;
  usage: string;
  /** @throws WrongUse for options and files that are not its own. */
  call: (args: readonly string[]) => Call;
}

export interface Call {
  json: boolean;
  help: boolean;
  run: () => Promise<Outcome>;
}

/** Leaves its own code unread until it runs: `run` imports it. */
export function command<const O extends ParseArgsOptionsConfig>(definition: Definition<O>): Command {
  const { name, usage, options, run } = definition;
  const call = (args: readonly string[]): Call => {
    const { values, positionals } = parsed(options, args, name);
    return {
      json: values.json,
      help: values.help,
      run: async () => run(values, requireFiles(definition, positionals)),
    };
  };
  return { name, usage, call };
}

function parsed<O extends ParseArgsOptionsConfig>(options: O, args: readonly string[], name: string) {
  try {
    const all = parseArgs({ options: { ...options, ...COMMON }, args: [...args], allowPositionals: true });
    // The checker does not follow what parseArgs makes of options that are a parameter here.
    return all as { values: Values<O> & { json: boolean; help: boolean }; positionals: string[] };
  } catch (error) {
    throw new WrongUse(`${name}: ${(error as Error).message}`);
  }
}

function requireFiles<O extends ParseArgsOptionsConfig>(
  { name, files = [], more = 0 }: Definition<O>,
  given: string[],
): string[] {
  const missing = files[given.length];
  if (missing !== undefined) throw new WrongUse(`${name}: ${missing} is missing`);
  const extra = given[files.length + more];
  if (extra !== undefined) throw new WrongUse(`${name}: "${extra}" is one file too many`);
  return given;
}
