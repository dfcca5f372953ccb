import type { Quantity } from '@netloom/model';

/** A number that may depend on the map's parameters: `symbol` + `constant`. */
export interface Amount {
  /** With the parameters' default values. */
  value: bigint;
  /** The part that depends on parameters, as SystemVerilog that can be a summand; always a multiple of `unit`. */
  symbol?: { text: string; unit: bigint };
  constant: bigint;
}

export const amount = (value: bigint | number): Amount => ({ value: BigInt(value), constant: BigInt(value) });

export function symbolic(text: string, value: bigint, unit = 1n): Amount {
  return { value, symbol: { text, unit }, constant: 0n };
}

export function add(a: Amount, b: Amount): Amount {
  const sum = { value: a.value + b.value, constant: a.constant + b.constant };
  if (!a.symbol || !b.symbol) {
    const symbol = a.symbol ?? b.symbol;
    return symbol ? { ...sum, symbol } : sum;
  }
  const unit = divisor(a.symbol.unit, b.symbol.unit);
  return { ...sum, symbol: { text: `${a.symbol.text}+${b.symbol.text}`, unit } };
}

export function subtract(a: Amount, b: Amount): Amount {
  if (!b.symbol) return add(a, amount(-b.value));
  if (a.symbol?.text === b.symbol.text) return amount(a.constant - b.constant);
  return symbolic(`${textOf(a)}-${operand(b)}`, a.value - b.value);
}

export function multiply(a: Amount, b: Amount): Amount {
  if (!a.symbol && !b.symbol) return amount(a.value * b.value);
  const value = a.value * b.value;
  if (a.symbol && b.symbol) return symbolic(`${operand(a)}*${operand(b)}`, value);
  const [varying, factor] = a.symbol ? [a, b.value] : [b, a.value];
  if (factor === 1n) return varying;
  if (factor === 0n) return amount(0);
  const unit = varying.constant === 0n ? varying.symbol!.unit * factor : factor;
  return symbolic(`${operand(varying)}*${factor}`, value, unit);
}

/** The next multiple of `unit`, which is a power of two. */
export function alignUp(offset: Amount, unit: Amount): Amount {
  if (unit.value <= 1n && !unit.symbol) return offset;
  const up = (value: bigint) => ((value + unit.value - 1n) / unit.value) * unit.value;
  if (!unit.symbol && (!offset.symbol || offset.symbol.unit % unit.value === 0n)) {
    return { ...offset, value: up(offset.value), constant: up(offset.constant) };
  }
  const by = operand(unit);
  const raised = textOf(subtract(add(offset, unit), amount(1)));
  return symbolic(`(${raised})/${by}*${by}`, up(offset.value), unit.symbol ? 1n : unit.value);
}

/** The least power of two that is not below. */
export function powerOfTwo(size: Amount): Amount {
  let value = 1n;
  while (value < size.value) value <<= 1n;
  return size.symbol ? symbolic(`(1<<$clog2(${textOf(size)}))`, value) : amount(value);
}

export function larger(a: Amount, b: Amount): Amount {
  if (!a.symbol && !b.symbol) return a.value >= b.value ? a : b;
  if (a.symbol?.text === b.symbol?.text) return a.constant >= b.constant ? a : b;
  if (!b.symbol && b.value <= 1n) return a;
  if (!a.symbol && a.value <= 1n) return b;
  const [x, y] = [textOf(a), textOf(b)];
  return symbolic(`((${x})>(${y})?(${x}):(${y}))`, a.value > b.value ? a.value : b.value);
}

/** The expression as SystemVerilog. */
export function textOf({ symbol, constant, value }: Amount): string {
  if (!symbol) return String(value);
  if (constant === 0n) return symbol.text;
  return constant > 0n ? `${symbol.text}+${constant}` : `${symbol.text}-${-constant}`;
}

/** The expression as an operand of any operator. */
export function operand(of: Amount): string {
  const text = textOf(of);
  return /^(?:\w+|\([^()]*\))$/.test(text) ? text : `(${text})`;
}

/** For the register map; `radix` 16 is for addresses and reset values. */
export function quantityOf(of: Amount, radix: 10 | 16 = 10): Quantity {
  if (of.symbol) return textOf(of);
  if (radix === 16) return `0x${of.value.toString(16).toUpperCase()}`;
  return of.value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(of.value) : `0x${of.value.toString(16)}`;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
