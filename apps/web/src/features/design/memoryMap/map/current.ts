import { useSoc } from '../../soc/index.ts';
import type { Scale } from '../scale/scale.ts';
import { fitAll } from '../scale/viewport.ts';
import type { Viewport } from '../scale/viewport.ts';
import { useMap } from '../store/mapStore.ts';
import { pictureOf } from './picture.ts';
import type { Column, Picture } from './picture.ts';

/** The picture of the open design, for what is not a component. */
export function currentPicture(): Picture {
  return pictureOf(useSoc.getState().design);
}

export function usePicture(): Picture {
  return pictureOf(useSoc((state) => state.design));
}

export function currentScale(): Scale {
  const picture = currentPicture();
  return useMap.getState().readable ? picture.readable : picture.true;
}

export function shownColumns({ columns }: Picture, hidden: ReadonlySet<string>): Column[] {
  return columns.filter(({ view }) => !hidden.has(view.manager));
}

/** The viewport; everything until somebody has chosen another. */
export function currentViewport(): Viewport {
  const { viewport, size } = useMap.getState();
  return viewport ?? fitAll(currentScale(), size.height);
}
