import type { VerilogFile } from '@netloom/contract';
import { useBuffers } from './bufferStore.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

function uriOf(path: string): monaco.Uri {
  return monaco.Uri.from({ scheme: 'tree', path: `/${path}` });
}

export function modelOf(path: string): Model | null {
  return monaco.editor.getModel(uriOf(path));
}

/** What edits began from, where a model took another text over: before and after it, by the model's version. */
const bases = new WeakMap<Model, Map<number, VerilogFile>>();

function createModel(file: VerilogFile): Model {
  const path = file.socVerilogPath;
  const model = monaco.editor.createModel(file.verilogFile, languageOf(path), uriOf(path));
  model.onDidChangeContent(() => {
    const other = bases.get(model)?.get(model.getAlternativeVersionId());
    if (other !== undefined) useBuffers.getState().put(path, { base: other, dirty: true });
    const base = useBuffers.getState().buffers[path]?.base;
    useBuffers.getState().setDirty(path, base !== undefined && model.getValue() !== base.verilogFile);
  });
  return model;
}

/** Replaces a model's text so that it can be undone. */
export function replaceText(model: Model, text: string): void {
  if (model.getValue() === text) return;
  model.pushStackElement();
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
  model.pushStackElement();
}

/**
 * Takes a text over for an open file, of which `stored` is part. Undo brings back with the edits what they began from,
 * so that a save of them asks again.
 */
export function takeOver(stored: VerilogFile, text: string): void {
  const path = stored.socVerilogPath;
  const model = modelOf(path);
  const before = useBuffers.getState().buffers[path]?.base;
  if (model === null || before === undefined) return;
  const known = bases.get(model) ?? new Map<number, VerilogFile>();
  known.set(model.getAlternativeVersionId(), before);
  bases.set(model, known);
  replaceText(model, text);
  known.set(model.getAlternativeVersionId(), stored);
  useBuffers.getState().put(path, { base: stored, dirty: model.getValue() !== stored.verilogFile });
}

/** Takes over what the server has, unless there are edits: those are kept until they are saved or dropped. */
export function adoptFile(file: VerilogFile): Model {
  const path = file.socVerilogPath;
  const buffer = useBuffers.getState().buffers[path];
  const model = modelOf(path) ?? createModel(file);
  if (buffer?.dirty) return model;
  useBuffers.getState().put(path, { base: file, dirty: false });
  replaceText(model, file.verilogFile);
  return model;
}

// A file that was closed takes its model, and with it the undo history, along.
useBuffers.subscribe(({ buffers }, before) => {
  for (const path of Object.keys(before.buffers)) {
    if (!(path in buffers)) modelOf(path)?.dispose();
  }
});
