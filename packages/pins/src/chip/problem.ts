import type { Diagnostic } from '@netloom/model';

/** An error at a place of a document. */
export function problem(code: string, message: string, pointer: string): Diagnostic {
  return { code, severity: 'error', message, place: { kind: 'document', pointer } };
}

/** What `JSON.parse` threw, with the line where the text stops being JSON. */
export function jsonDiagnostic(error: Error, text: string, file = 'chip.json'): Diagnostic {
  const offset = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const what = error.message.replace(/ (?:in JSON )?at position.*$/, '');
  return {
    code: 'PINS-CHIP-JSON',
    severity: 'error',
    message: `no JSON: ${what} (line ${line}, column ${column})`,
    place: { kind: 'source', file, line, column },
  };
}
