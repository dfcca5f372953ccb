import { runsOfText, styleOf } from '../text/styles.ts';
import type { TextRun, TextStyle } from '../text/styles.ts';
import type { ObjectNode, ValueNode, ValuePath } from '../text/syntax.ts';
import { isMarkup } from './fields.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

/** A text with its looks: tags in a text, and `['tspan', {class: 'h3'}, 'words', …]`, of which each part may be one again. */
export function readRuns(
  node: ValueNode,
  path: ValuePath,
  reports: Reports,
  style: TextStyle = {},
): TextRun[] {
  if (node.kind === 'scalar') return node.value === null ? [] : runsOfText(String(node.value), style);
  if (node.kind === 'object') return [];
  let here = style;
  return node.items.flatMap((item, index) => {
    if (index === 0 && isMarkup(node)) return [];
    const at = [...path, index];
    if (item.kind !== 'object') return readRuns(item, at, reports, here);
    here = { ...here, ...attributes(item, at, reports) };
    return [];
  });
}

/** Looks of a `tspan`; what is not drawn is reported. */
function attributes(node: ObjectNode, path: ValuePath, reports: Reports): TextStyle {
  const styles = node.members.map(({ key, keyRange, value }) => {
    const style = value.kind === 'scalar' ? styleOf(key, String(value.value)) : undefined;
    if (style === undefined)
      reports.add('DRAW-IGNORED', 'warning', keyRange, [...path, key], say('DRAW-IGNORED/style', { key }));
    return style ?? {};
  });
  return Object.assign({}, ...styles) as TextStyle;
}

export function wordsOfRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The runs where one has a look of its own; plain text needs none. */
export function styled(runs: TextRun[]): { runs?: TextRun[] } {
  return runs.some(({ style }) => Object.keys(style).length > 0) ? { runs } : {};
}
