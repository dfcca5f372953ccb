import type { Worded } from '@netloom/model';
import { childOf, childrenOf, rootOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { say } from '../../../wording/formats/sentences.ts';

/** The lists of a file of type definitions by what refers to their items. */
const LISTS: Readonly<Record<string, string>> = {
  fieldDefinitionRef: 'fieldDefinitions',
  registerDefinitionRef: 'registerDefinitions',
  registerFileDefinitionRef: 'registerFileDefinitions',
  addressBlockDefinitionRef: 'addressBlockDefinitions',
  bankDefinitionRef: 'bankDefinitions',
  memoryMapDefinitionRef: 'memoryMapDefinitions',
  fieldAccessPolicyDefinitionRef: 'fieldAccessPolicyDefinitions',
  enumerationDefinitionRef: 'enumerationDefinitions',
};

const NAMES: ReadonlySet<string> = new Set(['name', 'displayName', 'shortDescription', 'description']);
const OF_FIELD: ReadonlySet<string> = new Set(['width']);

type Files = ReadonlyMap<string, { path: string; root: XmlElement }>;

/** The element with the contents of the definition that it refers to (2022), or why there is none. */
export function withDefinition(element: XmlElement, files: Files): XmlElement | Worded {
  const reference = element.children.find(({ name }) => Object.hasOwn(LISTS, name));
  if (!reference) return element;
  const definition = definitionOf(reference, files);
  if ('wording' in definition) return definition;
  const own = element.children.filter((child) => child !== reference);
  const has = new Set(own.map(({ name }) => name));
  const isEnumeration = reference.name === 'enumerationDefinitionRef';
  const added = definition.children.filter(
    ({ name }) =>
      !(isEnumeration && OF_FIELD.has(name)) && (!NAMES.has(name) || (name !== 'name' && !has.has(name))),
  );
  return { ...element, children: [...own, ...added] };
}

function definitionOf(reference: XmlElement, files: Files): XmlElement | Worded {
  const name = reference.text.trim();
  const from = reference.attributes.get('typeDefinitions') ?? '';
  const holder = rootOf(reference);
  const links = childOf(holder, 'typeDefinitions') ?? holder;
  const link = childrenOf(links, 'externalTypeDefinitions').find((each) => textOf(each, 'name') === from);
  const target = link && childOf(link, 'typeDefinitionsRef');
  if (!target) return say('IPX/definitions/none', { from });
  const vlnv = ['vendor', 'library', 'name', 'version']
    .map((part) => target.attributes.get(part) ?? '')
    .join(':');
  const file = files.get(vlnv);
  if (!file) return say('IPX/definitions/file', { vlnv });
  const list = childOf(file.root, LISTS[reference.name]!);
  const found = list?.children.find((each) => textOf(each, 'name') === name);
  return found ?? say('IPX/definitions/entry', { vlnv, kind: reference.name.replace('Ref', ''), name });
}
