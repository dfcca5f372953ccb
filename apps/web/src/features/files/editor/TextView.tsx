import { useEffect, useRef } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { changedPart } from './changedPart.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

export interface TextProps {
  /** Chooses the language. */
  path: string;
  /** Followed when it changes: what is in view stays there. */
  text: string;
  /** Lines that stand out, counted from 1. */
  marks?: readonly number[];
  /** Line to show; a new object shows it again. */
  shown?: { line: number };
  /** For a narrow place: smaller letters and margins. */
  compact?: boolean;
}

const COMPACT = { fontSize: 12, lineNumbersMinChars: 3, lineDecorationsWidth: 8, folding: false };

const NO_MARKS: readonly number[] = [];

export default function TextView({ path, text, marks = NO_MARKS, shown, compact = false }: TextProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const dark = useTheme((state) => state.dark);

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const model = monaco.editor.createModel('', languageOf(path));
    const sizes = compact ? COMPACT : {};
    const editor = monaco.editor.create(host.current, { ...editorOptions, ...sizes, model, readOnly: true });
    view.current = editor;
    return () => {
      view.current = null;
      editor.dispose();
      model.dispose();
    };
  }, [path, compact]);

  useEffect(() => {
    const model = view.current?.getModel();
    if (!model || model.getValue() === text) return;
    const { start, end, written } = changedPart(model.getValue(), text);
    const range = monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
    model.applyEdits([{ range, text: written }]);
  }, [path, compact, text]);

  useEffect(() => {
    const decorations = view.current?.createDecorationsCollection(marks.map(markOf));
    return () => decorations?.clear();
  }, [path, compact, text, marks]);

  useEffect(() => {
    if (shown) view.current?.revealLineInCenterIfOutsideViewport(shown.line);
  }, [path, compact, shown]);

  return <div ref={host} className="nl-code" />;
}

function markOf(line: number): monaco.editor.IModelDeltaDecoration {
  const className = 'nl-code-mark';
  return {
    range: new monaco.Range(line, 1, line, 1),
    options: { isWholeLine: true, className, linesDecorationsClassName: 'nl-code-mark-edge' },
  };
}
