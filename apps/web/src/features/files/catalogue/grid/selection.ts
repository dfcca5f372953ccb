/** Chosen rows by key; `focus` is the row of the keyboard, `anchor` where a range begins. */
export interface Selection {
  chosen: ReadonlySet<string>;
  focus: string | null;
  anchor: string | null;
}

export const NOTHING: Selection = { chosen: new Set(), focus: null, anchor: null };

export function choose(key: string): Selection {
  return { chosen: new Set([key]), focus: key, anchor: key };
}

export function toggle({ chosen }: Selection, key: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return { chosen: next, focus: key, anchor: key };
}

/** Everything from the anchor to `key`, in the order of the rows. */
export function extend({ anchor, focus }: Selection, key: string, keys: readonly string[]): Selection {
  const start = anchor ?? focus ?? key;
  const [from = 0, to = 0] = [keys.indexOf(start), keys.indexOf(key)].sort((a, b) => a - b);
  return { chosen: new Set(keys.slice(Math.max(0, from), to + 1)), focus: key, anchor: start };
}

export function chooseAll({ focus, anchor }: Selection, keys: readonly string[]): Selection {
  return { chosen: new Set(keys), focus: focus ?? keys[0] ?? null, anchor };
}

/** Without rows that are gone. */
export function among({ chosen, focus, anchor }: Selection, keys: ReadonlySet<string>): Selection {
  const known = (key: string | null) => (key !== null && keys.has(key) ? key : null);
  return {
    chosen: new Set([...chosen].filter((key) => keys.has(key))),
    focus: known(focus),
    anchor: known(anchor),
  };
}

const STEPS: Record<string, (page: number) => number> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** The row that a key of the keyboard leads to; undefined for other keys. */
export function keyTarget(
  pressed: string,
  { focus }: Selection,
  keys: readonly string[],
  page: number,
): string | undefined {
  const step = STEPS[pressed]?.(page);
  if (step === undefined || keys.length === 0) return undefined;
  const at = focus === null ? (step > 0 ? -1 : keys.length) : keys.indexOf(focus);
  return keys[Math.min(keys.length - 1, Math.max(0, at + step))];
}
