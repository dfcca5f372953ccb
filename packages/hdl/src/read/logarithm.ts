import { operand } from '../expression/arrange.ts';
import { evaluate } from '../expression/evaluate.ts';

/** Forms that functions older than $clog2 count out in a loop, over their argument. */
const FORMS = [
  (n: string) => `$clog2(${n})`,
  (n: string) => `$clog2(${n} + 1)`,
  (n: string) => `$clog2(${n}) + 1`,
  (n: string) => `$clog2(${n} + 1) - 1`,
  (n: string) => `${n} > 1 ? $clog2(${n}) : 1`,
  (n: string) => `${n} > 0 ? $clog2(${n} + 1) : 1`,
];
const SMALL = Array.from({ length: 40 }, (_, n) => BigInt(n + 1));
const LARGE = [6n, 7n, 8n, 11n, 16n, 23n, 30n].flatMap((bits) =>
  [-1n, 0n, 1n].map((step) => 2n ** bits + step),
);

/**
 * The closed form of a function of one argument, found by its values at all small arguments and around powers of two;
 * the value at zero, which is rarely meant, decides between forms alike.
 */
export function closedForm(
  valueAt: (argument: bigint) => bigint | undefined,
): ((argument: string) => string) | undefined {
  const values = new Map([0n, ...SMALL, ...LARGE].map((argument) => [argument, valueAt(argument)]));
  const agrees = (form: (n: string) => string, argument: bigint) => {
    const result = evaluate(form(String(argument)), {});
    return result.ok && result.value === values.get(argument);
  };
  const fitting = FORMS.filter((form) => [...SMALL, ...LARGE].every((argument) => agrees(form, argument)));
  const best = fitting.find((form) => agrees(form, 0n)) ?? fitting[0];
  return best && ((argument) => best(operand(argument)));
}
