/** Share of the whole that each phase of a transfer takes, in order; figures from clones of middle-sized projects. */
const PHASES: [name: string, from: number, to: number][] = [
  ['Counting objects', 0, 0.02],
  ['Compressing objects', 0.02, 0.1],
  ['Receiving objects', 0.1, 0.8],
  ['Writing objects', 0.1, 0.8],
  ['Resolving deltas', 0.8, 1],
];

/** Progress of a transfer, 0 to 1, from one line that git writes with --progress; undefined for other lines. */
export function progressOf(line: string): number | undefined {
  const [, name, percent] = /^(?:remote: )?([A-Z][a-z]+ [a-z]+): +(\d+)%/.exec(line) ?? [];
  const phase = PHASES.find(([phaseName]) => phaseName === name);
  if (phase === undefined) return undefined;
  const [, from, to] = phase;
  return from + ((to - from) * Number(percent)) / 100;
}
