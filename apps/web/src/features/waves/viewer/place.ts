/** Where a dump comes from: a run's file, a file of the project's tree, or one of the user's own machine. */
export type WavePlace =
  | { kind: 'run'; runId: string; file: string }
  | { kind: 'project'; deptId: number; path: string }
  | { kind: 'local'; name: string };

/** The last part of the dump's path. */
export function fileNameOf(place: WavePlace): string {
  if (place.kind === 'local') return place.name;
  const path = place.kind === 'run' ? place.file : place.path;
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A text that tells a place from all others. */
export function placeKey(place: WavePlace): string {
  if (place.kind === 'run') return `run:${place.runId}:${place.file}`;
  return place.kind === 'project' ? `project:${place.deptId}:${place.path}` : `local:${place.name}`;
}

/** What an address asks a viewer to begin with. */
export interface WaveStart {
  /** Full path of a signal, shown and selected. */
  signal?: string;
  /** Ticks; with `until` the span between the two is shown. */
  time?: number;
  until?: number;
  /** Path of a saved view. */
  view?: string;
}

/** The part of an address of waveform debug behind the `?`. */
export function searchOf(place: WavePlace, { signal, time, until, view }: WaveStart = {}): URLSearchParams {
  const search = new URLSearchParams(
    place.kind === 'run'
      ? { run: place.runId, file: place.file }
      : place.kind === 'project'
        ? { path: place.path }
        : { local: place.name },
  );
  if (signal !== undefined) search.set('signal', signal);
  if (time !== undefined) search.set('time', String(time));
  if (until !== undefined) search.set('until', String(until));
  if (view !== undefined) search.set('view', view);
  return search;
}

/** The address of a dump in waveform debug. */
export function waveDebugAddress(place: WavePlace, start?: WaveStart): string {
  return `/example/edit?${searchOf(place, start)}`;
}

/** The whole address, to be passed on. */
export function linkTo(place: WavePlace, start?: WaveStart): string {
  return `${window.location.origin}${waveDebugAddress(place, start)}`;
}
