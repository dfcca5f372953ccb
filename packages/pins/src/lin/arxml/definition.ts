import type { XmlNode } from '@netloom/xml';
import { CHANNEL_FIELDS } from '../channelFields.ts';
import type { LinContainer } from '../field.ts';
import { GENERAL_FIELDS } from '../generalFields.ts';
import { element, list, reference } from './element.ts';
import { fieldDefinition, multiplicity } from './fieldDefinition.ts';
import { isReference, STANDARD } from './names.ts';

/** The module's definition: the standard's parameters and the extensions, told apart by their ORIGIN. */
export function moduleDefinition(): XmlNode {
  return element('ECUC-MODULE-DEF', [
    element('SHORT-NAME', 'Lin'),
    element('CATEGORY', 'VENDOR_SPECIFIC_MODULE_DEFINITION'),
    ...multiplicity(0, 1),
    element('POST-BUILD-VARIANT-SUPPORT', 'false'),
    reference('REFINED-MODULE-DEF-REF', 'ECUC-MODULE-DEF', STANDARD),
    element('SUPPORTED-CONFIG-VARIANTS', [element('SUPPORTED-CONFIG-VARIANT', 'VARIANT-POST-BUILD')]),
    element('CONTAINERS', [
      containerDefinition('CommonPublishedInformation', multiplicity(1, 1), 'CommonPublishedInformation'),
      containerDefinition('LinDemEventParameterRefs', multiplicity(0, 1), 'LinDemEventParameterRefs'),
      containerDefinition('LinGeneral', multiplicity(1, 1), 'LinGeneral'),
      containerDefinition('LinGlobalConfig', multiplicity(1, 1), undefined, [
        containerDefinition('LinChannel', multiplicity(1, Infinity), 'LinChannel'),
      ]),
    ]),
  ]);
}

function containerDefinition(
  name: string,
  multiplicities: readonly XmlNode[],
  container: LinContainer | undefined,
  inside: readonly XmlNode[] = [],
): XmlNode {
  const fields = [...GENERAL_FIELDS, ...CHANNEL_FIELDS].filter((field) => field.container === container);
  return element('ECUC-PARAM-CONF-CONTAINER-DEF', [
    element('SHORT-NAME', name),
    ...multiplicities,
    list('PARAMETERS', fields.filter((field) => !isReference(field)).map(fieldDefinition)),
    list('REFERENCES', fields.filter(isReference).map(fieldDefinition)),
    list('SUB-CONTAINERS', inside),
  ]);
}
