import { evaluate } from '@netloom/hdl/expression';
import { formatEndpoint } from '../../document/endpoint.ts';
import type { NameEndpoint } from '../../document/endpoint.ts';
import { identifierFrom } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from '../report.ts';
import { say } from '../../wording/sentences.ts';

/** One wire of a design: what it ties together, and the value it has. */
export interface Wire {
  name: string;
  ends: NameEndpoint[];
  value: string | undefined;
  element: XmlElement;
}

/** Name of the instance that a reference means, as an identifier. */
export const instanceOf = ({ attributes }: XmlElement) =>
  identifierFrom(attributes.get('componentInstanceRef') ?? attributes.get('componentRef') ?? '');

export function wiresOf(root: XmlElement, report: Report): Wire[] {
  const elements = childrenOf(childOf(root, 'adHocConnections') ?? root, 'adHocConnection');
  return elements.map((element) => {
    const holder = childOf(element, 'portReferences') ?? element;
    const internal = childrenOf(holder, 'internalPortReference').map((each) => ({
      ...endOf(each, report),
      instance: instanceOf(each),
    }));
    const external = childrenOf(holder, 'externalPortReference').map((each) => endOf(each, report));
    const value = textOf(element, 'tiedValue') ?? element.attributes.get('tiedValue');
    return { name: textOf(element, 'name') ?? '', ends: [...internal, ...external], value, element };
  });
}

function endOf(element: XmlElement, report: Report): NameEndpoint {
  const name = element.attributes.get('portRef') ?? '';
  const slice = sliceOf(element, report);
  return { kind: 'name', name, ...(slice && { slice }) };
}

/** In 2009 the bits are attributes. */
function sliceOf(element: XmlElement, report: Report): { high: number; low: number } | undefined {
  const range = childOf(childOf(element, 'partSelect') ?? element, 'range');
  const left = (range && textOf(range, 'left')) ?? element.attributes.get('left');
  const right = (range && textOf(range, 'right')) ?? element.attributes.get('right');
  const isParted = childOf(element, 'partSelect') !== undefined;
  if (left === undefined || right === undefined) {
    if (isParted) report.lose(say('SOC-IMPORT/ipxact/indices', {}), element);
    return undefined;
  }
  const [high, low] = [evaluate(left, {}), evaluate(right, {})];
  if (!high.ok || !low.ok) {
    report.lose(say('SOC-IMPORT/ipxact/bits', { left, right }), element);
    return undefined;
  }
  const [a, b] = [Number(high.value), Number(low.value)];
  return { high: Math.max(a, b), low: Math.min(a, b) };
}

export const endText = (end: NameEndpoint): string => formatEndpoint(end);
