import { readFile } from 'node:fs/promises';
import type { Diagnostic, SocDocument } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import { Failure } from './failure.ts';

/** Reads a text file; a missing one is a failure that names it. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export async function loadDocument(
  path: string,
): Promise<{ document: SocDocument | undefined; diagnostics: Diagnostic[] }> {
  const { document, diagnostics } = readDocument(await readText(path), path);
  return { document, diagnostics };
}
