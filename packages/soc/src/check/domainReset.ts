import type { Subject } from './rule.ts';

/** The active-low reset of a block on a clock, or the one of that clock. */
export function domainReset(
  { design }: Subject,
  instance: string | undefined,
  clock: string,
): string | undefined {
  const { resets } = design.document;
  const own = design.blocks.get(instance ?? '')?.shape?.descriptor.resets[0];
  const source = own && design.sources.get(`${instance}.${own.port}`);
  const isOwn = source !== undefined && own?.polarity !== 'high';
  if (isOwn && (resets[source]?.clock ?? clock) === clock) return source;
  return Object.keys(resets).find(
    (name) => resets[name]!.clock === clock && resets[name]!.polarity === 'low',
  );
}
