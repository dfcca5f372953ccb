import type { CoreOptions } from '../../../src/index.ts';
import { looseText } from '../../looseText.ts';
import { dataBench } from '../dataBench.ts';
import { instructionBench } from '../instructionBench.ts';
import { inIcarus } from '../runBench.ts';
import { cacheModules, withCaches } from '../shapes.ts';

/** A bug in a cache: a text that its module has once, whatever its white space, and what stands there instead. */
export type Mutant = readonly [wrong: string, find: string, replace: string];

type Shape = NonNullable<CoreOptions['memory']['instructionCache']>;
type Policy = NonNullable<CoreOptions['memory']['dataCache']>['policy'];

/** A cache of a core with its bench. */
export const ofCache = (cache: 'icache' | 'dcache', options: CoreOptions) => ({
  modules: cacheModules(options, cache),
  bench: (operations: number) =>
    cache === 'dcache' ? dataBench(options, operations) : instructionBench(options, operations),
});

export const ofData = (shape: Shape, policy: Policy) =>
  ofCache('dcache', withCaches({ dataCache: { ...shape, policy } }));

export const ofInstructions = (instructionCache: Shape) =>
  ofCache('icache', withCaches({ instructionCache }));

/** What the bench says of the cache with the bug; undefined where this cache has no such text. */
export async function withMutant(
  { modules, bench }: ReturnType<typeof ofData>,
  [, find, replace]: Mutant,
  operations: number,
): Promise<string | undefined> {
  const [memory, cache] = modules;
  const parts = cache!.split(looseText(find));
  if (parts.length === 1) return undefined;
  if (parts.length > 2) throw new Error(`${parts.length - 1} times in the cache: ${find}`);
  return inIcarus([memory!, parts.join(replace), bench(operations)]);
}
