import { RdlError } from '../reports.ts';
import type { Reports } from '../reports.ts';
import type {
  Definition,
  Expression,
  Instances,
  InstanceSyntax,
  PropertyAssignment,
} from '../syntax/tree.ts';
import type { Amount } from './amount.ts';
import { assignedValue, isApplicable, put } from './assign.ts';
import type { Component, Instance } from './component.ts';
import { assignFromOutside } from './dynamic.ts';
import { evaluate, number } from './evaluate.ts';
import { parameterValue } from './parameters.ts';
import { rivalsOf } from './propertyTable.ts';
import { Scope } from './scope.ts';
import { isTruthy } from './value.ts';
import type { Value } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

const MAX_DEPTH = 60;
const MAX_INSTANCES = 500_000;

/** Finds components that no body around declares; throws where there is none. */
interface Elsewhere {
  component(name: string, at: number): { definition: Definition; scope: Scope };
}

/** Makes components of definitions; one definition with the same parameters is worked out once. */
export class Builder {
  readonly #reports: Reports;
  readonly #elsewhere: Elsewhere;
  readonly #known = new Map<Definition, Map<Scope, Map<string, Component>>>();
  #depth = 0;
  #instances = 0;

  constructor(reports: Reports, elsewhere: Elsewhere) {
    this.#reports = reports;
    this.#elsewhere = elsewhere;
  }

  /** `given` are values for parameters; `outer` is the body that the definition stands in. */
  component(
    definition: Definition,
    outer: Scope | undefined,
    given: ReadonlyMap<string, Value>,
    at: number,
  ): Component {
    const scope = new Scope(definition, outer);
    for (const parameter of definition.parameters) {
      scope.values.set(parameter.name, parameterValue(parameter, given.get(parameter.name), scope, at));
    }
    const stray = [...given.keys()].find((name) => !scope.values.has(name));
    if (stray !== undefined) throw new RdlError(say('RDL/parameter/none', { name: stray }), at);
    const shared = this.#shared(definition, outer);
    const key = keyOf(scope.values);
    const known = shared.get(key);
    if (known) return known;
    const made = this.#make(definition, scope);
    shared.set(key, made);
    return made;
  }

  #shared(definition: Definition, outer: Scope | undefined): Map<string, Component> {
    const byScope = this.#known.get(definition) ?? new Map<Scope, Map<string, Component>>();
    this.#known.set(definition, byScope);
    const place = outer ?? ROOT;
    const byKey = byScope.get(place) ?? new Map<string, Component>();
    byScope.set(place, byKey);
    return byKey;
  }

  #make(definition: Definition, scope: Scope): Component {
    if (++this.#depth > MAX_DEPTH) throw new RdlError(say('RDL/deep', {}), definition.at);
    const component: Component = {
      definition,
      scope,
      properties: new Map(),
      children: [],
      byName: new Map(),
    };
    this.#reports.guard(() => this.#defaults(component));
    const local = new Map<string, PropertyAssignment>();
    for (const element of definition.elements) {
      this.#reports.guard(() => {
        if (element.kind === 'instances') this.#instantiate(element, component);
        else if (element.kind === 'dynamic') assignFromOutside(component, element);
        else this.#assign(component, element, local);
      });
    }
    this.#depth--;
    return component;
  }

  /** `default` assignments of the bodies around, the nearest first, as they stand where the component is defined (5.1.3). */
  #defaults(component: Component): void {
    const { definition, scope, properties } = component;
    for (let around = scope.outer; around; around = around.outer) {
      for (const assignment of around.definition.defaults.toReversed()) {
        const { name, at } = assignment;
        if (at > definition.at || properties.has(name) || !isApplicable(name, component, scope, at)) continue;
        if (rivalsOf(name).some((rival) => isTruthy(properties.get(rival)?.value))) continue;
        put(component, name, assignedValue(assignment, around));
      }
    }
  }

  #assign(
    component: Component,
    assignment: PropertyAssignment,
    local: Map<string, PropertyAssignment>,
  ): void {
    const { name, at } = assignment;
    const { definition, scope } = component;
    if (definition.kind === 'root' || !isApplicable(name, component, scope, at)) {
      throw new RdlError(
        definition.kind === 'root'
          ? say('RDL/property/file', { name })
          : say('RDL/property/kind', { kind: definition.kind, name }),
        at,
      );
    }
    if (local.has(name) && name !== 'intr') throw new RdlError(say('RDL/property/twice', { name }), at);
    const assigned = assignedValue(assignment, scope);
    const rival = rivalsOf(name).find(
      (each) => local.has(each) && isTruthy(component.properties.get(each)?.value),
    );
    if (rival !== undefined && isTruthy(assigned.value)) {
      throw new RdlError(say('RDL/property/rival', { name, rival }), at);
    }
    local.set(name, assignment);
    put(component, name, assigned);
  }

  #instantiate(group: Instances, component: Component): void {
    const { scope } = component;
    const found =
      typeof group.of === 'string'
        ? (scope.component(group.of, group.at) ?? this.#elsewhere.component(group.of, group.at))
        : { definition: group.of, scope };
    checkNesting(component.definition, found.definition, group.at);
    const given = new Map(group.parameters.map(({ name, value }) => [name, evaluate(value, scope)]));
    const shared = this.component(found.definition, found.scope, given, group.at);
    for (const syntax of group.list) {
      if (++this.#instances > MAX_INSTANCES)
        throw new RdlError(say('RDL/instances', { most: MAX_INSTANCES }), syntax.at);
      const made = instanceOf(syntax, shared, group, scope);
      component.children.push(made);
      component.byName.set(made.name, made);
    }
  }
}

