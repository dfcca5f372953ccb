import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

/** What is said of one line. */
export interface LineNote {
  /** Before the line's number. */
  gutter: string;
  /** Class of the line and of its number. */
  className: string;
}

export interface AnnotatedHandle {
  /** Shows a line and puts the cursor there. */
  show: (line: number) => void;
}

export interface AnnotatedProps {
  /** Chooses the language. */
  path: string;
  text: string;
  notes: ReadonlyMap<number, LineNote>;
  onCursor: (line: number) => void;
  /** Called with F8 (1) and Shift+F8 (-1). */
  onStep: (direction: 1 | -1) => void;
  ref?: Ref<AnnotatedHandle>;
}

type Editor = monaco.editor.IStandaloneCodeEditor;

function annotate(
  editor: Editor,
  notes: AnnotatedProps['notes'],
): monaco.editor.IEditorDecorationsCollection {
  const widest = Math.max(0, ...[...notes.values()].map(({ gutter }) => gutter.length));
  editor.updateOptions({
    lineNumbers: (line) => `${notes.get(line)?.gutter ?? ''}\u2003${line}`,
    lineNumbersMinChars: widest + String(editor.getModel()?.getLineCount() ?? 0).length + 3,
  });
  return editor.createDecorationsCollection(
    [...notes].map(([line, { className }]) => ({
      range: new monaco.Range(line, 1, line, 1),
      options: { isWholeLine: true, className, lineNumberClassName: className },
    })),
  );
}

export default function AnnotatedView({ path, text, notes, onCursor, onStep, ref }: AnnotatedProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<Editor>(null);
  const dark = useTheme((state) => state.dark);
  const calls = useRef({ onCursor, onStep });

  useEffect(() => {
    calls.current = { onCursor, onStep };
  });
  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const model = monaco.editor.createModel(text, languageOf(path));
    const editor = monaco.editor.create(host.current, { ...editorOptions, model, readOnly: true });
    editor.onDidChangeCursorPosition(({ position }) => calls.current.onCursor(position.lineNumber));
    editor.addCommand(monaco.KeyCode.F8, () => calls.current.onStep(1));
    editor.addCommand(monaco.KeyMod.Shift | monaco.KeyCode.F8, () => calls.current.onStep(-1));
    view.current = editor;
    return () => {
      editor.dispose();
      model.dispose();
    };
  }, [path, text]);

  useEffect(() => {
    if (view.current === null) return;
    const decorations = annotate(view.current, notes);
    return () => decorations.clear();
  }, [notes, path, text]);

  useImperativeHandle(ref, () => ({
    show(line) {
      view.current?.setPosition({ lineNumber: line, column: 1 });
      view.current?.revealLineInCenter(line);
      view.current?.focus();
    },
  }));

  return <div ref={host} className="nl-code" />;
}
