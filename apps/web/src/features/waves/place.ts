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
