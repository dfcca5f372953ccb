import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useTheme } from '../../../theme/index.ts';
import { languageOf } from './languageOf.ts';
import { monaco } from './monaco.ts';
import { editorOptions } from './options.ts';

/** A name in a text that stands for a signal or an instance; lines and columns count from 1. */
export interface CodeName {
  line: number;
  column: number;
  endColumn: number;
  /** What it stands for. */
  path: string;
  kind: 'signal' | 'instance';
}

/** What is shown after a name. */
export interface NameValue {
  text: string;
  tone: 'known' | 'unknown' | 'floating';
}

export interface SignalHandle {
  /** Shows a place and marks its line. */
  show: (place: { line: number; column: number; endColumn: number }) => void;
}

export interface SignalCodeProps {
  /** Chooses the language. */
  path: string;
  text: string;
  names: readonly CodeName[];
  /** By path; names without one show none. */
  values: ReadonlyMap<string, NameValue>;
  /** Names that stand out. */
  selected: string | null;
  /** Markdown shown over a name. */
  onHover: (name: CodeName) => Promise<string>;
  onPick: (name: CodeName) => void;
  /** A double click on a name. */
  onEnter: (name: CodeName) => void;
  /** Lines that are in sight, first and last. */
  onLines: (first: number, last: number) => void;
  ref?: Ref<SignalHandle>;
}

/** A panel beside the waves is narrow. */
const dense = { fontSize: 12, glyphMargin: false, folding: false, lineNumbersMinChars: 4 };

type Editor = monaco.editor.IStandaloneCodeEditor;

function decorationOf(
  { line, column, endColumn, path, kind }: CodeName,
  { values, selected }: Pick<SignalCodeProps, 'values' | 'selected'>,
): monaco.editor.IModelDeltaDecoration {
  const value = kind === 'signal' ? values.get(path) : undefined;
  const classes = [kind === 'signal' ? 'nl-signal-name' : 'nl-signal-instance'];
  if (path === selected) classes.push('nl-signal-selected');
  return {
    range: new monaco.Range(line, column, line, endColumn),
    options: {
      inlineClassName: classes.join(' '),
      showIfCollapsed: true,
      ...(value && {
        after: {
          content: `\u2009${value.text}\u2009`,
          inlineClassName: `nl-signal-value nl-signal-${value.tone}`,
          cursorStops: monaco.editor.InjectedTextCursorStops.None,
        },
      }),
    },
  };
}

function inSight(editor: Editor): [number, number] | undefined {
  const ranges = editor.getVisibleRanges();
  if (ranges.length === 0) return undefined;
  return [ranges[0]!.startLineNumber, ranges.at(-1)!.endLineNumber];
}

const hovers = new Map<string, (line: number, column: number) => Promise<string | undefined>>();

for (const language of ['systemverilog', 'verilog'])
  monaco.languages.registerHoverProvider(language, {
    async provideHover(model, { lineNumber, column }) {
      const text = await hovers.get(model.id)?.(lineNumber, column);
      return text === undefined ? null : { contents: [{ value: text }] };
    },
  });

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
    const model = monaco.editor.createModel(text, languageOf(path));
    const editor = monaco.editor.create(host.current, {
      ...editorOptions,
      ...dense,
      model,
      readOnly: true,
    });
    const nameAt = (at: { lineNumber: number; column: number } | null | undefined) =>
      latest.current.names.find(
        (name) =>
          at && name.line === at.lineNumber && at.column >= name.column && at.column <= name.endColumn,
      );
    hovers.set(model.id, async (lineNumber, column) => {
      const name = nameAt({ lineNumber, column });
      return name && latest.current.onHover(name);
    });
    editor.onMouseDown(({ event, target }) => {
      const name = event.leftButton ? nameAt(target.position) : undefined;
      if (name) (event.detail === 2 ? latest.current.onEnter : latest.current.onPick)(name);
    });
    editor.addCommand(monaco.KeyCode.Enter, () => {
      const name = nameAt(editor.getPosition());
      if (name) (name.kind === 'instance' ? latest.current.onEnter : latest.current.onPick)(name);
    });
    const tellLines = () => {
      const lines = inSight(editor);
      if (lines) latest.current.onLines(...lines);
    };
    editor.onDidScrollChange(tellLines);
    editor.onDidLayoutChange(tellLines);
    line.current = editor.createDecorationsCollection();
    view.current = editor;
    tellLines();
    return () => {
      hovers.delete(model.id);
      editor.dispose();
      model.dispose();
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
