import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./exchange.py', import.meta.url));

/** Has another process exchange two paths in a tight loop, as hostile code of a run can. Gives the way to end it. */
export async function exchange(one: string, other: string): Promise<() => Promise<void>> {
  const attacker = spawn('python3', [PROGRAM, one, other], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(attacker.stdout, 'data');
  const ended = once(attacker, 'exit');
  return async () => {
    attacker.kill('SIGKILL');
    await ended;
  };
}
