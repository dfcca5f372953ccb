import type { RunRequest } from '@netloom/contract';
import { kindOf } from '@netloom/tools/planning';

/** The options that make figures of two runs of one kind incomparable, e.g. "liberty osu018 flat WIDTH=8";
 *  none of a stored request that its kind does not know: one such row must not hide all others. */
export function requestLabel(request: RunRequest): string {
  const kind = kindOf(request.kind);
  const known = kind?.request.safeParse(request);
  if (!kind || !known?.success) return '';
  return kind.label(known.data).filter(Boolean).join(' ');
}

/** All options that tell runs of one kind and top apart, what differs most often first: the seed, and the label's. */
export function requestDetails(request: RunRequest): string {
  const seed = 'seed' in request && request.seed !== undefined ? `seed ${request.seed}` : '';
  return [seed, requestLabel(request)].filter(Boolean).join(' ');
}
