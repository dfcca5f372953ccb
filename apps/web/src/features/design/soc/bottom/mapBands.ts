import type { ManagerView, Region } from '@netloom/soc';

export interface Band {
  /** The region's endpoint; undefined for a gap. */
  endpoint: string | undefined;
  base: bigint;
  size: bigint;
  /** Pixels. */
  height: number;
}

const LEAST = 22;
const GAP = 18;
/** Height given for each doubling of a region above the smallest. */
const PER_DOUBLING = 3;
const MOST = 64;

/**
 * The address space from bottom to top as bands. Heights grow with the logarithm of the size: a linear scale would
 * show a 4 KiB peripheral beside a gap of gigabytes as nothing.
 */
export function mapBands(view: ManagerView): Band[] {
  const smallest = view.regions.reduce((least, { size }) => (size < least ? size : least), 1n << 64n);
  const regions = view.regions.map((region): Band => ({ ...region, height: heightOf(region, smallest) }));
  const gaps = view.gaps.map((gap): Band => ({ ...gap, endpoint: undefined, height: GAP }));
  return [...regions, ...gaps].sort((a, b) => (a.base < b.base ? -1 : a.base > b.base ? 1 : 0));
}

function heightOf(region: Region, smallest: bigint): number {
  const doublings = Math.log2(Number(region.size)) - Math.log2(Number(smallest));
  return Math.min(MOST, LEAST + Math.max(0, doublings) * PER_DOUBLING);
}

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];

/** 4096 → "4 KiB"; a size that is no whole number of its unit is rounded: "≈ 512 MiB". */
export function sizeText(bytes: bigint): string {
  let unit = 0;
  let scale = 1n;
  while (unit < UNITS.length - 1 && bytes >= scale * 1024n) {
    scale *= 1024n;
    unit++;
  }
  const exact = bytes % scale === 0n;
  return exact
    ? `${bytes / scale} ${UNITS[unit]}`
    : `≈ ${Math.round(Number(bytes) / Number(scale))} ${UNITS[unit]}`;
}
