import type { ValueNode, ValuePath } from '../text/syntax.ts';
import type { Reports } from './reports.ts';

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
    const message = again
      ? `${key} stands here again below, which counts`
      : `${key} is not known and not drawn; known are ${known.join(', ')}`;
    if (again || !known.includes(key))
      reports.add('DRAW-IGNORED', 'warning', keyRange, [...path, key], message);
  });
}

/** Reports markup of a text whose looks are not drawn: `['tspan', {…}, 'words']` reads as its words. */
export function reportMarkup(node: ValueNode | undefined, path: ValuePath, reports: Reports): void {
  if (node?.kind !== 'array') return;
  node.items.forEach((item, index) => {
    const here = [...path, index];
    if (item.kind === 'object') {
      for (const { key, keyRange } of item.members)
        reports.add('DRAW-IGNORED', 'warning', keyRange, [...here, key], `the style ${key} is not drawn`);
    } else reportMarkup(item, here, reports);
  });
}
