import { useEffect, useRef } from 'react';
import { useTheme } from '../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

export interface TextProps {
  /** Chooses the language. */
  path: string;
  text: string;
}

export default function TextView({ path, text }: TextProps) {
  const host = useRef<HTMLDivElement>(null);
  const dark = useTheme((state) => state.dark);

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const model = monaco.editor.createModel(text, languageOf(path));
    const editor = monaco.editor.create(host.current, { ...editorOptions, model, readOnly: true });
    return () => {
      editor.dispose();
      model.dispose();
    };
  }, [path, text]);

  return <div ref={host} className="nl-code" />;
}
