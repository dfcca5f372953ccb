/** Builds ARXML as other vendors' tools write it: the least that a test needs, in any order. */
export const NUMBER = 'NUMERICAL';
export const TEXT = 'TEXTUAL';

export const parameter = (kind: string, definition: string, value: string, more = '') => `
  <ECUC-${kind}-PARAM-VALUE>
    <DEFINITION-REF DEST="ECUC-PARAM-DEF">${definition}</DEFINITION-REF>${more}
    <VALUE>${value}</VALUE>
  </ECUC-${kind}-PARAM-VALUE>`;

export const reference = (definition: string, path: string) => `
  <ECUC-REFERENCE-VALUE>
    <DEFINITION-REF DEST="ECUC-REFERENCE-DEF">${definition}</DEFINITION-REF>
    <VALUE-REF DEST="ECUC-CONTAINER-VALUE">${path}</VALUE-REF>
  </ECUC-REFERENCE-VALUE>`;

export interface Parts {
  parameters?: readonly string[];
  references?: readonly string[];
  inside?: readonly string[];
}

const listed = (name: string, items: readonly string[] = []) =>
  items.length > 0 ? `<${name}>${items.join('')}</${name}>` : '';

export const container = (name: string, definition: string, { parameters, references, inside }: Parts) => `
  <ECUC-CONTAINER-VALUE UUID="00000000-0000-4000-8000-000000000001">
    <SHORT-NAME>${name}</SHORT-NAME>
    <DEFINITION-REF DEST="ECUC-PARAM-CONF-CONTAINER-DEF">${definition}</DEFINITION-REF>
    ${listed('PARAMETER-VALUES', parameters)}${listed('REFERENCE-VALUES', references)}${listed('SUB-CONTAINERS', inside)}
  </ECUC-CONTAINER-VALUE>`;

export const module = (name: string, definition: string, containers: readonly string[]) => `
  <ECUC-MODULE-CONFIGURATION-VALUES>
    <SHORT-NAME>${name}</SHORT-NAME>
    <DEFINITION-REF DEST="ECUC-MODULE-DEF">${definition}</DEFINITION-REF>
    <CONTAINERS>${containers.join('')}</CONTAINERS>
  </ECUC-MODULE-CONFIGURATION-VALUES>`;

export const document = (
  schema: string,
  modules: readonly string[],
) => `<?xml version="1.0" encoding="utf-8"?>
<AUTOSAR xsi:schemaLocation="http://autosar.org/schema/r4.0 ${schema}" xmlns="http://autosar.org/schema/r4.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<ADMIN-DATA><LANGUAGE>EN</LANGUAGE></ADMIN-DATA>
<AR-PACKAGES><AR-PACKAGE><SHORT-NAME>ActiveEcuC</SHORT-NAME><ELEMENTS>${modules.join('')}</ELEMENTS></AR-PACKAGE></AR-PACKAGES>
</AUTOSAR>`;

/** A file of one module `Lin` with these channels. */
export const channels = (...inside: readonly string[]) =>
  document('AUTOSAR_4-2-2.xsd', [
    module('Lin', '/AUTOSAR/EcucDefs/Lin', [
      container('LinGlobalConfig', '/AUTOSAR/EcucDefs/Lin/LinGlobalConfig', { inside }),
    ]),
  ]);

const CHANNEL = '/AUTOSAR/EcucDefs/Lin/LinGlobalConfig/LinChannel';
export const channel = (name: string, ...parameters: readonly string[]) =>
  container(name, CHANNEL, { parameters });
export const baud = (value: string, more = '') =>
  parameter(NUMBER, `${CHANNEL}/LinChannelBaudRate`, value, more);
