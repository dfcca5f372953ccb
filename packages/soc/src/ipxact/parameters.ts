import { issueSaid } from '@netloom/model';
import { saidOf } from '@netloom/model';
import { identifiersOf, resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import { Identifier, IpParameter } from '@netloom/model';
import { systemVerilog } from '@netloom/registers';
import { parameterMembers } from '@netloom/registers/ipxact';
import { freeName, identifierFrom } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import type { RtlView } from './view.ts';
import { fromXPath } from './xpath.ts';
import { say } from '../wording/sentences.ts';

export interface ComponentParameters {
  /** Those of the module, then those of the component that only take part in expressions, as local ones. */
  list: IpParameter[];
  /** Names by the id that expressions use. */
  names: ReadonlyMap<string, string>;
  values: Values;
}

interface Named {
  name: string;
  element: XmlElement;
  /** Parameter of the component whose value the module's takes over. */
  bound?: XmlElement;
}

/** Parameters of the module and of the component; one of each that are bound to each other become one. */
export function readParameters(
  root: XmlElement,
  view: RtlView | undefined,
  report: Report,
): ComponentParameters {
  const own = childrenOf(childOf(root, 'parameters') ?? root, 'parameter');
  const names = new Map<string, string>();
  const settable = moduleParameters(view, own, report);
  const taken = new Set(settable.map(({ name }) => name.toLowerCase()));
  for (const { name, element, bound } of settable) {
    for (const each of [element, bound]) if (each) names.set(idOf(each) ?? name, name);
  }
  const bound = new Set(settable.flatMap((each) => each.bound ?? []));
  const others = own
    .filter((element) => !bound.has(element))
    .map((element) => {
      const name = freeName(identifierFrom(textOf(element, 'name') ?? 'parameter'), taken);
      names.set(idOf(element) ?? name, name);
      return { name, element };
    });
  // Without parameters of the module, those of the component that a user sets are the module's.
  const isSettable = (element: XmlElement) => settable.length === 0 && resolveOf(element) === 'user';
  if (others.some(({ element }) => isSettable(element))) {
    report.lose(say('SOC-IMPORT/ipxact/moduleParameters', {}), root);
  }
  const nameOf = (id: string) => names.get(id) ?? id;
  const list = [
    ...settable.flatMap((each) => parameterOf(each, false, root, nameOf, report)),
    ...others.flatMap((each) => parameterOf(each, !isSettable(each.element), root, nameOf, report)),
  ];
  const { values, problems } = resolveParameters(list, {});
  const lines = new Map([...settable, ...others].map(({ name, element }) => [name, element]));
  for (const { parameter, ...why } of problems) {
    report.lose(
      say('SOC-IMPORT/ipxact/value', { parameter, why: saidOf(why) }),
      lines.get(parameter) ?? root,
    );
  }
  return { list: list.filter(({ name }) => Object.hasOwn(values, name)), names, values };
}

/** The parameters without the local ones that neither `used` expressions nor other parameters need. */
export function neededParameters(list: IpParameter[], used: ReadonlySet<string>): IpParameter[] {
  const byName = new Map(list.map((parameter) => [parameter.name, parameter]));
  const needed = new Set<string>();
  const need = (name: string) => {
    const parameter = byName.get(name);
    if (!parameter || needed.has(name)) return;
    needed.add(name);
    if (parameter.type === 'integer') identifiersOf(parameter.value).forEach(need);
  };
  for (const name of used) need(name);
  for (const { name, local } of list) if (!local) need(name);
  return list.filter(({ name }) => needed.has(name));
}

function moduleParameters(view: RtlView | undefined, own: XmlElement[], report: Report): Named[] {
  return (view?.moduleParameters ?? []).flatMap((element) => {
    const name = textOf(element, 'name') ?? '';
    if (!Identifier.safeParse(name).success) {
      report.lose(say('SOC-IMPORT/ipxact/parameterName', { name: JSON.stringify(name) }), element);
      return [];
    }
    const value = textOf(element, 'value');
    const bound =
      own.find((each) => idOf(each) !== undefined && idOf(each) === value) ??
      own.find((each) => textOf(each, 'name') === name);
    return [{ name, element, ...(bound && { bound }) }];
  });
}

/** Of the element, or in 2009 of its value. */
function idOf(element: XmlElement): string | undefined {
  return element.attributes.get('parameterId') ?? childOf(element, 'value')?.attributes.get('id');
}

function resolveOf(element: XmlElement): string | undefined {
  return element.attributes.get('resolve') ?? childOf(element, 'value')?.attributes.get('resolve');
}

function parameterOf(
  { name, element, bound }: Named,
  local: boolean,
  root: XmlElement,
  nameOf: (id: string) => string,
  report: Report,
): IpParameter[] {
  const members = { ...parameterMembers(element, name, root, nameOf) };
  // What the user sets is the component's; the module's says the type where that does not.
  const source = bound ? { ...members, ...known(parameterMembers(bound, name, root, nameOf)) } : members;
  const value = childOf(bound ?? element, 'value');
  const isReference = source['type'] === 'string' && nameOf(value?.text.trim() ?? '') !== value?.text.trim();
  const type = isReference || isSum(value, nameOf) ? 'integer' : source['type'];
  const text = (raw: unknown) => expressionText(String(raw ?? ''), type === 'string');
  const dependency = value?.attributes.get('dependency');
  const choices = source['choices'] as string[] | undefined;
  const parsed = IpParameter.safeParse({
    ...source,
    type,
    local,
    value:
      dependency !== undefined && type === 'integer'
        ? fromXPath(dependency, nameOf)
        : text(isReference ? nameOf(value?.text.trim() ?? '') : source['value']),
    ...(source['minimum'] !== undefined && type !== 'string' && { minimum: text(source['minimum']) }),
    ...(source['maximum'] !== undefined && type !== 'string' && { maximum: text(source['maximum']) }),
    ...(choices && choices.length > 0 && { choices: choices.map(text) }),
  });
  if (parsed.success) return [parsed.data];
  const [issue] = parsed.error.issues;
  report.lose(
    say('SOC-IMPORT/ipxact/parameter', { name, path: issue!.path.join('.'), why: issueSaid(issue!) }),
    element,
  );
  return [];
}

/** Members that are there; a type of string says nothing where no type was written. */
function known(members: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(members).filter(
    ([key, value]) => value !== undefined && !(key === 'type' && value === 'string'),
  );
  return Object.fromEntries(entries);
}

/** True for a text that names parameters by their ids, whatever type is written. */
function isSum(value: XmlElement | undefined, nameOf: (id: string) => string): boolean {
  const words = value?.text.match(/[A-Za-z_]\w*/g) ?? [];
  return words.length > 0 && /[-+*/]/.test(value!.text) && words.every((word) => nameOf(word) !== word);
}

function expressionText(raw: string, isString: boolean): string {
  const plain = raw.trim();
  if (isString) return plain.startsWith('"') ? plain : JSON.stringify(plain);
  if (/^(?:true|false)$/i.test(plain)) return plain.toLowerCase() === 'true' ? '1' : '0';
  const bits = /^"([01]+)"$/.exec(plain)?.[1];
  return bits === undefined ? systemVerilog(plain) : `${bits.length}'b${bits}`;
}
