import type { Diagnostic } from '@netloom/model';
import type { OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';

/** GCC's `file:line:column: error: message`. */
const COMPILER = /^(.+?):(\d+):(?:(\d+):)? (fatal error|error|warning): (.*)$/;
/** GNU ld: `…/ld: file:line: undefined reference to …`, with debug information; then the place of a section; then plain. */
const LINKER = /^(?:\S*\/)?(?:riscv64-unknown-elf-)?ld: (.*)$/;
const LINKER_PLACE = /^(.+?\.[chS]):(\d+): (.*)$/;
/** Where the compiler, which runs in a folder of its own, sees the project's sources and those of the library. */
const FROM_FIRMWARE = /^(?:.*\/)?\.\.\/src\//;

const place = (file = '', line?: string, column?: string) =>
  sourcePlace(file.replace(FROM_FIRMWARE, ''), line, column);

function compilerMessage(line: string): Diagnostic | undefined {
  const [, file, lineNumber, column, kind, message = ''] = COMPILER.exec(line) ?? [];
  if (kind === undefined) return undefined;
  const severity = kind === 'warning' ? 'warning' : 'error';
  return { code: `compiler-${severity}`, severity, message, place: place(file, lineNumber, column) };
}

function linkerMessage(line: string): Diagnostic | undefined {
  const text = LINKER.exec(line)?.[1] ?? (LINKER_PLACE.test(line) ? line : undefined);
  if (text === undefined || text.includes(': in function `')) return undefined;
  const [, file, lineNumber, message] = LINKER_PLACE.exec(text) ?? [];
  const severity = /^warning: /.test(text) ? 'warning' : 'error';
  if (message === undefined) return { code: 'linker', severity, message: text.replace(/^warning: /, '') };
  return { code: 'linker', severity, message, place: place(file, lineNumber) };
}

/** Reads what GCC and GNU ld say of firmware. */
export function readGcc(): OutputReader {
  return (line) => {
    const diagnostic = compilerMessage(line) ?? linkerMessage(line);
    return diagnostic ? [{ type: 'diagnostic', diagnostic }] : [];
  };
}
