import { splitVlnv } from '@netloom/model';
import { eachRegister } from '../../../elaborate/index.ts';
import type { ElaboratedMap } from '../../../elaborate/index.ts';
import type { OutputFiles, RegisterOutput } from '../../../generate/output.ts';
import { readableOutput } from '../../../readBack/readableOutput.ts';
import { ipxactReader } from '../read/component.ts';
import { writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';
import { EDITIONS } from '../edition.ts';
import type { Edition } from '../edition.ts';
import { EXTENSION_NAMESPACE } from '../extension.ts';
import { quantityOf } from '../quantity.ts';
import { memoryMapNode } from './memoryMap.ts';
import { parameterNodes } from './parameters.ts';
import { Writing, ownReading } from './writing.ts';

const output = (id: string, edition: Edition): RegisterOutput =>
  readableOutput({
    id,
    title: `IP-XACT (IEEE 1685-${edition.year})`,
    language: 'xml',
    reader: ipxactReader,
    write: (map) => writeIpxact(map, edition),
    writePlain: (map) => writeIpxact(map, edition, false),
  });

export const ipxactOutputs: readonly RegisterOutput[] = [
  output('ipxact', EDITIONS[2022]),
  output('ipxact-2014', EDITIONS[2014]),
  output('ipxact-2009', EDITIONS[2009]),
];

/**
 * A component with one memory map. What the edition has no place for stands in vendor extensions of our own, unless
 * `hasOwn` is false.
 */
export function writeIpxact(map: ElaboratedMap, edition: Edition, hasOwn = true): OutputFiles {
  const writing = new Writing(map, edition, hasOwn);
  const reading = ownReading(writing, (text) => quantityOf(text, (id) => id));
  const identity = identityNodes(writing);
  const memoryMap = memoryMapNode(identity, writing, reading);
  const { choices, parameters } = parameterNodes(writing);
  const component = writing.element(
    'component',
    [...identity, writing.element('memoryMaps', [memoryMap]), choices, resetTypes(writing), parameters],
    {},
  );
  const { prefix, namespace, schema, year } = edition;
  const attributes = {
    [`xmlns:${prefix}`]: namespace,
    'xmlns:netloom': EXTENSION_NAMESPACE,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': schema,
  };
  const suffix = year === 2022 ? '' : `.${year}`;
  return {
    files: [
      {
        path: `${map.name}.ipxact${suffix}.xml`,
        content: writeXml({ ...component, attributes }, writing.xml),
      },
    ],
    diagnostics: [],
  };
}

function identityNodes(writing: Writing): XmlNode[] {
  const { vlnv, name } = writing.map.source;
  const parts = splitVlnv(vlnv ?? `local:registers:${name}:1.0`);
  return [
    writing.element('vendor', parts.vendor),
    writing.element('library', parts.library),
    writing.element('name', parts.name),
    writing.element('version', parts.version),
  ];
}

/** Kinds of reset beside the standard one (2014, 2022). */
function resetTypes(writing: Writing): XmlNode | undefined {
  if (writing.edition.year === 2009) return undefined;
  const names = new Set<string>();
  for (const { fields } of eachRegister(writing.map)) {
    for (const { source } of fields) if (source.resetBy !== undefined) names.add(source.resetBy);
  }
  if (names.size === 0) return undefined;
  const types = [...names]
    .sort()
    .map((name) => writing.element('resetType', [writing.element('name', name)]));
  return writing.element('resetTypes', types);
}
