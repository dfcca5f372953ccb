import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from './execute.ts';
import { openOcdConfiguration } from '../observed/openocd.ts';
import { simulated } from './simulated.ts';
import type { Session, Simulated } from './simulated.ts';

export interface Debugger {
  /** The program's ELF file, for gdb's symbols. */
  elf: string;
  /** Commands of gdb in a file; without, and without a port, gdb takes them from the terminal. */
  script?: string;
  /** OpenOCD waits for a gdb at this port of the loopback interface. */
  port?: number;
  /** Told what gdb and OpenOCD print. Without, they have the terminal. */
  output?: (text: string) => void;
}

/** The exit code, and what OpenOCD has logged. */
export interface DebuggerEnd {
  code: number;
  log: string;
}

/**
 * Without an operating system: for one, gdb steps by breakpoints where it expects the next instruction, and a step into a
 * trap would run on.
 */
const SETTINGS = ['set osabi none', 'set confirm off', 'set pagination off', 'set remotetimeout 60'];

function gdb(configuration: string, { elf, script }: Debugger): [string, string[]] {
  const attach = `target extended-remote | openocd -f "${configuration}"`;
  const commands = [...SETTINGS, attach].flatMap((each) => ['-ex', each]);
  const scripted = script === undefined ? [] : ['-x', script];
  return ['gdb-multiarch', ['-q', ...(script ? ['-batch'] : []), ...commands, ...scripted, elf]];
}

async function ended(
  [program, args]: [string, string[]],
  folder: string,
  { output }: Debugger,
): Promise<number> {
  const stdio = output ? (['ignore', 'pipe', 'pipe'] as const) : 'inherit';
  const child = spawn(program, args, { cwd: folder, stdio: stdio as 'inherit' });
  for (const stream of [child.stdout, child.stderr])
    (stream as NodeJS.ReadableStream | null)
      ?.setEncoding('utf8')
      .on('data', (text: string) => output?.(text));
  const failure = once(child, 'error').then(([error]: unknown[]) => {
    throw new ToolError((error as Error).message);
  });
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  const [code, signal] = await Promise.race([closed, failure]);
  return code ?? (signal === 'SIGINT' ? 0 : 1);
}

/** gdb on a simulated core by way of OpenOCD, or OpenOCD that waits for a gdb, until it ends. */
export async function attach({ folder, socket }: Simulated, settings: Debugger): Promise<DebuggerEnd> {
  const [configuration, log] = [join(folder, 'openocd.cfg'), join(folder, 'openocd.log')];
  const { port } = settings;
  const text = openOcdConfiguration({ socket, log, ...(port !== undefined && { port }) });
  await writeFile(configuration, text);
  const command = port === undefined ? gdb(configuration, settings) : openOcd(configuration);
  const code = await ended(command, folder, settings);
  return { code, log: await readFile(log, 'utf8').catch(() => '') };
}

const openOcd = (configuration: string): [string, string[]] => ['openocd', ['-f', configuration]];

/**
 * Runs a program on a simulated core under a debugger, until that ends. Nothing listens on a network but at the port
 * that was asked for, and that on the loopback interface alone.
 */
export const debugProgram = (session: Session, settings: Debugger): Promise<DebuggerEnd> =>
  simulated(session, (reached) => attach(reached, settings));
