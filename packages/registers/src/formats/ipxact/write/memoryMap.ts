import { RegisterMap } from '@netloom/model';
import type { Quantity } from '@netloom/model';
import type { ElaboratedMemory, ElaboratedNode } from '../../../elaborate/index.ts';
import type { XmlNode } from '@netloom/xml';
import { address } from '../../arithmetic.ts';
import { difference } from '../extension.ts';
import type { Members } from '../extension.ts';
import { orderOf } from '../order.ts';
import { componentMembers } from '../read/component.ts';
import type { ReadContext } from '../read/context.ts';
import { mapMembers } from '../read/memoryMap.ts';
import { placingsOf } from './arrays.ts';
import { childNodes, indexOf, written } from './group.ts';
import { memoryBlock } from './memory.ts';
import { asElement } from './writing.ts';
import type { Writing } from './writing.ts';

/** A run of registers and groups, or one memory. */
type Block = { kind: 'registers'; nodes: ElaboratedNode[] } | { kind: 'memory'; memory: ElaboratedMemory };

/** The memory map; `identity` are the elements that name the component. */
export function memoryMapNode(identity: readonly XmlNode[], writing: Writing, reading: ReadContext): XmlNode {
  const { source } = writing.map;
  const blocks = blocksOf(writing);
  const content = [
    ...writing.names({ ...source }),
    ...blocks.flatMap((block, index) => blockNodes(block, index, blocks, writing, reading)),
    writing.element('addressUnitBits', '8'),
  ];
  const map = asElement(writing.element('memoryMap', content));
  const component = asElement(writing.element('component', identity));
  const surroundings = surroundingsOf(writing, 0);
  const read: Members = {
    ...RegisterMap.parse({ netloom: 'registers', version: 1, name: 'x' }),
    ...componentMembers(component, map, false, reading),
    ...mapMembers(map, surroundings, reading),
  };
  const actual: Members = { ...source, children: undefined, parameters: undefined };
  delete read['children'];
  delete read['parameters'];
  const order = blocks.flatMap((block) =>
    block.kind === 'memory' ? [block.memory] : written(block.nodes, writing),
  );
  const members = difference(actual, read);
  const extension = { format: 1, ...members, ...orderOf(order.map(indexOf)) };
  return writing.element('memoryMap', [...content, writing.extension('map', extension)]);
}

/** Address blocks hold either registers or a memory and do not overlap: registers between two memories make a block. */
function blocksOf({ map }: Writing): Block[] {
  const blocks: Block[] = [];
  for (const node of map.children) {
    const last = blocks.at(-1);
    if (node.kind === 'memory') blocks.push({ kind: 'memory', memory: node });
    else if (last?.kind === 'registers') last.nodes.push(node);
    else blocks.push({ kind: 'registers', nodes: [node] });
  }
  return blocks.length > 0 ? blocks : [{ kind: 'registers', nodes: [] }];
}

function blockNodes(
  block: Block,
  index: number,
  blocks: readonly Block[],
  writing: Writing,
  reading: ReadContext,
): XmlNode[] {
  if (block.kind === 'memory') {
    const placings = placingsOf(
      block.memory,
      surroundingsOf(writing, 0),
      writing,
      writing.edition.year === 2022,
    );
    return placings.map((placing) => memoryBlock(block.memory, placing, writing, reading));
  }
  const { map } = writing;
  const isAlone = blocks.length === 1;
  const start = index === 0 ? 0n : (block.nodes[0]?.offset ?? 0n);
  const end = block.nodes.reduce(
    (last, { offset, span }) => (offset + span > last ? offset + span : last),
    start,
  );
  const word = BigInt(map.source.bus.dataWidth / 8);
  const range = isAlone ? map.size : end - start;
  const base = address(start);
  const content = [
    writing.element('name', isAlone ? map.name : `${map.name}_registers_${index}`),
    writing.element('baseAddress', writing.quantity(base)),
    writing.element(
      'range',
      writing.quantity((isAlone ? map.source.size : undefined) ?? address(range > 0n ? range : word)),
    ),
    writing.element('width', String(map.source.bus.dataWidth)),
    writing.element('usage', 'register'),
    ...childNodes(block.nodes, surroundingsOf(writing, base), writing, reading),
    writing.extension('block', { transparent: true }),
  ];
  return [writing.element('addressBlock', content)];
}

function surroundingsOf({ map }: Writing, base: Quantity) {
  return {
    inherited: { software: 'rw' as const, isVolatile: false },
    dataWidth: map.source.bus.dataWidth,
    unit: 1n,
    base,
  };
}
