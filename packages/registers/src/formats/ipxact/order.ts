import type { Members } from './extension.ts';

/** Tells a reader the original order of what was written in another one: `written[i]` is the original index. */
export function orderOf(written: readonly number[]): Members {
  return written.every((original, index) => original === index) ? {} : { order: written.join(' ') };
}

/** The nodes in their original order. */
export function inOrder<T>(nodes: readonly T[], extension: Members | undefined): T[] {
  const text = extension?.['order'];
  const order = typeof text === 'string' ? text.split(' ').map(Number) : [];
  if (order.length !== nodes.length) return [...nodes];
  return nodes
    .map((node, index) => ({ node, original: order[index]! }))
    .sort((a, b) => a.original - b.original)
    .map(({ node }) => node);
}
