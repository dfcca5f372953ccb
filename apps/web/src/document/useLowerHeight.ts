import { useState } from 'react';
import type { Height } from './HeightHandle.tsx';

/** Pixels at least, and of the window at most. */
const [LEAST, MOST] = [80, 0.7];

/** Height of lower tabs that begin with so many pixels and can be made higher or lower. */
export function useLowerHeight(first: number): Height {
  const [pixels, setPixels] = useState(Math.min(first, window.innerHeight * 0.2));
  return {
    pixels,
    onChange: (next) => setPixels(Math.max(LEAST, Math.min(next, window.innerHeight * MOST))),
  };
}
