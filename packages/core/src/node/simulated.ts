import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CoreOptions } from '../options/coreOptions.ts';
import { benchFiles } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { ToolError } from './execute.ts';
import type { Simulator } from './simulator.ts';

/** What is debugged: a program in the memories of a compiled core with JTAG. */
export interface Session {
  options: CoreOptions;
  simulator: Simulator;
  image: Image;
}

/** Where a simulated core is reached: a socket for OpenOCD's remote_bitbang, in a folder that is gone afterwards. */
export interface Simulated {
  folder: string;
  socket: string;
}

const PATIENCE = 10_000;
const CYCLES = Number.MAX_SAFE_INTEGER;

/** The simulation waits for its debugger once it listens. */
async function listening(simulation: ChildProcess, socket: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += 20) {
    if (existsSync(socket)) return;
    if (simulation.exitCode !== null) break;
    await wait(20);
  }
  throw new ToolError('the simulated core offers no debugger a connection');
}

/** A simulated core for as long as the work takes. Only who may enter the folder reaches the socket. */
export async function simulated<T>(
  { options, simulator, image }: Session,
  work: (reached: Simulated) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-debug-'));
  let simulation: ChildProcess | undefined;
  try {
    for (const { path, text } of benchFiles(options, image)) await writeFile(join(folder, path), text);
    // A path of a socket is short: it is named from its folder.
    const args = ['+jtag=jtag', `+cycles=${CYCLES}`];
    simulation = spawn(simulator.program, args, { cwd: folder, stdio: 'ignore' });
    simulation.on('error', () => {});
    const socket = join(folder, 'jtag');
    await listening(simulation, socket);
    return await work({ folder, socket });
  } finally {
    simulation?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
