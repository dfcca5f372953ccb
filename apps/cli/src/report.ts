import type { Diagnostic } from '@netloom/model';

/** "file:line:column: error: message [CODE]", as compilers write it, so that editors find the place. */
function formatDiagnostic({ place, severity, message, code }: Diagnostic, file: string): string {
  const where = place?.kind === 'source' ? [place.file, place.line, place.column] : [file];
  const pointer = place?.kind === 'document' && place.pointer ? ` (${place.pointer})` : '';
  return `${where.filter((part) => part !== undefined).join(':')}: ${severity}: ${message}${pointer} [${code}]`;
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** What a command answers: `result` goes out with `--json`, `text` without. */
export interface Outcome {
  text: string;
  result: unknown;
  failed: boolean;
  /** Where it is not 1 for what failed and 0 for the rest. */
  exitCode?: number;
  /** What was wrong with the input though it could be answered: lines for standard error, told by exit code 3. */
  faults?: readonly string[];
}

/** The outcome of a command that looked at `file` and found these diagnostics. */
export function outcomeOf(
  file: string,
  diagnostics: readonly Diagnostic[],
  summary: string,
  result: object,
): Outcome {
  const lines = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, file));
  const failed = hasErrors(diagnostics);
  return {
    text: [...lines, failed ? `${file}: failed` : summary].join('\n'),
    result: { ...result, diagnostics },
    failed,
  };
}
