import type { ChildPage, WaveVariable } from '@netloom/waves';
import { expect, test } from 'vitest';
import type { WaveData } from '../WaveData.ts';
import { defaultSignals } from './defaultSignals.ts';

interface Tree {
  signals?: string[];
  scopes?: Record<string, Tree>;
}

/** A dump's hierarchy; signals of one name share their changes, as ports and their nets do. */
function dataOf(root: Tree): WaveData {
  const trees: Tree[] = [root];
  const numbers = new Map<string, number>();
  const signalOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).get(name)!;
  const children = (scope: number | null): Promise<ChildPage> => {
    const tree = trees[scope ?? 0]!;
    const scopes = Object.entries(tree.scopes ?? {}).map(([name, child]) => {
      const id = trees.push(child) - 1;
      return { id, name, path: name, kind: 'module', hasChildren: true };
    });
    const variables = (tree.signals ?? []).map((name): WaveVariable => {
      const kind = name === name.toUpperCase() ? 'parameter' : 'wire';
      const common = { direction: '', value: 'bits', width: 1, range: '', path: name } as const;
      return { id: 0, signal: signalOf(name), name, kind, ...common };
    });
    return Promise.resolve({ total: scopes.length + variables.length, scopes, variables });
  };
  return { children } as unknown as WaveData;
}

async function shown(root: Tree): Promise<string> {
  return (await defaultSignals(dataOf(root))).map(({ name }) => name).join(' ');
}

test('clock and reset first, then the top level; parameters not at all', async () => {
  const bench = { signals: ['WIDTH', 'done', 'sys_rst_n', 'a', 'b', 'c', 'd', 'e', 'clk'] };
  expect(await shown({ scopes: { TOP: { scopes: { bench } } } })).toBe('clk sys_rst_n done a b c d e');
});

test('a poor top level is filled up from below, aliases left out', async () => {
  const core = { signals: ['clk', 'state'], scopes: { alu: { signals: ['sum'] } } };
  expect(await shown({ scopes: { bench: { signals: ['clk'], scopes: { core } } } })).toBe('clk state sum');
});

test('no more than twenty', async () => {
  const many = Array.from({ length: 90 }, (_, i) => `s${i}`);
  expect((await shown({ signals: many })).split(' ').length).toBe(20);
});

test('a shaft of scopes is not gone down to its end, and its signals are found all the same', async () => {
  let asked = 0;
  const children = (scope: number | null): Promise<ChildPage> => {
    asked += 1;
    const id = (scope ?? -1) + 1;
    const inner = { id, name: `s${id}`, path: '', kind: 'module', hasChildren: true };
    return Promise.resolve({ total: 1, scopes: [inner], variables: [] });
  };
  const [deep] = (await dataOf({ signals: ['deep'] }).children(null, 0, 1)).variables;
  const search = () => Promise.resolve({ total: 1, variables: [deep] });
  const data = { children, search } as unknown as WaveData;
  expect((await defaultSignals(data)).map(({ name }) => name)).toEqual(['deep']);
  expect(asked).toBeLessThan(100);
});

test('an empty dump shows nothing', async () => {
  expect(await shown({})).toBe('');
});
