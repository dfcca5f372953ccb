import type { IpPort, Range } from '@netloom/model';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Values } from './evaluate.ts';
import { say } from './sentences.ts';

/**
 * Bits of a port under parameter values. A range that runs the other way under them, such as `[W-1:0]` for W = 0,
 * counts its elements as 7.4 has it; another width below one is an error.
 */
export function portWidth(port: IpPort, values: Values): Evaluation {
  const result = evaluate(port.width, values);
  if (!result.ok || result.value >= 1n) return result;
  const ranges = [...port.packed, ...port.unpacked];
  if (port.type === undefined && port.packed.length > 0) return elements(ranges, values);
  return { ok: false, ...say('EXPR/port', { port: port.name, width: String(result.value) }), column: 1 };
}

function elements(ranges: Range[], values: Values): Evaluation {
  let total = 1n;
  for (const { left, right } of ranges) {
    const [l, r] = [evaluate(left, values), evaluate(right, values)];
    if (!l.ok) return l;
    if (!r.ok) return r;
    total *= (l.value > r.value ? l.value - r.value : r.value - l.value) + 1n;
  }
  return { ok: true, value: total };
}
