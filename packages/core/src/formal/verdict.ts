/** What was decided of a check. `clocks`: where it fails, or how far it holds; of what is proved, where it is first asked. */
export interface FormalVerdict {
  check: string;
  verdict: 'proved' | 'holds' | 'unasked' | 'fails';
  clocks: number;
  /** Clocks that were to be looked through, where the time was over before. */
  of?: number;
}

const LINE = /^netloom: (fails|unasked|proved|holds) (\w+) (\d+)(?: of (\d+))?$/;

/** Reads a line of the script; undefined where it says something else. */
export function readVerdict(line: string): FormalVerdict | undefined {
  const [, verdict, check, clocks, of] = LINE.exec(line) ?? [];
  if (verdict === undefined || check === undefined) return undefined;
  const decided = { check, verdict: verdict as FormalVerdict['verdict'], clocks: Number(clocks) };
  return of === undefined ? decided : { ...decided, of: Number(of) };
}

/** How far the check was looked through: `14 clocks`, or `9 of 14 clocks` where the time was over before. */
export const lookedThrough = ({ clocks, of }: FormalVerdict): string =>
  of === undefined ? `${clocks} clocks` : `${clocks} of ${of} clocks`;
