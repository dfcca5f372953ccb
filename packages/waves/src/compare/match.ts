import type { WaveFile, WaveVariable } from '../waveTypes.ts';
import type { CompareOptions } from './compareTypes.ts';
import { globOf } from './glob.ts';
import type { Matched } from './pairs.ts';
import { nameOf, pairsOf } from './pairs.ts';
import type { Piece } from './signalName.ts';
import { pieceOf } from './signalName.ts';
import type { Renaming } from './topScopes.ts';
import { commonTop, isUnder, moved } from './topScopes.ts';

const page = 5000;

export interface Matching extends Matched {
  top: Renaming;
}

/** Pairs the signals of two dumps by path, in the order of the first. */
export function match(a: WaveFile, b: WaveFile, options: CompareOptions): Matching {
  const isWanted = filterOf(options);
  const key = (name: string) => (options.ignoreCase ? name.toLowerCase() : name);
  const [first, second] = [grouped(a, isWanted, key), grouped(b, isWanted, key)];
  const scopes = (options.scopes ?? [])
    .map((scope) => ({ a: key(scope.a), b: key(scope.b) }))
    .sort((x, y) => y.a.length - x.a.length);
  const given = (name: string) => scopes.find((scope) => isUnder(name, scope.a));
  const free = [...first.keys()].filter((name) => !given(name));
  const top = commonTop(free, new Set(second.keys()));
  const matched: Matching = { pairs: [], onlyA: [], onlyB: [], top };
  for (const [name, pieces] of first) {
    const renaming = given(name) ?? (isUnder(name, top.a) ? top : { a: '', b: '' });
    const other = moved(name, renaming);
    const found = second.get(other);
    if (!found) matched.onlyA.push(...pieces.map(({ variable }) => nameOf(variable)));
    else {
      const { pairs, onlyA, onlyB } = pairsOf(pieces, found);
      for (const pair of pairs) matched.pairs.push(pair);
      matched.onlyA.push(...onlyA);
      matched.onlyB.push(...onlyB);
      second.delete(other);
    }
  }
  for (const pieces of second.values())
    for (const { variable } of pieces) matched.onlyB.push(nameOf(variable));
  return matched;
}

function filterOf({ ignore = [], scope, ignoreCase }: CompareOptions): (name: string) => boolean {
  const patterns = ignore.map((pattern) => globOf(pattern, ignoreCase));
  const under = scope && (ignoreCase ? scope.toLowerCase() : scope);
  return (name) => {
    if (under && !isUnder(ignoreCase ? name.toLowerCase() : name, under)) return false;
    return !patterns.some((pattern) => pattern.test(name));
  };
}

function grouped(
  wave: WaveFile,
  isWanted: (name: string) => boolean,
  key: (name: string) => string,
): Map<string, Piece[]> {
  const groups = new Map<string, Piece[]>();
  for (const variable of variablesOf(wave, null)) {
    if (!isWanted(variable.path) || !isWanted(nameOf(variable))) continue;
    const piece = pieceOf(variable);
    const group = groups.get(key(piece.base));
    if (group) group.push(piece);
    else groups.set(key(piece.base), [piece]);
  }
  return groups;
}

function* variablesOf(wave: WaveFile, scope: number | null): Generator<WaveVariable> {
  for (let offset = 0, total = 1; offset < total; offset += page) {
    const children = wave.children(scope, offset, page);
    total = children.total;
    yield* children.variables;
    for (const { id } of children.scopes) yield* variablesOf(wave, id);
  }
}
