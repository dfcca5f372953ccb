import type { ChildPage, WaveVariable } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';

const wanted = 20;
/** A top level with fewer signals than this is filled up from the scopes below it. */
const enough = 8;
const mostScopes = 12;
const page = 500;

function rank({ name }: WaveVariable): number {
  if (/(^|_)(clk|clock|aclk|hclk|pclk)/i.test(name)) return 0;
  return /(^|_)(a|h|p)?(rst|reset)/i.test(name) ? 1 : 2;
}

function worthShowing(variables: WaveVariable[], shown: WaveVariable[]): WaveVariable[] {
  const seen = new Set(shown.map((variable) => variable.signal));
  return variables
    .filter(({ kind, signal }) => !kind.includes('parameter') && !seen.has(signal) && seen.add(signal))
    .sort((a, b) => rank(a) - rank(b));
}

/** Levels that a dump is gone down by itself: each is a question. */
export const mostLevels = 50;

/** Goes down to the first scope that declares something or branches, or as far as it is gone by itself. */
async function topOf(data: WaveData): Promise<ChildPage> {
  let top = await data.children(null, 0, page);
  for (let level = 0; isPassage(top) && level < mostLevels; level++) {
    top = await data.children(top.scopes[0]!.id, 0, page);
  }
  return top;
}

/** A scope that only leads into another. */
export const isPassage = ({ variables, scopes }: ChildPage) => variables.length === 0 && scopes.length === 1;

/** What a dump shows when it is opened without a saved view: clock, reset, then the top level's signals. */
export async function defaultSignals(data: WaveData): Promise<WaveVariable[]> {
  const top = await topOf(data);
  if (isPassage(top)) return worthShowing((await data.search('', wanted)).variables, []);
  const shown = worthShowing(top.variables, []);
  const queue = [...top.scopes];
  for (let visits = 0; visits < mostScopes && shown.length < enough && queue.length > 0; visits++) {
    const { scopes, variables } = await data.children(queue.shift()!.id, 0, page);
    shown.push(...worthShowing(variables, shown));
    queue.push(...scopes);
  }
  return shown.slice(0, wanted);
}
