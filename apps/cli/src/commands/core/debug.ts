import { resolve } from 'node:path';
import { checkCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, debugProgram } from '@netloom/core/node';
import { ImageError } from '@netloom/core/program';
import { Failure } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';
import { readProgram } from './program.ts';

interface Options {
  /** File with gdb's commands. */
  script: string | undefined;
  /** Of the loopback interface, where OpenOCD waits for a gdb. */
  port: number | undefined;
  /** What the tools print, where it must not go to the terminal. */
  output: ((text: string) => void) | undefined;
}

/** The core as it is where it has JTAG, else with it; nobody has to be let in. @throws Failure when it cannot have it. */
function debugged(named: string, options: CoreOptions): CoreOptions {
  const open = { ...options.debug, authentication: false };
  if (open.transport === 'jtag') return { ...options, debug: open };
  const debug = { ...open, transport: 'jtag' as const, systemBusAccess: true };
  const changed = { ...options, debug };
  const problems = checkCore(changed);
  if (problems.length > 0) throw new Failure(outcomeOf(named, problems, '', {}).text);
  return changed;
}

/** `netloom core debug --options <file|preset> --elf <file>`: gdb on the generated RTL, by OpenOCD and JTAG. */
export async function debugCoreCommand(named: string, elf: string, settings: Options): Promise<Outcome> {
  const options = debugged(named, await chosenCore(named));
  const program = await readProgram(elf);
  const simulator = await buildSimulator(options, { simulator: 'verilator' });
  const { script, port, output } = settings;
  try {
    const session = { options, simulator, image: program };
    const { code, log } = await debugProgram(session, {
      elf: resolve(elf),
      ...(script !== undefined && { script: resolve(script) }),
      ...(port !== undefined && { port }),
      ...(output && { output }),
    });
    const text =
      code === 0 ? `${elf}: the debugger has ended` : `${elf}: the debugger ended with ${code}\n${log}`;
    return { text: text.trimEnd(), result: { code }, failed: code !== 0 };
  } catch (error) {
    throw error instanceof ImageError ? new Failure(`${elf}: ${error.message}`) : error;
  }
}
