import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { LIMITS, newRun, ownNumber, processesWith, removeFolders, shellPlan } from '../test/testing.ts';
import { bubblewrapCommand } from './bubblewrap.ts';
import { endOrphans } from './orphans.ts';

afterAll(removeFolders);

/** Starts a sandboxed sleep as a runner does, and is killed `milliseconds` later. */
const runner = (folder: string, mark: string, milliseconds: number): string => `
  const { limitedCommand } = await import(${JSON.stringify(new URL('./launch.ts', import.meta.url).href)});
  const { spawn } = await import('node:child_process');
  const sandbox = { confinement: 'bubblewrap', memory: 'watched', processes: 'watched' };
  const limits = ${JSON.stringify(LIMITS)};
  const confinement = ${JSON.stringify(bubblewrapCommand(folder, '.'))};
  const [program, ...args] = limitedCommand(['sleep', '${mark}'], confinement, sandbox, limits);
  spawn(program, args, { cwd: ${JSON.stringify(folder)}, detached: true, stdio: 'ignore' });
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${milliseconds});`;

test('nothing is left of what a runner starts, however soon it is killed', async () => {
  const folder = await newRun(shellPlan('true'));
  const mark = ownNumber('7711');
  for (let milliseconds = 0; milliseconds < 12; milliseconds += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', runner(folder, mark, milliseconds)]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    await endOrphans(folder);
    // The kernel takes a moment to end what was in the sandbox.
    await expect.poll(() => processesWith(mark)).toEqual([]);
  }
});
