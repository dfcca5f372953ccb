import type { WavePlace, WaveStart } from '../viewer/index.ts';

/** The dump that an address names; null when it names none. `local` only says which file was open. */
export function placeOf(search: URLSearchParams, deptId: number): WavePlace | null {
  const [runId, file, path, local] = ['run', 'file', 'path', 'local'].map((name) => search.get(name));
  if (runId && file) return { kind: 'run', runId, file };
  if (path) return { kind: 'project', deptId, path };
  return local ? { kind: 'local', name: local } : null;
}

/** What the viewer of that dump begins with. */
export function startOf(search: URLSearchParams): WaveStart {
  const [signal, time, view] = ['signal', 'time', 'view'].map((name) => search.get(name));
  const ticks = Number(time ?? NaN);
  const end = Number(search.get('until') ?? NaN);
  return {
    ...(signal && { signal }),
    ...(Number.isSafeInteger(ticks) && { time: ticks }),
    ...(Number.isSafeInteger(end) && end > ticks && { until: end }),
    ...(view && { view }),
  };
}
