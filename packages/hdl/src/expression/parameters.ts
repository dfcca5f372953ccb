import { saidOf } from '@netloom/model';
import type { IpParameter, Worded } from '@netloom/model';
import { toInteger } from './constant.ts';
import { evaluateConstant } from './evaluate.ts';
import type { Values } from './evaluate.ts';
import { identifiersOf } from './identifiers.ts';
import type { Constant } from './syntax.ts';
import { say } from './sentences.ts';

export interface ParameterProblem extends Worded {
  parameter: string;
}

/**
 * Values of an IP's parameters. `overrides` are expressions over `outer`; defaults and local parameters are
 * expressions over the IP's own parameters, in any order. What has no value is a problem and left out.
 */
export function resolveParameters(
  parameters: IpParameter[],
  overrides: Record<string, string>,
  outer: Values = {},
): { values: Values; problems: ParameterProblem[] } {
  const resolution = new Resolution(parameters, overrides, outer);
  for (const { name } of parameters) resolution.resolve(name);
  return { values: resolution.values, problems: [...foreign(parameters, overrides), ...resolution.problems] };
}

function foreign(parameters: IpParameter[], overrides: Record<string, string>): ParameterProblem[] {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  return Object.keys(overrides).flatMap((name) => {
    const parameter = byName.get(name);
    if (!parameter) return [{ parameter: name, ...say('EXPR/no-parameter', { name }) }];
    return parameter.local ? [{ parameter: name, ...say('EXPR/local', { name }) }] : [];
  });
}

class Resolution {
  readonly values: Record<string, bigint | string | number> = {};
  readonly problems: ParameterProblem[] = [];
  readonly #parameters: Map<string, IpParameter>;
  readonly #overrides: Record<string, string>;
  readonly #outer: Values;
  readonly #state = new Map<string, 'open' | 'done'>();

  constructor(parameters: IpParameter[], overrides: Record<string, string>, outer: Values) {
    this.#parameters = new Map(parameters.map((parameter) => [parameter.name, parameter]));
    this.#overrides = overrides;
    this.#outer = outer;
  }

  /** Resolves one parameter after those it refers to; false within a cycle. */
  resolve(name: string): boolean {
    const parameter = this.#parameters.get(name);
    if (!parameter || this.#state.get(name) === 'done') return true;
    if (this.#state.get(name) === 'open') return false;
    this.#state.set(name, 'open');
    const override = parameter.local ? undefined : this.#ownOverride(name);
    const inCycle =
      override === undefined && identifiersOf(parameter.value).find((used) => !this.resolve(used));
    this.#state.set(name, 'done');
    if (inCycle) this.#problem(name, say('EXPR/cycle', { name: inCycle }));
    else this.#take(parameter, override);
    return true;
  }

  #ownOverride(name: string): string | undefined {
    return Object.hasOwn(this.#overrides, name) ? this.#overrides[name] : undefined;
  }

  #take(parameter: IpParameter, override: string | undefined): void {
    const result = evaluateConstant(
      override ?? parameter.value,
      override === undefined ? this.values : this.#outer,
    );
    if (!result.ok) {
      const said = say('EXPR/at', { said: saidOf(result), column: result.column });
      return this.#problem(parameter.name, said);
    }
    // A setting is written as it stands, and a parameter without a type would become a real.
    const isReal = override !== undefined && parameter.type === 'integer' && result.value.kind === 'real';
    const value = isReal ? undefined : asType(result.value, parameter.type);
    if (value === undefined) {
      const [type, kind] = [parameter.type, result.value.kind].map((each) => say(`EXPR/kind-${each}`, {}));
      return this.#problem(parameter.name, say('EXPR/type', { type: type!, kind: kind! }));
    }
    this.values[parameter.name] = value;
  }

  #problem(parameter: string, said: Worded): void {
    this.problems.push({ parameter, ...said });
  }
}

/** A string may stand for an integer, its bytes; an integer for a string may not. */
function asType(constant: Constant, type: IpParameter['type']): bigint | string | number | undefined {
  if (type === 'string') return constant.kind === 'string' ? constant.value : undefined;
  if (constant.kind === 'string') return type === 'integer' ? toInteger(constant, 1) : undefined;
  return type === 'real' ? Number(constant.value) : toInteger(constant, 1);
}
