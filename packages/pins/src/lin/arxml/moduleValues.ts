import type { XmlNode } from '@netloom/xml';
import { CHANNEL_FIELDS } from '../channelFields.ts';
import type { LinContainer, LinField, LinValue } from '../field.ts';
import { GENERAL_FIELDS } from '../generalFields.ts';
import { channelValue, generalValue } from '../values.ts';
import type { LinConfiguration } from '../values.ts';
import { element, list, reference } from './element.ts';
import { DEFINITION, definitionKind, definitionPath, isReference } from './names.ts';

type Setting = { field: LinField; value: LinValue };

/** The values of the module, every one written out: readers need not know the defaults. */
export function moduleValues(lin: LinConfiguration): XmlNode {
  const general = (container: LinContainer) =>
    set(GENERAL_FIELDS, container, (field) => generalValue(lin, field));
  const events = general('LinDemEventParameterRefs');
  const channels = lin.channels.map((channel, index) =>
    container(
      channel.name,
      'LinGlobalConfig/LinChannel',
      set(CHANNEL_FIELDS, 'LinChannel', (field) => channelValue(channel, index, field)),
    ),
  );
  return element('ECUC-MODULE-CONFIGURATION-VALUES', [
    element('SHORT-NAME', 'Lin'),
    reference('DEFINITION-REF', 'ECUC-MODULE-DEF', DEFINITION),
    element('IMPLEMENTATION-CONFIG-VARIANT', 'VARIANT-POST-BUILD'),
    element('CONTAINERS', [
      named('CommonPublishedInformation', general('CommonPublishedInformation')),
      ...(events.length > 0 ? [named('LinDemEventParameterRefs', events)] : []),
      named('LinGeneral', general('LinGeneral')),
      container('LinGlobalConfig', 'LinGlobalConfig', [], channels),
    ]),
  ]);
}

function set(
  fields: readonly LinField[],
  container: LinContainer,
  valueOf: (field: LinField) => LinValue | undefined,
): Setting[] {
  return fields.flatMap((field) => {
    const value = field.container === container ? valueOf(field) : undefined;
    return value === undefined ? [] : [{ field, value }];
  });
}

const named = (name: string, settings: readonly Setting[]) => container(name, name, settings);

function container(
  shortName: string,
  path: string,
  settings: readonly Setting[],
  inside: readonly XmlNode[] = [],
): XmlNode {
  const parameters = settings.filter(({ field }) => !isReference(field));
  const references = settings.filter(({ field }) => isReference(field));
  return element('ECUC-CONTAINER-VALUE', [
    element('SHORT-NAME', shortName),
    reference('DEFINITION-REF', 'ECUC-PARAM-CONF-CONTAINER-DEF', `${DEFINITION}/${path}`),
    list('PARAMETER-VALUES', parameters.map(parameterValue)),
    list('REFERENCE-VALUES', references.map(referenceValue)),
    list('SUB-CONTAINERS', inside),
  ]);
}

/** Booleans are numerical (TPS_ECUConfiguration, EcucNumericalParamValue). */
function parameterValue({ field, value }: Setting): XmlNode {
  const kind = field.type === 'boolean' || field.type === 'integer' ? 'NUMERICAL' : 'TEXTUAL';
  return element(`ECUC-${kind}-PARAM-VALUE`, [
    reference('DEFINITION-REF', definitionKind(field), definitionPath(field)),
    element('VALUE', String(value)),
  ]);
}

function referenceValue({ field, value }: Setting): XmlNode {
  return element('ECUC-REFERENCE-VALUE', [
    reference('DEFINITION-REF', definitionKind(field), definitionPath(field)),
    reference('VALUE-REF', 'ECUC-CONTAINER-VALUE', String(value)),
  ]);
}
