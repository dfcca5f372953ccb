import type { Transaction } from './decodeTypes.ts';

const mostBeats = 8;

/** A character of ISO 646, for a byte that is one. */
function character(data: string): string {
  const code = Number.parseInt(data, 16);
  return data.length === 2 && code > 0x20 && code < 0x7f ? ` '${String.fromCharCode(code)}'` : '';
}

/** Short text of a transfer for its box. */
export function labelOf({ kind, address, data, id, response, errors }: Transaction): string {
  if (kind === 'error') return errors[0]?.text ?? '';
  const beats = data.slice(0, mostBeats).join(' ') + (data.length > mostBeats ? ' …' : '');
  if (kind === 'rx' || kind === 'tx')
    return response === 'BREAK' ? response : beats + character(data[0] ?? '');
  return [id && `#${id}`, address && `${address}:`, beats].filter(Boolean).join(' ');
}
