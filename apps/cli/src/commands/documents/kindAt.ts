import { basename } from 'node:path';
import type { DocumentKind } from '@netloom/model';
import { Failure } from '../../failure.ts';

/**
 * The kinds by how paths end; a kind's code is read when a file of it is met. A test of the server's
 * `features/documents` asks the command line about each of its kinds.
 */
const KINDS: Readonly<Record<string, () => Promise<DocumentKind>>> = {
  '.soc.json': async () => erased((await import('@netloom/soc')).socKind),
  '.layout.json': async () => erased((await import('@netloom/soc')).layoutKind),
  '.manifest.json': async () => erased((await import('@netloom/soc')).manifestKind),
  '.regs.json': async () => erased((await import('@netloom/registers')).registersKind),
  '.core.json': async () => erased((await import('@netloom/core')).coreKind),
  '.points.json': async () => erased((await import('@netloom/core/special')).pointsKind),
  '.insn.json': async () => erased((await import('@netloom/instructions')).insnKind),
  '.memory.json': async () => erased((await import('@netloom/memory')).memoryKind),
  '.pinmux.json': async () => erased((await import('@netloom/pinmux')).pinmuxKind),
  '.pins.json': async () => erased((await import('@netloom/pins')).pinsKind),
  '.wavedrom.json': async () => erased((await import('@netloom/waves/drawing')).drawingKind),
  '.view.json': async () => erased((await import('@netloom/waves/view')).viewKind),
  '.regress.json': async () => erased((await import('@netloom/model/regression')).regressKind),
};

export const SUFFIXES = Object.keys(KINDS);

const erased = <Doc, Context>(kind: DocumentKind<Doc, Context>) => kind as DocumentKind;

/** The kind of document that lies at a path. @throws Failure for other files. */
export async function kindAt(path: string): Promise<DocumentKind> {
  const suffix = SUFFIXES.find((end) => basename(path).endsWith(end));
  if (suffix === undefined)
    throw new Failure(`${path}: no document; names of those end in ${SUFFIXES.join(', ')}`, 2);
  return KINDS[suffix]!();
}
