import { Refusal } from '../../http/refusal.ts';
import { inWorker } from '../../inWorker/index.ts';
import { isSmall } from './isSmall.ts';
import { isDocument, kindAt } from './kinds.ts';
import { listed } from './sideChanges.ts';
import type { SideChanges } from './sideChanges.ts';

/** Two texts of a document, each with the path that it had. */
export interface TextPair {
  before: { path: string; text: string };
  after: { path: string; text: string };
}

/** Longer than a reader waits who has the texts already. */
const SECONDS = 10;

/** What changed by meaning; undefined for files that are no documents of one kind or cannot be read, and where it takes too long. */
export async function diffTexts(pair: TextPair): Promise<SideChanges | undefined> {
  const { before, after } = pair;
  if (!isDocument(after.path)) return undefined;
  if (isSmall(before.text.length + after.text.length)) return changesBetween(pair);
  const program = new URL('./diffTexts.worker.ts', import.meta.url);
  const work = { program, data: pair, field: 'path', task: 'compare-documents', seconds: SECONDS } as const;
  return inWorker<SideChanges | undefined>(work).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

export function changesBetween({ before, after }: TextPair): SideChanges | undefined {
  const kind = kindAt(after.path)?.kind;
  if (kind === undefined || kind !== kindAt(before.path)?.kind) return undefined;
  const [from, to] = [before, after].map(({ path, text }) => kind.read(text, path).document);
  return from === undefined || to === undefined ? undefined : listed(kind.diff(from, to));
}
