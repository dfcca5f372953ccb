import type { Diagnostic, SourcePlace } from '@netloom/model';
import { LIMITS } from './limits.ts';
import type { Macro } from './macro.ts';
import { Output } from './output.ts';
import { Scanner } from './scanner.ts';
import { SourceText } from './sourceText.ts';

export interface IncludeRequest {
  /** As written between the quotes. */
  name: string;
  /** Path of the file that asks. */
  from: string;
  /** `<name>`: not searched beside the asking file (22.4). */
  angled: boolean;
}

export interface PreprocessOptions {
  macros: Map<string, Macro>;
  resolveInclude(request: IncludeRequest): { path: string; text: string } | undefined;
  /** Strings may go over several lines, as those of SystemRDL do. */
  hasLongStrings?: boolean;
}

export interface Preprocessed {
  text: string;
  diagnostics: Diagnostic[];
  /** Paths of the files read before whose macros were asked for. */
  macroFiles: ReadonlySet<string>;
  /** Place in the sources of an offset of the text; expanded text counts as standing at the outermost macro call. */
  place(offset: number): SourcePlace;
}

/**
 * Runs the compiler directives of IEEE 1800-2017, clause 22, over one file. `options.macros` is read and changed, so
 * that files of one compilation unit see each other's macros. Comments stay in the text; calls of unknown macros stay
 * as written and are reported.
 */
export function preprocess(path: string, text: string, options: PreprocessOptions): Preprocessed {
  const source = new SourceText(path, text);
  const output = new Output();
  const scanner = new Scanner(options, LIMITS.expandedCharacters);
  scanner.start(source, output);
  return {
    text: output.text,
    diagnostics: scanner.reports.diagnostics,
    macroFiles: scanner.macroFiles,
    place: (offset) => output.place(offset) ?? source.place(0),
  };
}
