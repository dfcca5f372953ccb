import type { ValueNode, ValuePath } from '../text/syntax.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

/** Reports every member of an object that nothing is drawn from, at its name; of two with one name the first. */
export function reportIgnored(
  node: ValueNode | undefined,
  known: readonly string[],
  path: ValuePath,
  reports: Reports,
): void {
  if (node?.kind !== 'object') return;
  node.members.forEach(({ key, keyRange }, index) => {
    const again = node.members.some((other, at) => at > index && other.key === key);
    const said = again
      ? say('DRAW-IGNORED/again', { key })
      : say('DRAW-IGNORED/unknown', { key, known: known.join(', ') });
    if (again || !known.includes(key)) reports.add('DRAW-IGNORED', 'warning', keyRange, [...path, key], said);
  });
}

/** Reports markup of a text whose looks are not drawn: `['tspan', {…}, 'words']` reads as its words. */
export function reportMarkup(node: ValueNode | undefined, path: ValuePath, reports: Reports): void {
  if (node?.kind !== 'array') return;
  node.items.forEach((item, index) => {
    const here = [...path, index];
    if (item.kind === 'object') {
      for (const { key, keyRange } of item.members)
        reports.add('DRAW-IGNORED', 'warning', keyRange, [...here, key], say('DRAW-IGNORED/style', { key }));
    } else reportMarkup(item, here, reports);
  });
}
