import { shownPlaces } from './shownPlaces.ts';

/** A block by a SoC that it stands in, the path of its document, and the way down to the block. */
export interface BlockPlace {
  top: string;
  path: string;
  way: string;
}

/** The SoCs that a block of the shown diagram is known to stand in, the topmost first. */
export const placesOfBlock = (name: string): BlockPlace[] =>
  shownPlaces().map(({ top, path, way }) => ({ top, path, way: [...way, name].join('/') }));
