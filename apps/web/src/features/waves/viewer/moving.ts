import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { InstructionText } from './format/instructionTexts.ts';
import type { Tiles } from './useTiles.ts';
import type { ViewState } from './view/model.ts';

/** What changes with every frame of a pan: read by what is painted, so that the rest of the viewer need not follow. */
export interface Moving {
  view: ViewState;
  tiles: Tiles;
  /** Pointer's time. */
  hover: number | null;
  /** How instructions are written, which comes later than the values. */
  textOf: InstructionText | undefined;
}

/** A store, not the value itself: React would look through the whole viewer for readers at every frame. */
export const MovingContext = createContext<StoreApi<Moving> | null>(null);

export function useMovingStore(moving: Moving): StoreApi<Moving> {
  const [store] = useState(() => createStore(() => moving));
  useLayoutEffect(() => store.setState(moving, true), [store, moving]);
  return store;
}

export function useMoving(): Moving {
  const store = useContext(MovingContext);
  if (!store) throw new Error('a wave board outside a viewer');
  return useStore(store);
}
