import type { Quantity, Said } from '@netloom/model';
import { isPlain, quantityValue } from '../elaborate/index.ts';
import type { ElaboratedMap, ParameterValues } from '../elaborate/index.ts';
import { parameterValues } from '../elaborate/values.ts';
import { say } from '../wording/formats/sentences.ts';

/** A number that may depend on parameters; undefined where nothing is said. */
interface Amount {
  amount: Quantity | bigint;
}

/** A reference: `key` tells what it leads to, the same in both maps. */
export interface Reference {
  key: string;
  shown: string;
}

/** What is said in words, the same in both maps where the `key` is. */
interface Told {
  key: string;
  shown: Said;
}

/** What one property of one thing is. */
export type Fact = string | undefined | Amount | Reference | Told;
export type Facts = Readonly<Record<string, Fact>>;

export const amount = (value: Quantity | bigint | undefined): Fact =>
  value === undefined ? undefined : { amount: value };
export const flag = (isSet: boolean): Fact =>
  isSet ? { key: 'yes', shown: say('REG-LOSS/yes', {}) } : undefined;

/** Compares facts of two maps, numbers under several values of the parameters that both have. */
export class FactComparison {
  readonly #was: readonly ParameterValues[];
  readonly #becomes: readonly ParameterValues[];

  constructor(was: ElaboratedMap, becomes: ElaboratedMap) {
    const names = integers(becomes).filter((name) => integers(was).includes(name));
    const steps = [0n, 1n, 2n].slice(0, names.length === 0 ? 1 : 3);
    const overrides = steps.map((step) =>
      Object.fromEntries(names.map((name) => [name, String((was.values[name] ?? 0n) + step)])),
    );
    const values = (map: ElaboratedMap) =>
      overrides.map((each) => ({ ...map.values, ...parameterValues(map.source.parameters, each).values }));
    this.#was = values(was);
    this.#becomes = values(becomes);
  }

  isSame(was: Fact, becomes: Fact): boolean {
    if (isAmount(was) && isAmount(becomes)) {
      if (was.amount === becomes.amount && isNumber(was.amount)) return true;
      return this.#was.every(
        (values, at) => valueOf(was.amount, values) === valueOf(becomes.amount, this.#becomes[at]!),
      );
    }
    return keyOf(was) === keyOf(becomes);
  }

  /** Two facts that differ, in words. */
  shown(was: Fact, becomes: Fact): [was: string | Said, becomes: string | Said] {
    if (typeof was === 'string' && typeof becomes === 'string') {
      const start = firstDifference(was, becomes);
      return [textOf(was, start), textOf(becomes, start)];
    }
    return [this.#shown(was, 'was'), this.#shown(becomes, 'becomes')];
  }

  #shown(fact: Fact, side: 'was' | 'becomes'): string | Said {
    if (fact === undefined) return say('REG-LOSS/nothing', {});
    if (typeof fact === 'string') return textOf(fact, 0);
    if ('shown' in fact) return fact.shown;
    const value = valueOf(fact.amount, (side === 'was' ? this.#was : this.#becomes)[0]!);
    const text =
      value === undefined ? '?' : value < 10n ? String(value) : `0x${value.toString(16).toUpperCase()}`;
    return isNumber(fact.amount) ? text : `${fact.amount} (${text})`;
  }
}

/** Most characters of a text in a message. */
const SHOWN = 60;

/** A long text is cut to where `start` is, and one of several lines stands on one. */
function textOf(text: string, start: number): string {
  const from = text.length > SHOWN && start > SHOWN / 2 ? start - SHOWN / 4 : 0;
  const part = text.slice(from, from + SHOWN);
  if (part === text) return /[\n"]/.test(text) || text.trim() !== text ? JSON.stringify(text) : text;
  return `${from > 0 ? '…' : ''}${JSON.stringify(part)}${from + SHOWN < text.length ? '…' : ''}`;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function integers({ source }: ElaboratedMap): string[] {
  return source.parameters.filter(({ type, local }) => type === 'integer' && !local).map(({ name }) => name);
}

const isNumber = (quantity: Quantity | bigint) => typeof quantity === 'bigint' || isPlain(quantity);
const isAmount = (fact: Fact): fact is Amount => typeof fact === 'object' && 'amount' in fact;
const keyOf = (fact: Fact) => (typeof fact === 'object' && 'key' in fact ? fact.key : fact);

function valueOf(quantity: Quantity | bigint, values: ParameterValues): bigint | undefined {
  if (typeof quantity === 'bigint') return quantity;
  const result = quantityValue(quantity, values);
  return result.ok ? result.value : undefined;
}
