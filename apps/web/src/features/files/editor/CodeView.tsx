import type { VerilogFile } from '@netloom/contract';
import { useEffect, useRef } from 'react';
import { useSentences } from '../../../diagnostics/useSaid.ts';
import { useTheme } from '../../../theme/index.ts';
import { markProblems } from './markers.ts';
import { adoptFile } from './models.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';
import { problemsOf, useProblems } from './problemStore.ts';
import { useCaretLine } from './useCaretLine.ts';
import { useSaidLines } from './useSaidLines.ts';
import { restoreView, saveView } from './viewStates.ts';

interface CodeViewProps {
  file: VerilogFile;
  line?: number;
  column?: number;
  readOnly: boolean;
  onSave: (text: string) => void;
}

/** Shows the model of a file. The model outlives it, so that hiding the screen loses no edit and no undo. */
export function CodeView({ file, line, column, readOnly, onSave }: CodeViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const save = useRef(onSave);
  const dark = useTheme((state) => state.dark);
  const problems = useProblems();
  const sentences = useSentences();
  const path = file.socVerilogPath;

  useEffect(() => {
    save.current = onSave;
  }, [onSave]);

  useEffect(() => monaco.editor.setTheme(dark ? 'netloom-dark' : 'netloom-light'), [dark]);

  useEffect(() => {
    if (host.current === null) return;
    const editor = monaco.editor.create(host.current, { ...editorOptions, model: null });
    editor.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS, () => save.current(editor.getValue()));
    view.current = editor;
    return () => {
      saveView(editor);
      editor.dispose();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    const model = adoptFile(file);
    if (editor === null || editor.getModel() === model) return;
    saveView(editor);
    editor.setModel(model);
    restoreView(editor);
  }, [file]);

  useEffect(() => view.current?.updateOptions({ readOnly }), [readOnly]);

  useEffect(() => {
    if (line === undefined || view.current === null) return;
    view.current.setPosition({ lineNumber: line, column: column ?? 1 });
    view.current.revealLineInCenter(line);
    view.current.focus();
  }, [path, line, column]);

  useEffect(() => {
    const model = view.current?.getModel();
    if (model) markProblems(model, problemsOf(problems, path), sentences);
  }, [problems, path, file, sentences]);

  useSaidLines(view, file);
  useCaretLine(view, path);

  return <div ref={host} className="nl-code" />;
}
