import { sayOfHdl } from '@netloom/hdl';
import type { VhdlEntity } from '@netloom/hdl/vhdl';
import type { Diagnostic } from '@netloom/model';

const MESSAGE = /^(?:\.\/)?(.+?\.vhdl?):(\d+):(\d+):\s*(warning:|note:)?\s*(.*)$/i;

/** What ghdl said, at its places. Where it failed without an error of that form, its last line is one of the entity. */
export function readMessages(
  text: string,
  { name, file, line }: VhdlEntity,
  succeeded: boolean,
): Diagnostic[] {
  const told = text.split('\n').flatMap(messageOf);
  if (succeeded || told.some(({ severity }) => severity === 'error')) return told;
  const detail = text.trim().split('\n').at(-1)!.slice(0, 500);
  const said =
    detail === '' ? sayOfHdl('HDL/vhdl/silent', { name }) : sayOfHdl('HDL/vhdl/failed', { name, detail });
  return [...told, { code: 'HDL-VHDL', severity: 'error', ...said, place: { kind: 'source', file, line } }];
}

function messageOf(line: string): Diagnostic[] {
  const [, file, at, column, kind, message] = MESSAGE.exec(line) ?? [];
  if (!file) return [];
  const severity = kind === undefined ? 'error' : kind === 'note:' ? 'info' : 'warning';
  const place = { kind: 'source', file, line: Number(at), column: Number(column) } as const;
  return [{ code: 'HDL-VHDL', severity, message: message!, place }];
}
