import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program without a shell in `cwd` and gives its output, both streams; a failure rejects with them in its message. */
export async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await execute(program, args, { cwd, timeout: 170_000, maxBuffer: 1 << 24 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}${stderr}`, { cause: error });
  }
}
