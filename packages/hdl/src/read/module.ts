import type { IpParameter, IpPort, Range, Worded } from '@netloom/model';
import { operand, product, simplified } from '../expression/arrange.ts';
import { evaluateConstant } from '../expression/evaluate.ts';
import type { Values } from '../expression/evaluate.ts';
import { identifiersOf } from '../expression/identifiers.ts';
import { Unreadable } from './cursor.ts';
import { Elaborator, isImplicitScalar } from './elaborator.ts';
import { fold } from './fold.ts';
import { interfaceProblem } from './parsePorts.ts';
import type { Meaning, Scope } from './scope.ts';
import type { ParameterSyntax, PortSyntax, Problem, RangeSyntax, TypeSyntax, UnitSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,127}$/;

export interface ModuleParts {
  parameters: IpParameter[];
  ports: IpPort[];
  problems: Problem[];
}

/** Parameters and ports of a module, with expressions over its own parameters. */
export function describeModule(
  unit: UnitSyntax,
  scope: Scope,
  shared: Elaborator,
  interfaces: ReadonlyMap<string, unknown>,
): ModuleParts {
  const elaborator = new ModuleElaborator(unit, scope, shared);
  const ports = unit.ports.flatMap((port) => elaborator.port(port, interfaces) ?? []);
  const parameters = elaborator.parameters(ports);
  return { parameters, ports, problems: [...unit.problems, ...elaborator.problems] };
}

/** Folds expressions of a module over its own parameters. */
export class ModuleElaborator extends Elaborator {
  readonly problems: Problem[] = [];
  readonly #unit: UnitSyntax;
  readonly #scope: Scope;
  readonly #known = new Map<string, IpParameter>();
  /** What there is to say of local parameters, if they turn out to be needed. */
  readonly #postponed = new Map<string, Problem[]>();
  /** Why a parameter is not among the known. */
  readonly #refused = new Map<string, Worded>();
  #values: Record<string, bigint | string | number> = {};

  constructor(unit: UnitSyntax, scope: Scope, shared: Elaborator) {
    super(shared);
    this.#unit = unit;
    this.#scope = scope;
    for (const parameter of unit.parameters) this.#add(parameter);
    for (const [name, { local, offset }] of unit.typeParameters) if (!local) this.#keepType(name, offset);
  }

  protected override get defaults(): Values {
    return this.#values;
  }

