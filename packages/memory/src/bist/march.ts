/**
 * Algorithms that are known by a name (van de Goor, "Testing Semiconductor Memories", 1991; March SS: Hamdioui, van de
 * Goor, Rodgers, MTDT 2002; March LR: van de Goor, Gaydadjiev, VTS 1996).
 */
export const MARCHES = {
  'mats+': '{any(w0); up(r0,w1); down(r1,w0)}',
  'march-x': '{any(w0); up(r0,w1); down(r1,w0); any(r0)}',
  'march-c-': '{any(w0); up(r0,w1); up(r1,w0); down(r0,w1); down(r1,w0); any(r0)}',
  'march-lr': '{any(w0); down(r0,w1); up(r1,w0,r0,w1); up(r1,w0); up(r0,w1,r1,w0); up(r0)}',
  'march-b': '{any(w0); up(r0,w1,r1,w0,r0,w1); up(r1,w0,w1); down(r1,w0,w1,w0); down(r0,w1,w0)}',
  'march-ss':
    '{any(w0); up(r0,r0,w0,r0,w1); up(r1,r1,w1,r1,w0); down(r0,r0,w0,r0,w1); down(r1,r1,w1,r1,w0); any(r0)}',
} as const;

/** Reads and compares, or writes, the data background (0) or its complement (1). */
export interface Operation {
  writes: boolean;
  value: 0 | 1;
}

/** Operations on a word, then on the next; or a pause, in which there is none. */
export type MarchElement =
  | { kind: 'march'; order: 'up' | 'down'; operations: Operation[] }
  | { kind: 'pause' };

export interface March {
  elements: MarchElement[];
  /** Operations on each word, the N-fold of the algorithm. */
  length: number;
  /** What every cell holds in the end. */
  leaves: 0 | 1;
}

export type MarchProblem =
  | { reason: 'syntax'; at: string }
  | { reason: 'unknown' | 'expects'; at: string; wanted?: string }
  | { reason: 'long'; most: number };

/** Most operations and pauses of all elements. */
const MOST = 64;

const ORDERS: Readonly<Record<string, 'up' | 'down'>> = {
  ...{ any: 'up', up: 'up', down: 'down' },
  ...{ '⇕': 'up', '⇑': 'up', '⇓': 'down', '↕': 'up', '↑': 'up', '↓': 'down' },
};
const PAUSES = new Set(['pause', 'del']);

/** An algorithm by its name or in the notation of van de Goor; `any` counts upwards. */
export function readMarch(text: string): March | MarchProblem {
  const named = (MARCHES as Readonly<Record<string, string>>)[text.trim().toLowerCase()];
  const inner = /^\s*\{?([^{}]*)\}?\s*$/.exec(named ?? text)?.[1];
  if (inner === undefined) return { reason: 'syntax', at: text.trim() };
  const elements: MarchElement[] = [];
  for (const part of inner.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const element = elementOf(part);
    if (element === undefined) return { reason: 'syntax', at: part };
    elements.push(element);
  }
  const length = elements.reduce(
    (sum, each) => sum + (each.kind === 'pause' ? 0 : each.operations.length),
    0,
  );
  if (length === 0) return { reason: 'syntax', at: text.trim() };
  const pauses = elements.filter(({ kind }) => kind === 'pause').length;
  if (length + pauses > MOST) return { reason: 'long', most: MOST };
  return followed(elements, length);
}

function elementOf(part: string): MarchElement | undefined {
  if (PAUSES.has(part.toLowerCase())) return { kind: 'pause' };
  const [, word, list] = /^([^\s(]+)\s*\(([^()]*)\)$/.exec(part) ?? [];
  const order = word === undefined ? undefined : ORDERS[word.toLowerCase()];
  if (order === undefined || list === undefined) return undefined;
  const operations = list.split(',').map((each) => /^\s*([rw])([01])\s*$/i.exec(each));
  if (operations.some((each) => each === null)) return undefined;
  return {
    kind: 'march',
    order,
    operations: operations.map((each) => ({
      writes: each![1]!.toLowerCase() === 'w',
      value: each![2] === '1' ? 1 : 0,
    })),
  };
}

/** Whether each read expects what was written last; a cell that nothing was written to is not known. */
function followed(elements: MarchElement[], length: number): March | MarchProblem {
  let holds: 0 | 1 | undefined;
  for (const element of elements) {
    if (element.kind === 'pause') continue;
    for (const { writes, value } of element.operations) {
      const at = `${writes ? 'w' : 'r'}${value}`;
      if (writes) holds = value;
      else if (holds === undefined) return { reason: 'unknown', at };
      else if (holds !== value) return { reason: 'expects', at, wanted: `r${holds}` };
    }
  }
  return holds === undefined ? { reason: 'unknown', at: 'r0' } : { elements, length, leaves: holds };
}
