import type { DocumentKind } from '@netloom/model';
import { readText } from '../../document.ts';
import { Failure } from '../../failure.ts';

/** A version of a document: where its text lies, and whose name tells of what kind it is. */
export interface Version {
  file: string;
  /** Path of the document, where `file` is a copy under another name. */
  path: string;
}

/** Reads a version. @throws Failure with the first error of one that cannot be read. */
export async function readVersion(kind: DocumentKind, { file, path }: Version): Promise<unknown> {
  return documentOf(kind, await textOf(file), path);
}

/** @throws Failure that ends the command with 2: 1 is an answer. */
export async function textOf(file: string): Promise<string> {
  try {
    return await readText(file);
  } catch (error) {
    throw new Failure((error as Error).message, 2);
  }
}

export function documentOf(kind: DocumentKind, text: string, path: string): unknown {
  const { document, diagnostics } = kind.read(text, path);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (document === undefined) throw new Failure(`${path}: ${error?.message ?? 'cannot be read'}`, 2);
  return document;
}
