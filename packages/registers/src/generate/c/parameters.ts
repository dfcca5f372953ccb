import { identifiersOf } from '@netloom/hdl/expression';
import type { Quantity } from '@netloom/model';
import { eachNode, isPlain, systemVerilog } from '../../elaborate/index.ts';
import type { ElaboratedMap } from '../../elaborate/index.ts';
import { summary } from '../text/summary.ts';
import { cExpression, cNumber } from './expression.ts';
import type { MacroNames } from './macroNames.ts';

/** Parameters of a map as macros, and what depends on them. */
export interface ParameterMacros {
  lines: string[];
  /** A constant of C for a quantity, over the macros where it depends on a parameter. */
  constant(quantity: Quantity, value: bigint, bits?: number): string;
  /** True when the quantity follows a macro. */
  isSymbolic(quantity: Quantity): boolean;
}

/**
 * A parameter may be set before the header is included when fields alone depend on it. Where offsets, counts or sizes
 * do, the structs are of its value, and the macro only tells it.
 */
export function parameterMacros(map: ElaboratedMap, names: MacroNames): ParameterMacros {
  const { parameters } = map.source;
  const macros = new Map<string, string>();
  for (const { name } of parameters) {
    if (Object.hasOwn(map.values, name)) macros.set(name, names.take(name, 'single'));
  }
  const macroOf = (name: string) => macros.get(name);
  const fixed = fixedParameters(map, macroOf);
  const lines = parameters.flatMap(({ name, value, local, description }) => {
    const macro = macros.get(name);
    if (macro === undefined) return [];
    const comment = description ? [`/* ${summary(description).replaceAll('*/', '* /')} */`] : [];
    const symbolic = local && !isPlain(value) ? cExpression(value, macroOf) : undefined;
    if (symbolic !== undefined) return [...comment, `#define ${macro} (${symbolic})`];
    const define = `#define ${macro} ${cNumber(map.values[name] ?? 0n)}`;
    if (local || fixed.has(name)) return [...comment, define];
    return [...comment, `#ifndef ${macro}`, define, '#endif'];
  });
  return {
    lines,
    constant(quantity, value, bits = 4) {
      const text = isPlain(quantity) ? undefined : cExpression(quantity, macroOf);
      return text === undefined ? hexConstant(value, bits) : `(${text})`;
    },
    isSymbolic: (quantity) => !isPlain(quantity) && cExpression(quantity, macroOf) !== undefined,
  };
}

/** An unsigned constant with the digits of a value of `bits` bits. */
export function hexConstant(value: bigint, bits: number): string {
  const digits = value
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(bits / 4), '0');
  return `0x${digits}${bits > 32 || value >> 32n !== 0n ? 'ull' : 'u'}`;
}

/** Parameters that the layout, or an expression that C cannot say, depends on; through local ones too. */
function fixedParameters(map: ElaboratedMap, macroOf: (name: string) => string | undefined): Set<string> {
  const fixed = new Set<string>();
  const locals = new Map(
    map.source.parameters.filter(({ local }) => local).map((each) => [each.name, each.value]),
  );
  const fix = (quantity: Quantity | undefined) => {
    if (quantity === undefined || isPlain(quantity)) return;
    for (const name of identifiersOf(systemVerilog(quantity))) {
      if (fixed.has(name)) continue;
      fixed.add(name);
      fix(locals.get(name));
    }
  };
  fix(map.source.size);
  for (const { values } of Object.values(map.source.enums)) for (const { value } of values) fix(value);
  for (const each of locals.values()) if (cExpression(each, macroOf) === undefined) fix(each);
  for (const node of eachNode(map)) {
    const { source } = node;
    fix(source.offset);
    fix(source.array?.stride);
    for (const count of source.array?.count ?? []) fix(count);
    if (source.kind === 'group') fix(source.size);
    if (source.kind === 'memory') fix(source.entries);
    if (node.kind !== 'register') continue;
    for (const { lsb, width, reset } of node.source.fields) {
      for (const quantity of [lsb, width, reset]) {
        if (quantity === undefined || isPlain(quantity)) continue;
        const isForeign = cExpression(quantity, macroOf) === undefined;
        if (isForeign || node.width > 64) fix(quantity);
      }
    }
  }
  return fixed;
}
