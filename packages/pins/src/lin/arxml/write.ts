import { writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';
import type { LinConfiguration } from '../values.ts';
import { moduleDefinition } from './definition.ts';
import { element } from './element.ts';
import { moduleValues } from './moduleValues.ts';
import { NAMESPACE, SCHEMA } from './names.ts';

/**
 * The configuration as AUTOSAR 4.2.2 XML: the values, and the definition of the module that they follow. A definition
 * of ours is needed because the standard's has no vendor extensions; it refines the standard's, and the ORIGIN of each
 * parameter says whose it is (TPS_ECUConfiguration, vendor specific module definitions).
 */
export function arxmlOf(lin: LinConfiguration): string {
  return writeXml({
    name: 'AUTOSAR',
    attributes: {
      xmlns: NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${NAMESPACE} ${SCHEMA}`,
    },
    content: [
      element('AR-PACKAGES', [
        packageOf('Netloom', [
          element('AR-PACKAGES', [
            packageOf('EcucDefs', [element('ELEMENTS', [moduleDefinition()])]),
            packageOf('EcucValues', [element('ELEMENTS', [moduleValues(lin)])]),
          ]),
        ]),
      ]),
    ],
  });
}

function packageOf(name: string, content: XmlNode[]): XmlNode {
  return element('AR-PACKAGE', [element('SHORT-NAME', name), ...content]);
}
