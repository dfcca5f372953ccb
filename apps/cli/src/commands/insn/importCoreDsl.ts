import { readFile } from 'node:fs/promises';
import { checkInsn, readCoreDsl, writeInsn } from '@netloom/instructions';
import { Failure } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { storeGenerated } from '../../storeGenerated.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** `netloom insn import`: a definition of what a text in CoreDSL says. */
export async function importCoreDslCommand(path: string, options: Options): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Failure(`${path} cannot be read`);
  });
  const { insn, problem } = readCoreDsl(text);
  if (insn === undefined) throw new Failure(`${path}:${problem!.line}: ${problem!.message}`);
  const found = checkInsn(insn);
  if (hasErrors(found)) return outcomeOf(path, found, '', { files: [] });
  const files = storeGenerated([{ path: `${insn.name}.insn.json`, text: writeInsn(insn) }], options);
  return outcomeOf(path, found, files.join('\n'), { files });
}
