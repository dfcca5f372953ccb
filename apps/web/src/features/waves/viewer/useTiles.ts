import { useEffect, useMemo, useState } from 'react';
import { TileLoader } from './tiles/TileLoader.ts';
import type { Dump } from './useDump.ts';
import type { Span } from './view/span.ts';

export interface Tiles {
  loader: TileLoader;
  /** Grows with everything the loader brings. */
  version: number;
  error: Error | null;
}

/** The loader of a dump's tiles, with a new render whenever it brings some. */
export function useTiles({ data, info }: Dump, limits: Span): Tiles {
  const [state, setState] = useState<{ version: number; error: Error | null }>({ version: 0, error: null });
  const [first] = useState({ from: info.start, to: info.end });
  const loader = useMemo(
    () =>
      new TileLoader(data, first, (error) => setState(({ version }) => ({ version: version + 1, error }))),
    [data, first],
  );
  useEffect(() => loader.grow({ from: limits.from, to: limits.to }), [loader, limits.from, limits.to]);
  return useMemo(() => ({ loader, ...state }), [loader, state]);
}
