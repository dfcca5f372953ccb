import { createContext, useContext } from 'react';
import type { Tiles } from './useTiles.ts';
import type { ViewState } from './view/model.ts';

/** What changes with every frame of a pan: read by what is painted, so that the rest of the viewer need not follow. */
export interface Moving {
  view: ViewState;
  tiles: Tiles;
  /** Pointer's time. */
  hover: number | null;
}

export const MovingContext = createContext<Moving | null>(null);

export function useMoving(): Moving {
  const moving = useContext(MovingContext);
  if (!moving) throw new Error('a wave board outside a viewer');
  return moving;
}
