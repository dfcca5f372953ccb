import type { ChildPage, EdgeDirection, WaveInfo, WaveTrace, WaveVariable } from '@netloom/waves';

/** Where a viewer gets a dump from; times are ticks of the dump. */
export interface WaveData {
  info(): Promise<WaveInfo>;
  /** A page of a scope, `null` being the root; scopes come before variables. */
  children(scope: number | null, offset: number, limit: number): Promise<ChildPage>;
  search(text: string, limit: number): Promise<{ total: number; variables: WaveVariable[] }>;
  window(signals: number[], from: number, to: number, pixels: number): Promise<WaveTrace[]>;
  values(signals: number[], time: number): Promise<(string | null)[]>;
  edge(signal: number, time: number, direction: EdgeDirection): Promise<number | null>;
}
