import { saidOf, sayOfDocument } from '@netloom/model';
import type { Diagnostic, Said } from '@netloom/model';
import { Refusal } from '../../http/refusal.ts';

/** That a document cannot be checked is what is wrong with it. */
export function uncheckable(error: unknown): Diagnostic {
  return { code: 'DOC-CHECK', severity: 'error', ...saidBy(error as Error) };
}

function saidBy(error: Error): Said {
  if (!(error instanceof Refusal)) return sayOfDocument('DOC-CHECK', { why: error.message });
  const { chip, path } = error.values;
  if (error.reason === 'chip-unknown')
    return sayOfDocument('DOC-CHECK/chip', { chip: String(chip), path: String(path) });
  const { diagnostics } = error.data as { diagnostics?: Diagnostic[] };
  const [first] = diagnostics ?? [];
  return sayOfDocument('DOC-CHECK', { why: first ? saidOf(first) : error.message });
}
