import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CoreOptions } from '../options/coreOptions.ts';
import { benchFiles } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { ToolError } from './execute.ts';
import { openOcdConfiguration } from './openocd.ts';
import type { Simulator } from './simulator.ts';

/** What is debugged: a program in the memories of a compiled core with JTAG. */
export interface Session {
  options: CoreOptions;
  simulator: Simulator;
  image: Image;
  /** The program's ELF file, for gdb's symbols. */
  elf: string;
}

export interface Debugger {
  /** Commands of gdb in a file; without, and without a port, gdb takes them from the terminal. */
  script?: string;
  /** OpenOCD waits for a gdb at this port of the loopback interface. */
  port?: number;
  /** Told what gdb and OpenOCD print. Without, they have the terminal. */
  output?: (text: string) => void;
}

const PATIENCE = 10_000;
const CYCLES = Number.MAX_SAFE_INTEGER;

/** The simulation stops for its debugger once it listens. */
async function listening(simulation: ChildProcess, socket: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += 20) {
    if (existsSync(socket)) return;
    if (simulation.exitCode !== null) break;
    await wait(20);
  }
  throw new ToolError('the simulated core offers no debugger a connection');
}

function gdb(elf: string, configuration: string, { script }: Debugger): [string, string[]] {
  const attach = `target extended-remote | openocd -f "${configuration}"`;
  const settings = ['set confirm off', 'set pagination off', 'set remotetimeout 60', attach];
  const commands = settings.flatMap((each) => ['-ex', each]);
  return [
    'gdb-multiarch',
    ['-q', ...(script ? ['-batch'] : []), ...commands, ...(script ? ['-x', script] : []), elf],
  ];
}

async function ended(program: string, args: string[], folder: string, { output }: Debugger): Promise<number> {
  const child = spawn(program, args, { cwd: folder, stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  if (output)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output);
  const failure = once(child, 'error').then(([error]: unknown[]) => {
    throw new ToolError((error as Error).message);
  });
  const [code, signal] = (await Promise.race([once(child, 'close'), failure])) as [
    number | null,
    string | null,
  ];
  return code ?? (signal === 'SIGINT' ? 0 : 1);
}

/**
 * Runs a program on a simulated core under gdb, or under OpenOCD that waits for one, until that ends. The core is
 * reached by a socket in a folder of its own; nothing listens on a network but at the port that was asked for, and
 * that on the loopback interface alone. Gives the exit code, and what OpenOCD has logged.
 */
export async function debugProgram(
  { options, simulator, image, elf }: Session,
  settings: Debugger,
): Promise<{ code: number; log: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-debug-'));
  const [socket, configuration, log] = ['jtag', 'openocd.cfg', 'openocd.log'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  let simulation: ChildProcess | undefined;
  try {
    for (const { path, text } of benchFiles(options, image)) await writeFile(join(folder, path), text);
    await writeFile(
      configuration,
      openOcdConfiguration({ socket, log, ...(settings.port !== undefined && { port: settings.port }) }),
    );
    simulation = spawn(simulator.program, ['+jtag=jtag', `+cycles=${CYCLES}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    simulation.on('error', () => {});
    await listening(simulation, socket);
    const [program, args] =
      settings.port === undefined
        ? gdb(elf, configuration, settings)
        : (['openocd', ['-f', configuration]] as [string, string[]]);
    const code = await ended(program, args, folder, settings);
    return { code, log: await readFile(log, 'utf8').catch(() => '') };
  } finally {
    simulation?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
