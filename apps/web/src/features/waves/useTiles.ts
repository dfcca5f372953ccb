import { useMemo, useState } from 'react';
import { TileLoader } from './tiles/TileLoader.ts';
import type { Dump } from './useDump.ts';

export interface Tiles {
  loader: TileLoader;
  /** Grows with everything the loader brings. */
  version: number;
  error: Error | null;
}

/** The loader of a dump's tiles, with a new render whenever it brings some. */
export function useTiles({ data, info }: Dump): Tiles {
  const [state, setState] = useState<{ version: number; error: Error | null }>({ version: 0, error: null });
  const loader = useMemo(
    () =>
      new TileLoader(data, { from: info.start, to: info.end }, (error) =>
        setState(({ version }) => ({ version: version + 1, error })),
      ),
    [data, info],
  );
  return { loader, ...state };
}
