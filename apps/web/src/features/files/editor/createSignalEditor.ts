import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';
import type { CodeName, SignalCodeProps } from './codeName.ts';

export type Editor = monaco.editor.IStandaloneCodeEditor;

/** Asked for at each event, for they change with what is drawn. */
type Handlers = () => Pick<SignalCodeProps, 'names' | 'onHover' | 'onPick' | 'onEnter' | 'onLines'>;

/** A panel beside the waves is narrow. */
const dense = { fontSize: 12, glyphMargin: false, folding: false, lineNumbersMinChars: 4 };

const hovers = new Map<string, (line: number, column: number) => Promise<string | undefined>>();

for (const language of ['systemverilog', 'verilog'])
  monaco.languages.registerHoverProvider(language, {
    async provideHover(model, { lineNumber, column }) {
      const text = await hovers.get(model.id)?.(lineNumber, column);
      return text === undefined ? null : { contents: [{ value: text }] };
    },
  });

/** An editor of a source whose names answer to the pointer and to Enter; `dispose` takes it away with its model. */
export function createSignalEditor(
  host: HTMLElement,
  { path, text }: Pick<SignalCodeProps, 'path' | 'text'>,
  handlers: Handlers,
): { editor: Editor; dispose: () => void } {
  const model = monaco.editor.createModel(text, languageOf(path));
  const editor = monaco.editor.create(host, { ...editorOptions, ...dense, model, readOnly: true });
  hovers.set(model.id, async (lineNumber, column) => {
    const name = nameAt(handlers().names, { lineNumber, column });
    return name && handlers().onHover(name);
  });
  answerPointer(editor, handlers);
  tellLines(editor, handlers);
  const dispose = () => {
    hovers.delete(model.id);
    editor.dispose();
    model.dispose();
  };
  return { editor, dispose };
}

function answerPointer(editor: Editor, handlers: Handlers): void {
  editor.onMouseDown(({ event, target }) => {
    const name = event.leftButton ? nameAt(handlers().names, target.position) : undefined;
    if (name) (event.detail === 2 ? handlers().onEnter : handlers().onPick)(name);
  });
  editor.addCommand(monaco.KeyCode.Enter, () => {
    const name = nameAt(handlers().names, editor.getPosition());
    if (name) (name.kind === 'instance' ? handlers().onEnter : handlers().onPick)(name);
  });
}

function tellLines(editor: Editor, handlers: Handlers): void {
  const tell = () => {
    const lines = inSight(editor);
    if (lines) handlers().onLines(...lines);
  };
  editor.onDidScrollChange(tell);
  editor.onDidLayoutChange(tell);
  tell();
}

function nameAt(
  names: readonly CodeName[],
  at: { lineNumber: number; column: number } | null | undefined,
): CodeName | undefined {
  return names.find(
    ({ line, column, endColumn }) =>
      at && line === at.lineNumber && at.column >= column && at.column <= endColumn,
  );
}

function inSight(editor: Editor): [number, number] | undefined {
  const ranges = editor.getVisibleRanges();
  if (ranges.length === 0) return undefined;
  return [ranges[0]!.startLineNumber, ranges.at(-1)!.endLineNumber];
}
