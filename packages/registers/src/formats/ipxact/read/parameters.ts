import { IpParameter } from '@netloom/model';
import { freeName, identifierFrom } from '../../identifier.ts';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { quantityOf } from '../quantity.ts';
import { descriptionIn } from './names.ts';

/** Parameters of a document. */
export interface Parameters {
  /** Names by the id that expressions use. */
  names: ReadonlyMap<string, string>;
  list: readonly { parameter: IpParameter; element: XmlElement }[];
}

/** Every parameter below `root`; those of the component itself first. */
export function parametersIn(root: XmlElement): Parameters {
  const elements = [...directParameters(root), ...nestedParameters(root)];
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const named = elements.map((element) => {
    const own = identifierFrom(textOf(element, 'name') ?? 'parameter');
    const name = extensionIn(element) ? own : freeName(own, taken);
    taken.add(name.toLowerCase());
    names.set(idOf(element) ?? name, name);
    return { element, name };
  });
  const list = named.flatMap(({ element, name }) => {
    const members = parameterMembers(element, name, root, (id) => names.get(id) ?? id);
    const parsed = IpParameter.safeParse(corrected(members, extensionIn(element)));
    return parsed.success ? [{ parameter: parsed.data, element }] : [];
  });
  return { names, list };
}

function directParameters(root: XmlElement): XmlElement[] {
  return childrenOf(childOf(root, 'parameters') ?? root, 'parameter');
}

function nestedParameters(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (element: XmlElement) => {
    for (const child of element.children) {
      if (child.name === 'moduleParameter' || (child.name === 'parameter' && element.parent !== root))
        found.push(child);
      if (child.name !== 'vendorExtensions') visit(child);
    }
  };
  visit(root);
  return found.filter((element) => idOf(element) !== undefined);
}

/** Of the element, or in 2009 of its value. */
function idOf(element: XmlElement): string | undefined {
  return element.attributes.get('parameterId') ?? childOf(element, 'value')?.attributes.get('id');
}

const INTEGERS: ReadonlySet<string> = new Set([
  'bit',
  'byte',
  'shortint',
  'int',
  'longint',
  'long',
  'bitString',
  'bool',
]);

/** What the standard's elements say of a parameter. */
export function parameterMembers(
  element: XmlElement,
  name: string,
  root: XmlElement | undefined,
  nameOf: (id: string) => string,
): Members {
  const value = childOf(element, 'value');
  const attribute = (key: string) => element.attributes.get(key) ?? value?.attributes.get(key);
  const format = attribute('type') ?? attribute('format') ?? 'string';
  const text = value?.text.trim() ?? '';
  const isNumber = INTEGERS.has(format) || (format === 'string' && /^(?:\d|'[hdbo])/i.test(text));
  const type = isNumber
    ? 'integer'
    : format === 'real' || format === 'shortreal' || format === 'float'
      ? 'real'
      : 'string';
  const converted = (raw: string | undefined) =>
    raw === undefined ? undefined : type === 'integer' ? String(quantityOf(raw, nameOf)) : raw;
  const choices = choicesOf(attribute('choiceRef'), root)?.map((choice) => converted(choice)!);
  return {
    name,
    type,
    value: converted(text),
    local: attribute('resolve') !== 'user',
    ...descriptionIn(element),
    ...(attribute('minimum') !== undefined && { minimum: converted(attribute('minimum')) }),
    ...(attribute('maximum') !== undefined && { maximum: converted(attribute('maximum')) }),
    ...(choices && { choices }),
  };
}

function choicesOf(name: string | undefined, root: XmlElement | undefined): string[] | undefined {
  const all = root && childOf(root, 'choices');
  const choice = all && childrenOf(all, 'choice').find((each) => textOf(each, 'name') === name);
  return choice && childrenOf(choice, 'enumeration').map(({ text }) => text.trim());
}
