import { WaveError } from './waveError.ts';
import type { LookupTree } from './search/lookup.ts';
import { lookup } from './search/lookup.ts';
import type { NameBytes } from './search/nameBytes.ts';
import { bareEnd } from './search/nameBytes.ts';
import { searchPaths } from './search/searchPaths.ts';
import type { Subject } from './query/matcher.ts';
import type { NodeExtras } from './nodeExtras.ts';
import type { ChildPage, ValueKind, WaveScope, WaveVariable } from './waveTypes.ts';
import { say } from './wording/sentences.ts';

export type Direction = WaveVariable['direction'];

/** One column a field and one row a node, in order of declaration: half a million variables stay small. */
export interface HierarchyColumns {
  /** Row of the enclosing scope, -1 at the root. */
  parent: Int32Array;
  /** Names end to end in UTF-8; row i's is `names[nameAt[i] … nameAt[i + 1]]`. */
  names: Uint8Array;
  nameAt: Uint32Array;
  /** -1 for a scope. */
  signal: Int32Array;
  /** Bits; 0 for a real or a string. */
  width: Uint32Array;
  value: Uint8Array;
  /** Index into `kinds`. */
  kind: Uint8Array;
  direction: Uint8Array;
  kinds: string[];
  extras: { get(row: number): NodeExtras | undefined };
}

export const valueKinds: readonly ValueKind[] = ['bits', 'real', 'text'];
export const directions: readonly Direction[] = ['', 'input', 'output', 'inout', 'buffer', 'linkage'];

const decoder = new TextDecoder();

/** Names and nesting of a dump, answered in pages. */
export class Hierarchy {
  readonly scopes: number;
  readonly variables: number;
  private readonly columns: HierarchyColumns;
  /** Children of row i: `children[childAt[i + 1] … childAt[i + 2]]`, the root's first; scopes before variables. */
  private readonly childAt: Uint32Array;
  private readonly child: Uint32Array;
  /** First row of each signal, -1 where none is; made when it is first asked for. */
  private rowOf: Int32Array | undefined;

  constructor(columns: HierarchyColumns) {
    this.columns = columns;
    const rows = columns.parent.length;
    this.childAt = new Uint32Array(rows + 2);
    this.child = new Uint32Array(rows);
    this.scopes = columns.signal.reduce((sum, signal) => sum + (signal < 0 ? 1 : 0), 0);
    this.variables = rows - this.scopes;
    this.sortChildren();
  }

  private sortChildren(): void {
    const { parent, signal } = this.columns;
    for (const scope of parent) this.childAt[scope + 2]! += 1;
    for (let i = 1; i < this.childAt.length; i++) this.childAt[i]! += this.childAt[i - 1]!;
    const next = this.childAt.slice();
    for (const scopesNow of [true, false]) {
      for (let row = 0; row < parent.length; row++) {
        if (signal[row]! < 0 === scopesNow) this.child[next[parent[row]! + 1]!++] = row;
      }
    }
  }

  children(scope: number | null, offset: number, limit: number): ChildPage {
    const { signal } = this.columns;
    if (scope !== null && !(signal[scope]! < 0))
      throw new WaveError(say('WAVE-QUERY/scope', { scope }), 'query');
    const row = scope ?? -1;
    const from = this.childAt[row + 1]!;
    const to = this.childAt[row + 2]!;
    const page = [...this.child.subarray(Math.min(to, from + offset), Math.min(to, from + offset + limit))];
    return {
      total: to - from,
      scopes: page.filter((child) => signal[child]! < 0).map((child) => this.scope(child)),
      variables: page.filter((child) => signal[child]! >= 0).map((child) => this.variable(child)),
    };
  }

  /** What a stored signal holds, as its first variable says. */
  subjectOf(signal: number): Subject {
    this.rowOf ??= firstRows(this.columns.signal);
    const row = this.rowOf[signal] ?? -1;
    return row < 0 ? { kind: 'bits', width: 1 } : this.subject(row);
  }

  private subject(row: number): Subject {
    const { value, width, extras } = this.columns;
    return { kind: valueKinds[value[row]!]!, width: width[row]!, literals: extras.get(row)?.literals };
  }

  /** Each signal in a scope or below once, with the first variable that shows it. */
  *signalsUnder(scope: number | null): Generator<{ signal: number; row: number; subject: Subject }> {
    const { parent, signal } = this.columns;
    const seen = new Set<number>();
    // Rows are in order of declaration: what lies below a scope follows it.
    for (let row = scope === null ? 0 : scope + 1; row < parent.length; row++) {
      if (scope !== null && parent[row]! < scope) return;
      const shown = signal[row]!;
      if (shown < 0 || seen.has(shown)) continue;
      seen.add(shown);
      yield { signal: shown, row, subject: this.subject(row) };
    }
  }

  lookup(paths: string[]): (WaveVariable | null)[] {
    const tree: LookupTree = {
      names: this.nameBytes,
      children: (row: number) => this.child.subarray(this.childAt[row + 1]!, this.childAt[row + 2]!),
      isScope: (row: number) => this.columns.signal[row]! < 0,
    };
    return paths.map((path) => {
      const row = lookup(tree, path);
      return row === null ? null : this.variable(row);
    });
  }

  search(text: string, limit: number): { total: number; variables: WaveVariable[] } {
    const { parent, signal } = this.columns;
    const { total, rows } = searchPaths({ names: this.nameBytes, parent, signal }, text, limit);
    return { total, variables: rows.map((row) => this.variable(row)) };
  }

  private get nameBytes(): NameBytes {
    return { bytes: this.columns.names, at: this.columns.nameAt };
  }

  private fullName(row: number): string {
    const { names, nameAt } = this.columns;
    return decoder.decode(names.subarray(nameAt[row]!, nameAt[row + 1]!));
  }

  private name(row: number): string {
    const { names, nameAt, signal } = this.columns;
    const end = signal[row]! < 0 ? nameAt[row + 1]! : bareEnd(this.nameBytes, row);
    return decoder.decode(names.subarray(nameAt[row]!, end));
  }

  private path(row: number): string {
    const parts: string[] = [];
    for (let at = row; at >= 0; at = this.columns.parent[at]!) parts.push(this.name(at));
    return parts.reverse().join('.');
  }

  private scope(row: number): WaveScope {
    const { kinds, kind, extras } = this.columns;
    const source = extras.get(row)?.source;
    return {
      id: row,
      name: this.name(row),
      path: this.path(row),
      kind: kinds[kind[row]!] ?? 'scope',
      hasChildren: this.childAt[row + 2]! > this.childAt[row + 1]!,
      ...(source && { source }),
    };
  }

  variable(row: number): WaveVariable {
    const { kinds, kind, direction, width, value, signal, extras } = this.columns;
    const name = this.name(row);
    return {
      id: row,
      signal: signal[row]!,
      name,
      path: this.path(row),
      range: this.fullName(row).slice(name.length).trim(),
      kind: kinds[kind[row]!] ?? 'variable',
      direction: directions[direction[row]!] ?? '',
      value: valueKinds[value[row]!] ?? 'bits',
      width: width[row]!,
      ...extras.get(row),
    };
  }
}

function firstRows(signals: Int32Array): Int32Array {
  const rows = new Int32Array(signals.reduce((most, signal) => Math.max(most, signal), -1) + 1).fill(-1);
  for (let row = signals.length - 1; row >= 0; row--) {
    if (signals[row]! >= 0) rows[signals[row]!] = row;
  }
  return rows;
}
