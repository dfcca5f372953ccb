import { writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';
import { branch, leaf } from './element.ts';

export interface SvdDevice {
  vendor?: string | undefined;
  name: string;
  version?: string | undefined;
  description?: string | undefined;
  /** Bits of the bus. */
  width: number;
  peripherals: readonly XmlNode[];
}

/** Text of an `.svd` file (CMSIS-SVD 1.3.9). */
export function deviceText({ vendor, name, version, description, width, peripherals }: SvdDevice): string {
  return writeXml({
    name: 'device',
    attributes: {
      schemaVersion: '1.3',
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema-instance',
      'xs:noNamespaceSchemaLocation': 'CMSIS-SVD.xsd',
    },
    content: [
      leaf('vendor', vendor),
      leaf('name', name),
      leaf('version', version ?? '1.0'),
      leaf('description', description ?? name),
      leaf('addressUnitBits', 8),
      leaf('width', width),
      leaf('size', width),
      branch('peripherals', peripherals),
    ],
  });
}
