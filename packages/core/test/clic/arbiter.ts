/** An interrupt that asks or does not, as the text of the specification sees it: a byte of clicintctl. */
interface Asking {
  number: number;
  pending: boolean;
  enabled: boolean;
  control: number;
}

/** Level and priority of a byte: so many upper bits are the level, and bits that there are not are ones. */
function split(control: number, levelBits: number): { level: number; priority: number } {
  const below = 8 - levelBits;
  const level = Math.floor(control / 2 ** below) * 2 ** below + (2 ** below - 1);
  return { level, priority: control % 2 ** below };
}

/**
 * The interrupt that is taken at a level: of those that ask the highest level, then priority, then number; if its level
 * is not above that of what runs, none. Written after the text (smclic, "Specifying Interrupt Priority"), step by step.
 */
export function taken(
  asking: readonly Asking[],
  levelBits: number,
  running: number,
): { number: number; level: number } | undefined {
  const ranked = asking
    .filter(({ pending, enabled }) => pending && enabled)
    .map(({ number, control }) => ({ number, ...split(control, levelBits) }))
    .sort((a, b) => b.level - a.level || b.priority - a.priority || b.number - a.number);
  const [first] = ranked;
  return first && first.level > running ? { number: first.number, level: first.level } : undefined;
}
