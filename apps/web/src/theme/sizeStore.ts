import { create } from 'zustand';
import { YEAR_SECONDS, readCookie, writeCookie } from '../cookies.ts';

export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

const COOKIE = 'size';

function savedSize(): Size {
  const saved = readCookie(COOKIE);
  return sizes.find((size) => size === saved) ?? 'medium';
}

/** How large controls, texts and rows are. */
export const useSize = create<{ size: Size }>(() => ({ size: savedSize() }));

export function chooseSize(size: Size): void {
  writeCookie(COOKIE, size, YEAR_SECONDS);
  useSize.setState({ size });
}
