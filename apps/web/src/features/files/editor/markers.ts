import { saidIn } from '@netloom/model';
import type { Diagnostic, Severity } from '@netloom/model';
import { monaco } from './monaco.ts';

const severities: Record<Severity, monaco.MarkerSeverity> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

/** Sentences of checks by key, in the reader's language. */
type Sentences = Readonly<Record<string, string>>;

function markerOf(
  model: monaco.editor.ITextModel,
  diagnostic: Diagnostic,
  sentences: Sentences,
): monaco.editor.IMarkerData[] {
  const { place } = diagnostic;
  if (place?.kind !== 'source' || place.line > model.getLineCount()) return [];
  const startColumn = place.column ?? model.getLineFirstNonWhitespaceColumn(place.line);
  const word = model.getWordAtPosition({ lineNumber: place.line, column: Math.max(1, startColumn) });
  const endColumn = place.column === undefined ? model.getLineMaxColumn(place.line) : word?.endColumn;
  return [
    {
      severity: severities[diagnostic.severity],
      message: saidIn(sentences, diagnostic),
      code: diagnostic.code,
      startLineNumber: place.line,
      endLineNumber: place.line,
      startColumn,
      endColumn: endColumn ?? startColumn + 1,
    },
  ];
}

/** Underlines what diagnostics say about lines of the model. */
export function markProblems(
  model: monaco.editor.ITextModel,
  diagnostics: readonly Diagnostic[],
  sentences: Sentences,
): void {
  monaco.editor.setModelMarkers(
    model,
    'netloom',
    diagnostics.flatMap((diagnostic) => markerOf(model, diagnostic, sentences)),
  );
}
