import { create } from 'zustand';

/** What the side pane shows; `map` is the drawing, on narrow screens. */
export type Pane = 'map' | 'table' | 'problems' | 'outputs';

export const usePane = create<{ pane: Pane }>(() => ({ pane: 'map' }));
