import { useEffect, useRef } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

/** Longer than a comparison takes. */
const WORKER_MS = 10_000;

export interface DiffProps {
  /** Chooses the language. */
  path: string;
  before: string;
  after: string;
}

/** Two texts beside each other, or one below the other where it is narrow. */
export default function DiffView({ path, before, after }: DiffProps) {
  const host = useRef<HTMLDivElement>(null);
  const dark = useTheme((state) => state.dark);

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const language = languageOf(path);
    const original = monaco.editor.createModel(before, language);
    const modified = monaco.editor.createModel(after, language);
    const editor = monaco.editor.createDiffEditor(host.current, {
      ...editorOptions,
      readOnly: true,
      originalEditable: false,
      hideUnchangedRegions: { enabled: true },
      renderOverviewRuler: false,
    });
    editor.setModel({ original, modified });
    return () => {
      editor.dispose();
      // The worker may be comparing the two still; it fails when they vanish under it.
      setTimeout(() => {
        original.dispose();
        modified.dispose();
      }, WORKER_MS);
    };
  }, [path, before, after]);

  return <div ref={host} className="nl-code" />;
}
