import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CoreFile } from '../../src/index.ts';

/** The files of a package in a folder that is gone after the work. */
export async function unpacked<T>(
  files: readonly CoreFile[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-delivery-'));
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A command with the programs of Debian and nothing else of ours. */
export const debian = (folder: string, program: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const settings = { cwd: folder, env: { PATH: '/usr/bin:/bin' }, maxBuffer: 1 << 26 };
    execFile(program, args, settings, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });

/** The same package with a core that never leaves its reset. */
export const heldInReset = (files: readonly CoreFile[]): CoreFile[] =>
  files.map(({ path, text }) =>
    path.startsWith('bench/')
      ? { path, text: text.replace(/\.rst_n\s*\(rst_n\)/, ".rst_n(1'b0)") }
      : { path, text },
  );
