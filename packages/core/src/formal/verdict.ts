/** What was decided of a check. `clocks`: where it fails, or how far it holds; of what is proved, where it is first asked. */
export interface FormalVerdict {
  check: string;
  verdict: 'proved' | 'holds' | 'unasked' | 'fails';
  clocks: number;
}

const LINE = /^netloom: (fails|unasked|proved|holds) (\w+) (\d+)$/;

/** Reads a line of the script; undefined where it says something else. */
export function readVerdict(line: string): FormalVerdict | undefined {
  const [, verdict, check, clocks] = LINE.exec(line) ?? [];
  if (verdict === undefined || check === undefined) return undefined;
  return { check, verdict: verdict as FormalVerdict['verdict'], clocks: Number(clocks) };
}
