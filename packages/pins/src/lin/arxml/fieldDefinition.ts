import type { XmlContent, XmlNode } from '@netloom/xml';
import type { LinField } from '../field.ts';
import { element, reference } from './element.ts';
import { definitionKind, isReference } from './names.ts';

/** Definition of one parameter or reference; the order of its parts is the schema's. */
export function fieldDefinition(field: LinField): XmlNode {
  return element(definitionKind(field), [
    element('SHORT-NAME', field.name),
    element('DESC', [{ name: 'L-2', attributes: { L: 'EN' }, content: `${field.about} (${field.source})` }]),
    ...multiplicity(isOptional(field) ? 0 : 1, 1),
    isOptional(field) ? configClass(field, 'MULTIPLICITY') : undefined,
    element('ORIGIN', field.origin === 'standard' ? 'AUTOSAR_ECUC' : 'Netloom'),
    element('POST-BUILD-VARIANT-VALUE', 'false'),
    configClass(field, 'VALUE'),
    ...(isReference(field) ? [destination(field)] : parameterParts(field)),
  ]);
}

export function multiplicity(lower: number, upper: number): XmlNode[] {
  return [
    element('LOWER-MULTIPLICITY', String(lower)),
    upper === Infinity
      ? element('UPPER-MULTIPLICITY-INFINITE', 'true')
      : element('UPPER-MULTIPLICITY', String(upper)),
  ];
}

/** `LinChannelId` has no default, yet always a value. */
function isOptional({ default: value, symbolic, type }: LinField): boolean {
  return value === undefined && !(symbolic && type === 'integer');
}

function configClass(field: LinField, of: 'VALUE' | 'MULTIPLICITY'): XmlNode {
  return element(`${of}-CONFIG-CLASSES`, [
    element(`ECUC-${of}-CONFIGURATION-CLASS`, [
      element('CONFIG-CLASS', field.configClass),
      element('CONFIG-VARIANT', 'VARIANT-POST-BUILD'),
    ]),
  ]);
}

function destination(field: LinField): XmlNode {
  return reference('DESTINATION-REF', 'ECUC-PARAM-CONF-CONTAINER-DEF', field.destination!);
}

function parameterParts(field: LinField): XmlContent & readonly (XmlNode | undefined)[] {
  const value = (name: string, of: unknown) => (of === undefined ? undefined : element(name, String(of)));
  return [
    element('SYMBOLIC-NAME-VALUE', String(field.symbolic === true)),
    value('DEFAULT-VALUE', field.default),
    value('MAX', field.max),
    value('MIN', field.min),
    field.options && element('LITERALS', field.options.map(literal)),
  ];
}

function literal(name: string): XmlNode {
  return element('ECUC-ENUMERATION-LITERAL-DEF', [element('SHORT-NAME', name)]);
}
