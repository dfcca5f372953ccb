import type { SoftwareAccess } from '@netloom/model';
import { quantityValue } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap } from '../../elaborate/index.ts';
import { hex } from '../../generate/text/hex.ts';
import type { XmlNode } from '@netloom/xml';
import { branch, leaf } from './element.ts';

/** CMSIS-SVD's access; it has no word for a field that software cannot reach. */
export const SVD_ACCESS: Record<Exclude<SoftwareAccess, 'none'>, string> = {
  rw: 'read-write',
  r: 'read-only',
  w: 'write-only',
  rw1: 'read-writeOnce',
  w1: 'writeOnce',
};

/** `<field>`; undefined for a field that software cannot reach. */
export function fieldElement(field: ElaboratedField, map: ElaboratedMap): XmlNode | undefined {
  const { name, lsb, width, source, enumeration } = field;
  const { software, onRead, onWrite, description } = source;
  if (software === 'none') return undefined;
  return branch('field', [
    leaf('name', name),
    leaf('description', description),
    leaf('bitOffset', lsb),
    leaf('bitWidth', width),
    leaf('access', SVD_ACCESS[software]),
    leaf('modifiedWriteValues', onWrite === 'user' ? 'modify' : onWrite),
    leaf('readAction', onRead === 'user' ? 'modify' : onRead),
    enumeration &&
      branch('enumeratedValues', [
        leaf('name', source.enum),
        ...enumeration.values.map((each) => {
          const value = quantityValue(each.value, map.values);
          return branch('enumeratedValue', [
            leaf('name', each.name),
            leaf('description', each.description),
            leaf('value', hex(value.ok ? value.value : 0n)),
          ]);
        }),
      ]),
  ]);
}
