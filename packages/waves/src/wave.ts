import type { ChangeStore } from './changes.ts';
import type { Hierarchy } from './hierarchy.ts';
import { edgeOf, traceOf, valueAt } from './queries.ts';
import type { ChildPage, EdgeDirection, WaveFile, WaveInfo, WaveTrace } from './waveTypes.ts';

/** A dump of any format: names from its hierarchy, values from its store. */
export class Wave implements WaveFile {
  readonly info: WaveInfo;
  private readonly hierarchy: Hierarchy;
  private readonly store: ChangeStore;

  constructor(info: WaveInfo, hierarchy: Hierarchy, store: ChangeStore) {
    this.info = info;
    this.hierarchy = hierarchy;
    this.store = store;
  }

  children(scope: number | null, offset: number, limit: number): ChildPage {
    return this.hierarchy.children(scope, offset, limit);
  }

  search(text: string, limit: number) {
    return this.hierarchy.search(text, limit);
  }

  async window(signals: number[], from: number, to: number, pixels: number): Promise<WaveTrace[]> {
    const traces: WaveTrace[] = [];
    for (const signal of signals) traces.push(await traceOf(this.store, signal, from, to, pixels));
    return traces;
  }

  valueAt(signal: number, time: number): Promise<string | null> {
    return valueAt(this.store, signal, time);
  }

  edge(signal: number, time: number, direction: EdgeDirection): Promise<number | null> {
    return edgeOf(this.store, signal, time, direction);
  }
}
