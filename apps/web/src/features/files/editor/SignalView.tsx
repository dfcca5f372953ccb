import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { createSignalEditor } from './createSignalEditor.ts';
import type { Editor } from './createSignalEditor.ts';
import { monaco } from './monaco.ts';
import type { SignalCodeProps } from './codeName.ts';
import { decorationOf } from './signalDecoration.ts';

export default function SignalView(props: SignalCodeProps) {
  const { path, text, names, values, selected, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<Editor>(null);
  const line = useRef<monaco.editor.IEditorDecorationsCollection>(null);
  const dark = useTheme((state) => state.dark);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const { editor, dispose } = createSignalEditor(host.current, { path, text }, () => latest.current);
    line.current = editor.createDecorationsCollection();
    view.current = editor;
    return () => {
      dispose();
      view.current = null;
    };
  }, [path, text]);

  useEffect(() => {
    if (view.current === null) return;
    const made = names.map((name) => decorationOf(name, { values, selected }));
    const decorations = view.current.createDecorationsCollection(made);
    return () => decorations.clear();
  }, [names, values, selected, path, text]);

  useImperativeHandle(ref, () => ({
    show({ line: lineNumber, column, endColumn }) {
      const range = new monaco.Range(lineNumber, column, lineNumber, endColumn);
      line.current?.set([{ range, options: { isWholeLine: true, className: 'nl-signal-line' } }]);
      view.current?.setPosition({ lineNumber, column });
      view.current?.revealRangeInCenter(range);
    },
  }));

  return <div ref={host} className="nl-code" />;
}
