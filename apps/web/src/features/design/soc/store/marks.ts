import { create } from 'zustand';
import type { BlockMark } from '../paint/view.ts';

interface Marks {
  /** Which blocks have problems, by name. */
  marks: ReadonlyMap<string, BlockMark>;
  /** How many messages are about each. */
  said: ReadonlyMap<string, number>;
}

export const useMarks = create<Marks>(() => ({ marks: new Map(), said: new Map() }));
