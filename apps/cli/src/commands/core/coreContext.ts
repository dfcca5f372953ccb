import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CoreContext, CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';

interface FoundInstructions extends CoreContext {
  insns: Insn[];
}

/** The custom instructions that the core of a file names, read from its folder or one above. */
export async function coreContext(options: CoreOptions, path: string): Promise<FoundInstructions> {
  const { insns, diagnostics } = await readInstructions(options, (named) => textAbove(dirname(path), named));
  const { custom } = diagnostics.length > 0 ? {} : withInstructions(options, insns);
  return { custom, insns, diagnostics };
}

/** A file by its path from the folder, or from one that holds it: the project's root is not told. */
async function textAbove(folder: string, path: string): Promise<string | undefined> {
  for (let from = resolve(folder); ; from = dirname(from)) {
    const text = await readFile(join(from, path), 'utf8').catch(() => undefined);
    if (text !== undefined || from === dirname(from)) return text;
  }
}
