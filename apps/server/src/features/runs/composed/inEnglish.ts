import type { ServerCause } from '@netloom/contract';

/** A cause in the words of the row's `reason`, which programs and logs read. */
export function inEnglish(cause: ServerCause): string {
  switch (cause.code) {
    case 'family-ended': {
      const others = cause.others.map(({ kind, verdict }) => `${kind} ${verdict}`).join(', ');
      const counted = `${cause.passed} of ${cause.all} passed`;
      return others === '' ? counted : `${counted}: ${others}`;
    }
    case 'needed-run':
      return `it needs ${cause.kind} ${cause.title}, which ended as ${cause.verdict}`;
    case 'not-planned':
      return 'the server could not plan it; its log says why';
    case 'refused':
      return cause.said.en ?? '';
    case 'cancelled-waiting':
      return 'cancelled before its start';
    case 'folder-gone':
      return 'the folder of the run is gone';
  }
}
