import { create } from 'zustand';
import type { BlockMark } from '../paint/view.ts';

/** Which blocks have problems, by name. */
export const useMarks = create<{ marks: ReadonlyMap<string, BlockMark> }>(() => ({ marks: new Map() }));
