import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';

/** What registers take from the cluster, peripheral and device around them (registerPropertiesGroup). */
export interface Properties {
  size: bigint | undefined;
  access: string | undefined;
  resetValue: bigint | undefined;
  resetMask: bigint | undefined;
}

export const NO_PROPERTIES: Properties = {
  size: undefined,
  access: undefined,
  resetValue: undefined,
  resetMask: undefined,
};

export function inherited(from: Properties, element: XmlElement, report: Report): Properties {
  return {
    size: report.number(element, 'size') ?? from.size,
    access: textOf(element, 'access') ?? from.access,
    resetValue: report.number(element, 'resetValue') ?? from.resetValue,
    resetMask: report.number(element, 'resetMask') ?? from.resetMask,
  };
}