  /** The module's own parameters keep their names. */
  override parameter(meaning: Extract<Meaning, { kind: 'parameter' }>): string {
    if (meaning.scope !== this.#scope) return super.parameter(meaning);
    const { name } = meaning.parameter;
    if (this.#known.has(name)) return name;
    const reason = this.#refused.get(name) ?? say('HDL/parameter/later', {});
    throw new Unreadable(say('HDL/parameter/value', { name, why: reason }), meaning.parameter.offset);
  }

  protected override approximate(said: Worded): void {
    const { offset } = this.#unit;
    if (this.problems.some((problem) => problem.message === said.message)) return;
    this.problems.push({ code: 'HDL-FUNCTION', ...said, offset, severity: 'warning' });
  }

  #add(syntax: ParameterSyntax): void {
    const { name, local, comment } = syntax;
    const before = this.problems.length;
    try {
      if (!IDENTIFIER.test(name)) throw new Unreadable(say('HDL/parameter/name', { name }), syntax.offset);
      if (this.isStructure(syntax.type, this.#scope))
        throw new Unreadable(say('HDL/parameter/structure', {}), syntax.offset);
      const value = syntax.value === undefined && !local ? '0' : this.value(syntax, this.#scope);
      const type = parameterType(syntax.type, value, this.#values);
      const described = comment ? { description: comment } : {};
      this.#known.set(name, { name, type, value, local, ...described, ...this.#limits(syntax) });
      const result = evaluateConstant(value, this.#values);
      if (result.ok) this.#values[name] = result.value.value;
      if (local) this.#postponed.set(name, this.problems.splice(before));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#refused.set(name, error.said);
      if (local) return;
      const said = say('HDL/parameter/kept', { name, why: error.said });
      this.problems.push({ code: 'HDL-PARAMETER', ...said, offset: syntax.offset, severity: 'info' });
    }
  }

  /** A lone `logic` as the default is a placeholder: the ports of it are not meant to be that wide. */
  #keepType(name: string, offset: number): void {
    const users = this.#unit.ports.filter(({ type }) => type.kind === 'named' && type.name === name);
    const ports = users.map((port) => port.name).join(', ');
    const said =
      users.length > 0
        ? say('HDL/parameter/keptType/ports', { name, ports })
        : say('HDL/parameter/keptType', { name });
    const severity = users.length > 0 && isPlaceholder(this.#unit.types.get(name)) ? 'warning' : 'info';
    this.problems.push({ code: 'HDL-PARAMETER', ...said, offset, severity });
  }

  /** What a parameter's own type can hold, where that is less than an integer. */
  #limits({ type, local }: ParameterSyntax): Pick<IpParameter, 'minimum' | 'maximum'> {
    if (local || !type || type.kind === 'other' || isImplicitScalar(type)) return {};
    const width = Number(this.width(type, this.#scope));
    if (!(width < 32)) return {};
    const half = 2 ** (width - 1);
    if (this.isSigned(type, this.#scope)) return { minimum: String(-half), maximum: String(half - 1) };
    return { minimum: '0', maximum: String(2 * half - 1) };
  }

  /** An expression over the module's parameters, without names of packages; undefined where it has no such form. */
  folded(text: string, scope: Scope = this.#scope): string | undefined {
    try {
      return simplified(fold(text, scope, this));
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  /** Its integer parameters that have a value. */
  constants(): Record<string, string> {
    const integers = [...this.#known.values()].filter(({ name }) => typeof this.#values[name] === 'bigint');
    return Object.fromEntries(integers.map(({ name, value }) => [name, value]));
  }

  /** An expression with the given texts for parameters, and local ones by what they are. */
  inlined(text: string, values: ReadonlyMap<string, string>, depth = 0): string {
    return text.replaceAll(/(?<![\w$'.])[A-Za-z_]\w*/g, (name) => {
      const parameter = this.#known.get(name);
      if (values.has(name)) return operand(values.get(name)!);
      if (!parameter?.local || depth > 20) return name;
      return operand(this.inlined(parameter.value, values, depth + 1));
    });
  }

  /** Value of a constant expression under the defaults. */
  number(text: string, scope?: Scope): bigint | undefined {
    const folded = this.folded(text, scope);
    const result = folded === undefined ? undefined : evaluateConstant(folded, this.#values);
    return result?.ok && result.value.kind === 'integer' ? result.value.value : undefined;
  }

  /** Bits and packed dimensions of a type under the defaults; undefined where it has no fixed size. */
  measured(type: TypeSyntax): { width: number; ranges: { left: number; right: number }[] } | undefined {
    try {
      const width = this.number(this.width(type, this.#scope));
      const ranges = type.packed.map(({ left, right }) => {
        const [first, last] = [this.number(left), right === undefined ? undefined : this.number(right)];
        if (right === undefined) return { left: 0, right: Number(first) - 1 };
        return { left: Number(first), right: Number(last) };
      });
      return width === undefined ? undefined : { width: Number(width), ranges };
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  /** Parameters that can be set, and the local ones that they or the ports need. */
  parameters(ports: IpPort[]): IpParameter[] {
    return this.parametersIn(
      ports.flatMap(({ width, packed, unpacked }) => [
        width,
        ...[...packed, ...unpacked].flatMap(({ left, right }) => [left, right]),
      ]),
    );
  }

  /** The same for expressions, or dimensions of them. */
  parametersIn(texts: readonly string[]): IpParameter[] {
    const needed = new Set<string>();
    const need = (text: string): void => {
      for (const name of identifiersOf(text)) {
        const parameter = this.#known.get(name);
        if (!parameter || needed.has(name)) continue;
        needed.add(name);
        this.problems.push(...(this.#postponed.get(name) ?? []));
        need(parameter.value);
      }
    };
    for (const text of texts) need(text);
    const all = [...this.#known.values()];
    for (const { value, local } of all) if (!local) need(value);
    return all.filter(({ name, local }) => !local || needed.has(name));
  }

  port(port: PortSyntax, interfaces: ReadonlyMap<string, unknown>): IpPort | undefined {
    const { name, direction, type, unpacked, comment } = port;
    try {
      if (!IDENTIFIER.test(name)) throw new Unreadable(say('HDL/port/name', {}), port.offset);
      if (direction === 'ref') throw new Unreadable(say('HDL/port/ref', {}), port.offset);
      if (this.#isInterface(type, interfaces)) {
        this.problems.push(interfaceProblem(name, nameOf(type)!, port.offset));
        return undefined;
      }
      const sizes = unpacked.map((range) => this.size(range, this.#scope));
      const width = product([this.width(type, this.#scope), ...sizes]);
      const packed = type.kind === 'vector' ? type.packed.map((range) => this.#range(range)) : [];
      const written = nameOf(type);
      return {
        ...{ name, direction, width, packed, unpacked: unpacked.map((range) => this.#range(range)) },
        ...(written ? { type: written } : {}),
        ...(comment ? { description: comment } : {}),
      };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const said = say('HDL/port/left', { name, why: error.said });
      this.problems.push({ code: 'HDL-PORT', ...said, offset: port.offset });
      return undefined;
    }
  }

  #isInterface(type: TypeSyntax, interfaces: ReadonlyMap<string, unknown>): boolean {
    return type.kind === 'named' && interfaces.has(type.name) && this.#scope.find(type.name) === undefined;
  }

  #range({ left, right }: RangeSyntax): Range {
    const folded = (text: string) => simplified(fold(text, this.#scope, this));
    if (right !== undefined) return { left: folded(left), right: folded(right) };
    return { left: '0', right: simplified(`${folded(left)} - 1`) };
  }
}

function isPlaceholder(type: TypeSyntax | undefined): boolean {
  return type?.kind === 'vector' && type.packed.length === 0 && ['logic', 'bit', 'reg'].includes(type.base);
}

/** Name of a type that is more than a vector of `logic`. */
function nameOf(type: TypeSyntax): string | undefined {
  const dimensions = type.packed
    .map(({ left, right }) => `[${left}${right === undefined ? '' : `:${right}`}]`)
    .join('');
  if (type.kind === 'named') return type.name + (dimensions && ` ${dimensions}`);
  if (type.kind === 'enum' || type.kind === 'struct') return type.kind;
  if (type.kind === 'other') return type.name;
  return ['implicit', 'logic', 'reg', 'bit'].includes(type.base) ? undefined : type.base;
}

function parameterType(type: TypeSyntax | undefined, value: string, values: Values): IpParameter['type'] {
  if (type?.kind === 'other') {
    if (type.name === 'string') return 'string';
    if (/real/.test(type.name)) return 'real';
    throw new Unreadable(say('HDL/parameter/type', { type: type.name }), 0);
  }
  if (type) return 'integer';
  const result = evaluateConstant(value, values);
  return result.ok ? result.value.kind : 'integer';
}
