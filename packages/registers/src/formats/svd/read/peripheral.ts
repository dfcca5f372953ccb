import { RegisterMap } from '@netloom/model';
import type { RegisterNode } from '@netloom/model';
import { elaborate } from '../../../elaborate/index.ts';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { withoutConflicts } from './conflicts.ts';
import type { Context } from './context.ts';
import { reportLost } from './lost.ts';
import { identifierFrom } from '../../identifier.ts';
import { hexText, readNodes } from './node.ts';
import { inherited } from './properties.ts';
import type { Properties } from './properties.ts';
import { description } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The register map of a peripheral, whose derivation is resolved; undefined for one without registers. */
export function readPeripheral(
  element: XmlElement,
  dataWidth: number,
  device: Properties,
  context: Context,
): RegisterMap | undefined {
  const { report, enums } = context;
  reportLost(element, report);
  const name = textOf(element, 'name') ?? '';
  const properties = inherited(device, element, report);
  const children = readNodes(childOf(element, 'registers')?.children ?? [], name, properties, context);
  const blocks = childrenOf(element, 'addressBlock').map((block) => ({
    start: report.needed(block, 'offset'),
    size: report.needed(block, 'size'),
    isBuffer: textOf(block, 'usage') === 'buffer',
  }));
  for (const block of blocks) {
    const end = block.start + block.size;
    const isFree = !children.some(({ offset }) => BigInt(offset) >= block.start && BigInt(offset) < end);
    if (block.isBuffer && isFree && block.size > 0n) children.push(bufferAt(block, dataWidth));
  }
  if (children.length === 0) return undefined;
  const map: RegisterMap = {
    ...RegisterMap.parse({
      netloom: 'registers',
      version: 1,
      name: identifierFrom(name.replace(/\[%s\]|%s/, '')),
    }),
    description: description(element),
    enums: enums.enums,
    children,
  };
  map.bus.dataWidth = dataWidth as RegisterMap['bus']['dataWidth'];
  if (report.hasErrors) return map;
  const end = blocks.reduce((most, { start, size }) => (start + size > most ? start + size : most), 0n);
  return sized(withoutConflicts(map, context), end, element, context);
}

/** A block of usage `buffer` says no more than where it lies. */
function bufferAt({ start, size }: { start: bigint; size: bigint }, dataWidth: number): RegisterNode {
  const bytes = BigInt(dataWidth / 8);
  const isWhole = start % bytes === 0n && size % bytes === 0n;
  return {
    kind: 'memory',
    name: `BUFFER_${start.toString(16).toUpperCase()}`,
    offset: hexText(start),
    entries: hexText(isWhole ? size / bytes : size),
    width: isWhole ? dataWidth : 8,
    software: 'rw',
  };
}

/** The address blocks tell the size of the map, unless registers lie beyond them. */
function sized(map: RegisterMap, end: bigint, element: XmlElement, { report }: Context): RegisterMap {
  if (end === 0n) return map;
  const content = elaborate(map).map.size;
  if (content <= end) return { ...map, size: hexText(end) };
  report.loss(say('SVD/blocks', { map: map.name }), element.line);
  return map;
}
