import type { FunctionRow, SetReport } from '@netloom/model';

/** A function in two builds; undefined where one has it not. */
export interface ComparedFunction {
  name: string;
  first: FunctionRow | undefined;
  second: FunctionRow | undefined;
}

/** Functions of two builds side by side, those that differ most in what they took first. */
export function compareSets(first: SetReport, second: SetReport): ComparedFunction[] {
  const others = new Map(second.functions.map((each) => [each.name, each]));
  const names = [...new Set([...first.functions, ...second.functions].map(({ name }) => name))];
  const own = new Map(first.functions.map((each) => [each.name, each]));
  const took = (row: FunctionRow | undefined) => row?.cycles ?? row?.executed ?? 0;
  return names
    .map((name) => ({ name, first: own.get(name), second: others.get(name) }))
    .toSorted((a, b) => Math.abs(took(b.first) - took(b.second)) - Math.abs(took(a.first) - took(a.second)));
}
