import type { WavePlace } from '@netloom/contract';

/** A dump that is shown beside the viewer's own. */
export interface OtherDump {
  place: WavePlace;
  /** Added to its times, as `clockOf` reads it. */
  offset?: string;
}

const pattern = /^@([^|]*)\|([^]*)$/;

/** The path by which the viewer of one dump knows a signal of another: it tells where that dump lies. */
export function otherPath({ place, offset }: OtherDump, path: string): string {
  const texts = Object.entries(place).map(([key, value]) => [key, String(value)]);
  const search = new URLSearchParams(texts);
  if (offset) search.set('offset', offset);
  return `@${search}|${path}`;
}

/** What `otherPath` has put together; null for a path of the viewer's own dump. */
export function readOtherPath(text: string): { dump: string; path: string } | null {
  const [, dump, path] = pattern.exec(text) ?? [];
  return dump === undefined || path === undefined ? null : { dump, path };
}

/** The dump that is named before the bar. */
export function otherDumpOf(text: string): OtherDump {
  const search = new URLSearchParams(text);
  const [runId, file] = [search.get('runId'), search.get('file') ?? ''];
  const place = runId
    ? { runId, file }
    : { deptId: Number(search.get('deptId')), path: search.get('path') ?? '' };
  const offset = search.get('offset');
  return { place, ...(offset && { offset }) };
}
