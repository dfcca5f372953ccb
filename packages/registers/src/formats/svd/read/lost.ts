import type { Worded } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Members that a register map has no place for. */
const LOST: Readonly<Record<string, Worded>> = {
  protection: say('SVD/lost/protection', {}),
  writeConstraint: say('SVD/lost/constraint', {}),
  dataType: say('SVD/lost/type', {}),
  alternateGroup: say('SVD/lost/groups', {}),
  alternateCluster: say('SVD/lost/cluster', {}),
  alternatePeripheral: say('SVD/lost/peripheral', {}),
  prependToName: say('SVD/lost/prefix', {}),
  appendToName: say('SVD/lost/suffix', {}),
  headerStructName: say('SVD/lost/struct', {}),
  dimName: say('SVD/lost/struct', {}),
  headerEnumName: say('SVD/lost/enum', {}),
  dimArrayIndex: say('SVD/lost/index', {}),
  disableCondition: say('SVD/lost/condition', {}),
  cpu: say('SVD/lost/cpu', {}),
  vendorExtensions: say('SVD/lost/extensions', {}),
};

/** Reports the members of an element that are not carried over. */
export function reportLost(element: XmlElement, report: Report): void {
  for (const child of element.children) {
    if (Object.hasOwn(LOST, child.name)) report.loss(LOST[child.name]!, child.line);
  }
}
