import { splitVlnv } from '@netloom/model';
import type { SocDocument, Vlnv } from '@netloom/model';
import type { Library } from '../../library/library.ts';

/** Blocks that instances of `vlnv` could be replaced by: its other versions first, the newest before all. */
export function otherBlocks({ vlnv: own }: SocDocument, library: Library, vlnv: Vlnv): Vlnv[] {
  const stem = stemOf(vlnv);
  const name = splitVlnv(vlnv).name;
  const nearness = (each: Vlnv) => (stemOf(each) === stem ? 0 : splitVlnv(each).name === name ? 1 : 2);
  return library.names
    .filter((each) => each !== vlnv && each !== own)
    .toSorted(
      (a, b) => nearness(a) - nearness(b) || (nearness(a) < 2 ? byVersion(b, a) : a.localeCompare(b)),
    );
}

/** The newest version of a block that is newer than this one. */
export function newerVersion(library: Library, vlnv: Vlnv): Vlnv | undefined {
  const [newest] = library.names
    .filter((each) => stemOf(each) === stemOf(vlnv) && byVersion(each, vlnv) > 0)
    .toSorted((a, b) => byVersion(b, a));
  return newest;
}

function stemOf(vlnv: Vlnv): string {
  return vlnv.slice(0, vlnv.lastIndexOf(':'));
}

/** 1.10 comes after 1.9. */
function byVersion(a: Vlnv, b: Vlnv): number {
  return splitVlnv(a).version.localeCompare(splitVlnv(b).version, 'en', { numeric: true });
}