const ROOT = {} as Scope;

function instanceOf(syntax: InstanceSyntax, component: Component, group: Instances, scope: Scope): Instance {
  const optional = (expression: Expression | undefined): Amount | undefined =>
    expression && number(expression, scope);
  const { name, at, range, reset } = syntax;
  const { kind } = component.definition;
  if (kind !== 'field' && kind !== 'signal' && range)
    throw new RdlError(say('RDL/instance/range', { kind, name }), at);
  if (kind !== 'field' && reset) throw new RdlError(say('RDL/instance/reset', { kind }), reset.at);
  if ((kind === 'field' || kind === 'signal') && (syntax.address ?? syntax.stride ?? syntax.alignment)) {
    throw new RdlError(say('RDL/instance/address', { kind, name }), at);
  }
  if (syntax.stride && syntax.dimensions.length === 0)
    throw new RdlError(say('RDL/instance/stride', { name }), at);
  if (syntax.address && syntax.alignment) throw new RdlError(say('RDL/instance/alignment', { name }), at);
  if (group.aliasOf !== undefined && kind !== 'reg') throw new RdlError(say('RDL/instance/alias', {}), at);
  return {
    name,
    at,
    component,
    isOwned: false,
    dimensions: syntax.dimensions.map((dimension) => number(dimension, scope)),
    range: range && { left: number(range.left, scope), right: number(range.right, scope) },
    reset: reset && { value: evaluate(reset, scope), modifier: undefined, at: reset.at },
    address: optional(syntax.address),
    stride: optional(syntax.stride),
    alignment: optional(syntax.alignment),
    external: group.external,
    aliasOf: group.aliasOf,
    elements: undefined,
  };
}

const INSIDE: Readonly<Record<string, readonly string[]>> = {
  root: ['signal', 'addrmap'],
  addrmap: ['addrmap', 'regfile', 'reg', 'mem', 'signal'],
  regfile: ['regfile', 'reg', 'signal'],
  mem: ['reg', 'signal'],
  reg: ['field', 'signal'],
  field: ['signal'],
  signal: [],
};

function checkNesting(outer: Definition, inner: Definition, at: number): void {
  if (INSIDE[outer.kind]!.includes(inner.kind)) return;
  throw new RdlError(
    outer.kind === 'root'
      ? say('RDL/instance/outside', { inner: inner.kind })
      : say('RDL/instance/inside', { inner: inner.kind, outer: outer.kind }),
    at,
  );
}

function keyOf(values: ReadonlyMap<string, Value>): string {
  if (values.size === 0) return '';
  return JSON.stringify([...values], (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Map) return [...value];
    return isTree(value) ? value.at : value;
  });
}

/** Definitions inside values are told apart by their place. */
function isTree(value: unknown): value is { at: number } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'at' in value && 'outer' in value;
}
