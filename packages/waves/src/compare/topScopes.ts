/** Scopes that are one under two names; empty paths are the root. */
export interface Renaming {
  a: string;
  b: string;
}

const samples = 2000;
const deepest = 3;
const mostScopes = 12;

/**
 * The renaming of leading scopes under which most names meet (`TOP.tb` of Verilator against `tb`); the root against the
 * root when nothing is better. Judged by evenly spread names of the first dump.
 */
export function commonTop(a: readonly string[], b: ReadonlySet<string>): Renaming {
  const step = Math.max(1, Math.floor(a.length / samples));
  const chosen = a.filter((_, i) => i % step === 0);
  const candidates = {
    a: leading(chosen),
    b: leading([...b].filter((_, i) => i % Math.max(1, Math.floor(b.size / samples)) === 0)),
  };
  let best = { a: '', b: '', met: chosen.filter((name) => b.has(name)).length };
  for (const from of candidates.a) {
    for (const to of candidates.b) {
      const met = chosen.filter(
        (name) => isUnder(name, from) && b.has(moved(name, { a: from, b: to })),
      ).length;
      if (met > best.met) best = { a: from, b: to, met };
    }
  }
  return { a: best.a, b: best.b };
}

/** The root and the scopes next to it that hold most names, nearest first. */
function leading(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const scopes = name.split('.').slice(0, -1);
    for (let depth = 1; depth <= Math.min(deepest, scopes.length); depth++) {
      const scope = scopes.slice(0, depth).join('.');
      counts.set(scope, (counts.get(scope) ?? 0) + 1);
    }
  }
  const most = [...counts].sort(
    ([x, n], [y, m]) => m - n || x.split('.').length - y.split('.').length || (x < y ? -1 : 1),
  );
  return ['', ...most.slice(0, mostScopes).map(([scope]) => scope)];
}

export function isUnder(name: string, scope: string): boolean {
  return scope === '' || name === scope || name.startsWith(`${scope}.`);
}

/** A name of the first dump as the second has it. */
export function moved(name: string, { a, b }: Renaming): string {
  const rest = a === '' ? name : name.slice(a.length + 1);
  return b === '' || rest === '' ? b || rest : `${b}.${rest}`;
}
