import type { Mutant } from './mutant.ts';

/** Changes that nothing outside can see, with the reason; the deep suite shows that the bench finds nothing there. */
export const EQUIVALENT: readonly (readonly [
  cache: 'data' | 'write-back' | 'write-through' | 'instructions',
  why: string,
  mutant: Mutant,
])[] = [
  [
    'data',
    'nothing is looked up while a burst runs, and its end says anew whether the line is valid',
    ['the line stays valid under its old name during a burst', '(state == ADDRESS || ends)', 'ends'],
  ],
  [
    'data',
    'a line of the uncached region never comes into the cache, so that no tag is its',
    ['an uncached address may hit', 'assign hit = cached && |way_hit', 'assign hit = |way_hit'],
  ],
  [
    'write-back',
    'the address of the refill follows, which makes the same tag invalid',
    [
      'a line that made room is valid again',
      '({2{state == EVICTED && scanning && m_axi_bvalid}} & evict_way)',
      '({2{state == EVICTED && m_axi_bvalid}} & evict_way)',
    ],
  ],
  [
    'write-through',
    'each request is answered before its burst is over: none waits to be looked up again',
    [
      'the lookup is not done again',
      'looked_up <= state == LOOK_UP && (accept || (pending && !looked_up))',
      'looked_up <= state == LOOK_UP && accept',
    ],
  ],
  [
    'write-through',
    'the first answer ends the request, and the other beats have none to answer',
    ['each beat answers', 'arrives && pending && first &&', 'arrives && pending &&'],
  ],
  [
    'write-through',
    'no store fetches a line',
    ['a store is answered by the first beat of its line', 'first && (!we || m_axi_rresp != OKAY)', 'first'],
  ],
  [
    'write-through',
    'a line of the uncached region never comes into the cache',
    ['a store to an uncached address changes what hits', '{2{cached}} & way_hit', 'way_hit'],
  ],
  [
    'instructions',
    'a line of the uncached region never comes into the cache',
    ['an uncached address may hit', 'assign hit = cached && |way_hit', 'assign hit = |way_hit'],
  ],
  [
    'instructions',
    'nothing is looked up while a burst runs, and its end says anew whether the line is valid',
    ['the line stays valid under its old name during a burst', '(state == ADDRESS || ends)', 'ends'],
  ],
  [
    'instructions',
    'where a flush came during a burst all lines are cleared after it',
    ['a line of before the flush is valid for a clock', '&& !stale && !flush', ''],
  ],
  [
    'instructions',
    'a request is looked up again after a flush alone, when no line is valid',
    ['another address is looked up again', 'pending && !looked_up ? addr', "1'b0 ? addr"],
  ],
];
