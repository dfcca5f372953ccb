import { useEffect, useRef } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

export interface EditProps {
  /** Chooses the language. */
  path: string;
  /** What the editing starts from; another one starts anew. */
  start: string;
  label: string;
  onChange: (text: string) => void;
}

export default function EditView({ path, start, label, onChange }: EditProps) {
  const host = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  const dark = useTheme((state) => state.dark);

  useEffect(() => {
    changed.current = onChange;
  }, [onChange]);

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const model = monaco.editor.createModel(start, languageOf(path));
    const editor = monaco.editor.create(host.current, { ...editorOptions, model, ariaLabel: label });
    model.onDidChangeContent(() => changed.current(model.getValue()));
    return () => {
      editor.dispose();
      model.dispose();
    };
  }, [path, start, label]);

  return <div ref={host} className="nl-code" />;
}
