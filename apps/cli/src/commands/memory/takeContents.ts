import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CONTENTS_FORMATS, checkMemory, formatOf, readContents, writeMemory } from '@netloom/memory';
import { documentProblem } from '@netloom/model';
import { WrongUse } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { MemorySubject } from './commands.ts';

interface Values {
  format?: string | undefined;
  base?: string | undefined;
}

function formatNamed(format: string | undefined) {
  const known = CONTENTS_FORMATS.find((each) => each === format);
  if (format !== undefined && known === undefined)
    throw new WrongUse(`--format takes ${CONTENTS_FORMATS.join(', ')}, not ${format}`);
  return known;
}

function addressNamed(base: string | undefined) {
  const address = base === undefined ? undefined : Number(base);
  if (address !== undefined && (!Number.isSafeInteger(address) || address < 0 || base!.trim() === ''))
    throw new WrongUse(`--base takes an address, not ${base}`);
  return address;
}

/** `netloom memory contents`: puts the words of a file into the memory, or says why they are none of it. */
export async function takeContentsCommand(
  { path, document: memory, diagnostics }: MemorySubject,
  file: string,
  { format, base }: Values,
): Promise<Outcome> {
  const known = formatNamed(format);
  const address = addressNamed(base);
  if (hasErrors(diagnostics)) return outcomeOf(path, diagnostics, '', {});
  const bytes = await readFile(file);
  const used = known ?? formatOf(file, bytes);
  const read = readContents(memory, { name: basename(file), bytes, format: used, base: address });
  if ('message' in read) {
    const problem = documentProblem({ code: 'MEM-CONTENTS', said: read, at: ['contents'] });
    return outcomeOf(file, [problem], '', {});
  }
  const changed = { ...memory, contents: read.contents };
  const found = checkMemory(changed);
  if (hasErrors(found)) return outcomeOf(path, found, '', {});
  await writeFile(path, writeMemory(changed));
  const from = read.base === undefined ? '' : `, word 0 at 0x${read.base.toString(16)}`;
  return outcomeOf(path, found, `${path}: ${read.words} words of ${file} as ${used}${from}`, {
    ...{ words: read.words, format: used },
    ...(read.base !== undefined && { base: read.base }),
  });
}
