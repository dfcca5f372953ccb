import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const folders: string[] = [];

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-pins-'));
  folders.push(folder);
  return folder;
}

export function removeScratch(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function writeFiles(folder: string, files: Iterable<{ path: string; text: string }>): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs a tool in a folder; when it fails, its output is the error. */
export async function tool(folder: string, command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, timeout: 170_000 });
    return stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    // The error itself repeats all that, escaped, and is no help.
    // eslint-disable-next-line preserve-caught-error
    throw new Error(`${folder}: ${stderr || stdout || message}`.slice(0, 4000));
  }
}

/** Two at a time: as many as the machine has cores. */
export async function inPairs<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
