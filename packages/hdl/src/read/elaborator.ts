import { saidOf } from '@netloom/model';
import type { Worded } from '@netloom/model';
import { operand, plusOne, product, simplified, sum } from '../expression/arrange.ts';
import { evaluateConstant } from '../expression/evaluate.ts';
import type { Values } from '../expression/evaluate.ts';
import type { Constant } from '../expression/syntax.ts';
import { INTEGER_TYPES } from '../expression/types.ts';
import { Unreadable } from './cursor.ts';
import { fold } from './fold.ts';
import type { Names } from './fold.ts';
import { patternMember } from './patterns.ts';
import type { Meaning, Scope } from './scope.ts';
import { Unbounded, runFunction } from './runFunction.ts';
import { closedForm } from './logarithm.ts';
import type { FunctionSyntax, ParameterSyntax, RangeSyntax, TypeSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

type EnumType = Extract<TypeSyntax, { kind: 'enum' }>;
type MeaningOf<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

/** Folds packages' constants, types and functions into expressions; each constant is worked out once. */
export class Elaborator implements Names {
  readonly #constants: Map<ParameterSyntax, string>;
  /** Closed forms of functions with loops, by their text. */
  readonly #forms: Map<string, ((argument: string) => string) | undefined>;
  #depth = 0;

  /** `shared`: an elaborator whose constants are used and added to. */
  constructor(shared?: Elaborator) {
    this.#constants = shared ? shared.#constants : new Map();
    this.#forms = shared ? shared.#forms : new Map();
  }

  /** Values by which the direction of a range such as `[A:B]` is decided. */
  protected get defaults(): Values {
    return {};
  }

  parameter(meaning: MeaningOf<'parameter'>): string {
    const { parameter, scope } = meaning;
    const known = this.#constants.get(parameter);
    if (known !== undefined) return known;
    const text = this.#deeper(parameter.name, () => this.value(parameter, scope));
    const result = evaluateConstant(text, {});
    if (!result.ok)
      throw new Unreadable(
        say('HDL/value/parameter', { name: parameter.name, why: saidOf(result) }),
        parameter.offset,
      );
    const constant = literal(result.value);
    this.#constants.set(parameter, constant);
    return constant;
  }

  /** A parameter's default brought to its type (6.20.2), over what `parameter` gives for names. */
  value(parameter: ParameterSyntax, scope: Scope): string {
    const { name, type, value, unpacked, offset } = parameter;
    if (value === undefined) throw new Unreadable(say('HDL/value/default', { name }), offset);
    if (unpacked.length) throw new Unreadable(say('HDL/value/array', { name }), offset);
    const text = fold(value, scope, this);
    return type ? this.#typed(text, type, scope) : text;
  }

  #typed(text: string, type: TypeSyntax, scope: Scope): string {
    if (type.kind === 'other') return text;
    if (isImplicitScalar(type)) return text;
    const width = this.width(type, scope);
    const signed = this.isSigned(type, scope) ? 'signed' : 'unsigned';
    const converted = `${signed}'(${operand(width)}'(${text}))`;
    const [plain, exact] = [
      evaluateConstant(text, this.defaults),
      evaluateConstant(converted, this.defaults),
    ];
    const same = plain.ok && exact.ok && plain.value.value === exact.value.value && !/^'[01]$/.test(text);
    return same || !exact.ok ? text : converted;
  }

  protected isSigned(type: TypeSyntax, scope: Scope): boolean {
    if (type.kind === 'named') {
      const meaning = scope.find(type.name);
      return (
        meaning?.kind === 'type' && type.packed.length === 0 && this.isSigned(meaning.type, meaning.scope)
      );
    }
    return type.kind === 'vector' && (type.signed ?? INTEGER_TYPES[type.base]?.signed ?? false);
  }

  protected isStructure(type: TypeSyntax | undefined, scope: Scope): boolean {
    if (type?.kind !== 'named') return type?.kind === 'struct';
    const meaning = scope.find(type.name);
    return meaning?.kind === 'type' && this.isStructure(meaning.type, meaning.scope);
  }

  member(meaning: MeaningOf<'parameter'>, path: string[]): string {
    return this.#deeper(meaning.parameter.name, () => {
      const found = patternMember(meaning, path, (text, scope) => fold(text, scope, this));
      return fold(found.text, found.scope, this);
    });
  }

  enumMember({ type, index, scope }: MeaningOf<'enum'>): string {
    return this.#deeper(type.members[index]!.name, () => {
      const text = simplified(this.#enumValue(type, index, scope));
      const width = type.base ? this.width(type.base, scope) : '32';
      return width !== '32' && /^\d+$/.test(text) && /^\d+$/.test(width) ? `${width}'d${text}` : text;
    });
  }

  /** A member without a value is one more than the member before (6.19.3). */
  #enumValue(type: EnumType, index: number, scope: Scope): string {
    let steps = 0;
    for (let at = index; at >= 0; at--) {
      const { value, range } = type.members[at]!;
      if (at < index) steps += range ? Number(this.size(range, scope)) : 1;
      if (value !== undefined) return sum([fold(value, scope, this), String(steps)]);
    }
    return String(steps);
  }

  width(type: TypeSyntax, scope: Scope): string {
    const single = this.#deeper('a type', () => this.#single(type, scope));
    return product([single, ...type.packed.map((range) => this.size(range, scope))]);
  }

  #single(type: TypeSyntax, scope: Scope): string {
    switch (type.kind) {
      case 'vector':
        return String(INTEGER_TYPES[type.base]?.width ?? 1);
      case 'enum':
        return type.base ? this.width(type.base, scope) : '32';
      case 'struct':
        return this.#members(type, scope);
      case 'named': {
        const meaning = scope.find(type.name);
        if (meaning?.kind === 'type') return this.width(meaning.type, meaning.scope);
        throw new Unreadable(say('HDL/type/unknown', { type: type.name }), 0);
      }
      case 'other':
        throw new Unreadable(say('HDL/type/bits', { type: type.name }), 0);
    }
  }

  #members({ members, union }: Extract<TypeSyntax, { kind: 'struct' }>, scope: Scope): string {
    const widths = members.map(({ type, unpacked }) => {
      if (unpacked.length) throw new Unreadable(say('HDL/type/packed', {}), 0);
      return this.width(type, scope);
    });
    if (!union) return sum(widths);
    return widths.reduce((widest, width) => {
      if (widest === width) return widest;
      return simplified(`${operand(widest)} > ${operand(width)} ? ${operand(widest)} : ${operand(width)}`);
    });
  }

  /** Number of elements of a dimension. */
  size({ left, right }: RangeSyntax, scope: Scope): string {
    const l = simplified(fold(left, scope, this));
    if (right === undefined) return l;
    const r = simplified(fold(right, scope, this));
    const [high, low] = [evaluateConstant(l, this.defaults), evaluateConstant(r, this.defaults)];
    const bothKnown = high.ok && low.ok && high.value.kind === 'integer' && low.value.kind === 'integer';
    if (!bothKnown) return descending(l, r);
    const difference = BigInt(high.value.value) - BigInt(low.value.value);
    if (difference < 0n && r === '0') return eitherWay(l, r);
    return difference >= 0n ? descending(l, r) : descending(r, l);
  }

  call({ function: syntax, scope }: MeaningOf<'function'>, name: string, actuals: string[]): string {
    const plain = name.slice(name.lastIndexOf(':') + 1);
    const run = (values: string[]) =>
      this.#deeper(name, () =>
        runFunction(plain, syntax, values, {
          fold: (text, bindings) => fold(text, scope, this, bindings),
          convert: (text, type) => this.#typed(text, type, scope),
        }),
      );
    try {
      return simplified(run(actuals));
    } catch (error) {
      const isUnary = error instanceof Unbounded && actuals.length === 1;
      if (!(error instanceof Unreadable)) throw error;
      const form = isUnary ? this.#closedForm(syntax, (argument) => run([argument])) : undefined;
      return form ? form(actuals[0]!) : run(this.#atDefaults(name, actuals, error));
    }
  }

  #closedForm(
    syntax: FunctionSyntax,
    run: (argument: string) => string,
  ): ((argument: string) => string) | undefined {
    const key = `${syntax.formals[0]?.name} ${syntax.body}`;
    if (this.#forms.has(key)) return this.#forms.get(key);
    const form = closedForm((argument) => {
      const result = evaluateConstant(run(String(argument)), {});
      return result.ok && result.value.kind === 'integer' ? result.value.value : undefined;
    });
    this.#forms.set(key, form);
    return form;
  }

  #atDefaults(name: string, actuals: string[], error: Error): string[] {
    if (actuals.every((actual) => evaluateConstant(actual, {}).ok)) throw error;
    this.approximate(say('HDL/function/defaults', { name }));
    return actuals.map((actual) => {
      const result = evaluateConstant(actual, this.defaults);
      if (result.ok) return literal(result.value);
      throw new Unreadable(say('HDL/function/value', { name, why: saidOf(result) }), 0);
    });
  }

  /** Hears of an expression that holds for the default parameters alone. */
  protected approximate(said: Worded): void {
    throw new Unreadable(said, 0);
  }

  /** Bounds the depth of references, which a cycle would make endless. */
  #deeper(name: string, work: () => string): string {
    if (this.#depth >= 100) throw new Unreadable(say('HDL/value/cycle', { name }), 0);
    this.#depth += 1;
    try {
      return work();
    } finally {
      this.#depth -= 1;
    }
  }
}

