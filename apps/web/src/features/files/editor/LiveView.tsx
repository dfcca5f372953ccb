import type { Diagnostic } from '@netloom/model';
import { useEffect, useRef } from 'react';
import { useSentences } from '../../../diagnostics/useSaid.ts';
import { useTheme } from '../../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { markProblems } from './markers.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';
import { changedPart } from './changedPart.ts';

export interface LiveProps {
  /** Chooses the language. */
  path: string;
  /** Followed when it changes elsewhere. */
  text: string;
  label: string;
  problems: readonly Diagnostic[];
  onChange: (text: string) => void;
  /** The history belongs to who owns the text. */
  onUndo: () => void;
  onRedo: () => void;
}

/** Edits a text that changes elsewhere too: the cursor stays where it is, and undo is that of the owner. */
export default function LiveView({ path, text, label, problems, ...actions }: LiveProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const latest = useRef(actions);
  const following = useRef(false);
  const dark = useTheme((state) => state.dark);
  const sentences = useSentences();

  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const model = monaco.editor.createModel('', languageOf(path));
    const editor = monaco.editor.create(host.current, { ...editorOptions, model, ariaLabel: label });
    const { CtrlCmd, Shift } = monaco.KeyMod;
    editor.addCommand(CtrlCmd | monaco.KeyCode.KeyZ, () => latest.current.onUndo());
    editor.addCommand(CtrlCmd | Shift | monaco.KeyCode.KeyZ, () => latest.current.onRedo());
    editor.addCommand(CtrlCmd | monaco.KeyCode.KeyY, () => latest.current.onRedo());
    model.onDidChangeContent(() => {
      if (!following.current) latest.current.onChange(model.getValue());
    });
    view.current = editor;
    return () => {
      editor.dispose();
      model.dispose();
      view.current = null;
    };
  }, [path, label]);

  useEffect(() => {
    const model = view.current?.getModel();
    if (!model || model.getValue() === text) return;
    const { start, end, written } = changedPart(model.getValue(), text);
    const range = monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
    following.current = true;
    model.applyEdits([{ range, text: written }]);
    following.current = false;
  }, [path, label, text]);

  useEffect(() => {
    const model = view.current?.getModel();
    if (model) markProblems(model, problems, sentences);
  }, [path, label, problems, sentences]);

  return <div ref={host} className="nl-code" />;
}
