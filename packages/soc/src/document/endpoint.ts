import { parseConstant } from '@netloom/hdl/expression';

/** A slice counts bits from 0 at the right end of the port, whatever range its declaration has. */
export interface Slice {
  high: number;
  low: number;
}

/** A port or interface of an instance, or of the top level when `instance` is absent. */
export interface NameEndpoint {
  kind: 'name';
  instance?: string;
  name: string;
  slice?: Slice;
}

/** Constant without a width takes the width of what it drives. */
export interface ConstantEndpoint {
  kind: 'constant';
  width: number | undefined;
  value: bigint;
}

export type ParsedEndpoint = NameEndpoint | ConstantEndpoint;

const NAME = /^(?:([A-Za-z_]\w*)\.)?([A-Za-z_]\w*)(?:\[(\d{1,7})(?::(\d{1,7}))?\])?$/;

/** Texts that are kept with what they mean: the endpoints of a large design, which every edit asks for again. */
const MOST_KEPT = 1_000_000;
const kept = new Map<string, Readonly<ParsedEndpoint> | undefined>();

/** `uart0.tx`, `leds`, `gpio0.out[7:4]`, `8'hA5`, `12`; undefined when the text is none of these. */
export function parseEndpoint(text: string): Readonly<ParsedEndpoint> | undefined {
  const known = kept.get(text);
  if (known) return known;
  const parsed = parse(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, parsed);
  return parsed;
}

function parse(text: string): ParsedEndpoint | undefined {
  const match = NAME.exec(text);
  if (!match) {
    const constant = parseConstant(text);
    return constant && { kind: 'constant', width: constant.width, value: constant.value };
  }
  const [, instance, name = '', left, right] = match;
  const endpoint: NameEndpoint = { kind: 'name', name };
  if (instance !== undefined) endpoint.instance = instance;
  if (left !== undefined) {
    const slice = { high: Number(left), low: Number(right ?? left) };
    if (slice.high < slice.low) return undefined;
    endpoint.slice = slice;
  }
  return endpoint;
}

export function formatEndpoint(endpoint: NameEndpoint): string {
  const { instance, name, slice } = endpoint;
  const range = !slice ? '' : slice.high === slice.low ? `[${slice.low}]` : `[${slice.high}:${slice.low}]`;
  return `${instance === undefined ? '' : instance + '.'}${name}${range}`;
}

/** Owner and name in one word, without the slice: the key under which drivers and loads meet. */
export function endpointKey(instance: string | undefined, name: string): string {
  return instance === undefined ? name : `${instance}.${name}`;
}