/** `parameter signed P`: no more than a sign, so that the width is the value's. */
export function isImplicitScalar(type: TypeSyntax): boolean {
  return type.kind === 'vector' && type.base === 'implicit' && type.packed.length === 0;
}

function descending(high: string, low: string): string {
  if (low === '0') return plusOne(high);
  return simplified(plusOne(`${operand(high)} - ${operand(low)}`));
}

/** `[N-1:0]` with N = 0 has two elements, as Verilator and 7.4.1 have it. */
function eitherWay(left: string, right: string): string {
  const [l, r] = [operand(left), operand(right)];
  return simplified(`(${l} >= ${r} ? ${l} - ${r} : ${r} - ${l}) + 1`);
}

/** Text of a value, which keeps its width unless that is the usual 32 bits. */
function literal(constant: Constant): string {
  if (constant.kind === 'string') return JSON.stringify(constant.value);
  if (constant.kind === 'real')
    return Number.isInteger(constant.value) ? constant.value.toFixed(1) : String(constant.value);
  const { value, width, signed, sized } = constant;
  const magnitude = String(value < 0n ? -value : value);
  const text = sized && width !== 32 ? `${width}'${signed ? 's' : ''}d${magnitude}` : magnitude;
  return value < 0n ? `(-${text})` : text;
}
