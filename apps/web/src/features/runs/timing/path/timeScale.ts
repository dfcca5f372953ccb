import type { CSSProperties } from 'react';
import { nanoseconds } from '../nanoseconds.ts';
import type { PathPicture } from './pathBars.ts';

/** Times of a path as places in its picture. */
export interface TimeScale {
  at: (time: number) => string;
  place: (from: number, to: number) => CSSProperties;
  isLate: (time: number) => boolean;
  text: (time: number) => string;
}

/** The picture as wide as the path takes. */
export function timeScale({ from, to }: Pick<PathPicture, 'from' | 'to'>, language: string): TimeScale {
  const span = Math.max(to - from, 1e-9);
  const at = (time: number) => `${(100 * (time - from)) / span}%`;
  return {
    at,
    place: (begin, end) => ({ left: at(begin), width: `${(100 * (end - begin)) / span}%` }),
    isLate: (time) => time - from > span / 2,
    text: (time) => `${nanoseconds(time, language)} ns`,
  };
}
