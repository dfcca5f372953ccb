import type { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

const states = new Map<string, monaco.editor.ICodeEditorViewState>();

/** Keeps scroll position, selection and folding of the file that is shown. */
export function saveView(editor: Editor): void {
  const key = editor.getModel()?.uri.toString();
  const state = editor.saveViewState();
  if (key !== undefined && state !== null) states.set(key, state);
}

export function restoreView(editor: Editor): void {
  const key = editor.getModel()?.uri.toString();
  if (key !== undefined) editor.restoreViewState(states.get(key) ?? null);
}
