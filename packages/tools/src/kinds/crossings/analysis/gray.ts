import { CONSTANT } from './flatten.ts';
import type { FlatCell } from './flatten.ts';
import type { Element, Graph } from './graph.ts';

/** Whether a word is the Gray code of a counter, of which one bit changes at a time. */
export function isGrayCounter(graph: Graph, bits: readonly Element[]): boolean {
  const [first] = bits;
  const word = graph.elements.filter((each) => each.cell === first!.cell);
  const counter = word.map(({ d }, index) => grayInputs(graph, d, index === word.length - 1));
  if (counter.some((each) => each === undefined)) return false;
  for (const [index, each] of counter.entries())
    if (index + 1 < counter.length && each!.next !== counter[index + 1]!.own) return false;
  return countsByOne(
    graph,
    counter.map((each) => each!.own),
    first!,
  );
}

/** `own ^ next`, or `own` of the last bit. */
function grayInputs(graph: Graph, net: number, isLast: boolean): { own: number; next: number } | undefined {
  const cell = graph.logic(net);
  if (cell?.type !== '$xor') return isLast ? { own: net, next: CONSTANT } : undefined;
  const [one = CONSTANT, other = CONSTANT] = graph.inputs(net)!.map((each) => each.net);
  if (isLast) return other === CONSTANT ? { own: one, next: other } : undefined;
  return { own: one, next: other };
}

/** The next value of a register that goes up or down by one and is stored with the code, or that register itself. */
function countsByOne(graph: Graph, nets: readonly number[], code: Element): boolean {
  const stored = nets.map((net) => graph.storedIn[net]);
  const next = stored.every((each) => each !== undefined) ? stored.map((each) => each!.d) : nets;
  const isRegister = next !== nets;
  const [adder] = next.map((net) => graph.logic(net));
  if (!adder || !/^\$(?:add|sub)$/.test(adder.type) || !isOne(adder)) return false;
  return next.every((net, index) => {
    const register = graph.storedIn[adder.pins['A']![index] ?? CONSTANT];
    if (!register || adder.pins['Y']![index] !== net || register.d !== net) return false;
    return isRegister || String(register.controls) === String(code.controls);
  });
}

function isOne({ cell }: FlatCell): boolean {
  const bits = cell.connections['B'] ?? [];
  return bits[0] === '1' && bits.slice(1).every((bit) => bit === '0');
}
