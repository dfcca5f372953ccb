import { monaco } from './monaco.ts';
import type { CodeName, SignalCodeProps } from './codeName.ts';

/** How a name looks, and the value that is shown after it. */
export function decorationOf(
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
