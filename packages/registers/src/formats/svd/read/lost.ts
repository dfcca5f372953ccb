import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';

/** Members that a register map has no place for. */
const LOST: Record<string, string> = {
  protection: 'Protection (secure, privileged) belongs to the SoC and is not read',
  writeConstraint: 'Constraints on the values to write are not read',
  dataType: 'C types of registers are not read',
  alternateGroup: 'Groups of alternate registers are not read',
  alternateCluster: 'That a cluster is an alternate of another is not read',
  alternatePeripheral: 'That a peripheral is an alternate of another is not read',
  prependToName: 'Prefixes for names in headers are not read',
  appendToName: 'Suffixes for names in headers are not read',
  headerStructName: 'Names of C structs are not read',
  dimName: 'Names of C structs are not read',
  headerEnumName: 'Names of C enumerations are not read',
  dimArrayIndex: 'Names for the indices of an array are not read',
  disableCondition: 'Conditions for hiding a peripheral are not read',
  cpu: 'The description of the processor is not read',
  vendorExtensions: 'Extensions of vendors are not read',
};

/** Reports the members of an element that are not carried over. */
export function reportLost(element: XmlElement, report: Report): void {
  for (const child of element.children) {
    if (Object.hasOwn(LOST, child.name)) report.loss(LOST[child.name]!, child.line);
  }
}
