import type { SocDocument } from '@netloom/model';
import { subjectOf } from '../../check/check.ts';
import type { Subject } from '../../check/rule.ts';
import { inOrder } from '../../document/order.ts';
import type { Library } from '../../library/library.ts';
import { softwareMapOf } from '../software/softwareMap.ts';
import type { AddressMapOutput } from './output.ts';
import { ADDRESS_MAP_OUTPUTS } from './outputs.ts';

export interface AddressMapFile {
  /** Below the folder of the generated SoC: `sw/soc.h`, `doc/address_map.html`. */
  path: string;
  text: string;
}

export interface AddressMapOptions {
  /** The manager whose view is written; every place that somebody sees when absent. */
  manager?: string | undefined;
  /** All when absent. */
  outputs?: readonly AddressMapOutput[] | undefined;
}

/** The views of the address map of a document without errors. */
export function addressMapFiles(
  document: SocDocument,
  library: Library,
  options: AddressMapOptions = {},
): AddressMapFile[] {
  return addressMapFilesOf(subjectOf(inOrder(document), library), options);
}

/** The same for a design that is known already; none for one that maps nothing. */
export function addressMapFilesOf(subject: Subject, options: AddressMapOptions = {}): AddressMapFile[] {
  const map = softwareMapOf(subject, options.manager);
  if (map.blocks.length === 0) return [];
  return (options.outputs ?? ADDRESS_MAP_OUTPUTS).flatMap(({ folder, file, write }) => {
    const text = write({ map, subject });
    return text === undefined ? [] : [{ path: `${folder}/${file}`, text }];
  });
}
