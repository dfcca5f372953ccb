import type { SocDocument } from '@netloom/model';
import type { Subject } from '../../../check/rule.ts';
import { noncoherentBlocks } from '../../sharing/noncoherent.ts';
import type { SoftwareMap } from '../../software/block.ts';
import type { AddressMapOutput } from '../output.ts';
import { headline } from '../text.ts';
import { Labels, compatibleText, nodeText } from './node.ts';
import type { DtsNode } from './node.ts';
import { deviceNode, memoryNode } from './blocks.ts';
import type { Tree } from './blocks.ts';
import { clockNodes, clockProvider, clockReferences } from './clocks.ts';
import { controllerNodes } from './controllers.ts';

/** `soc.dtsi`: clocks, interrupt controllers, memories and devices as nodes of a Devicetree (Specification v0.4). */
export const dtsOutput: AddressMapOutput = {
  id: 'dts',
  title: 'Devicetree',
  language: 'plaintext',
  folder: 'sw',
  file: 'soc.dtsi',
  write: ({ map, subject }) => treeText(map, subject),
};

function treeText(map: SoftwareMap, subject: Subject): string {
  const { document } = subject.design;
  const tree = { ...treeOf(map, document), noncoherent: noncoherentBlocks(subject) };
  const controllers = controllerNodes(map, tree);
  const memories = map.blocks.filter(isMainMemory);
  const devices = map.blocks.filter((block) => !isMainMemory(block));
  const soc: DtsNode = {
    name: 'soc',
    properties: ['compatible = "simple-bus"', ...cells(tree), 'ranges'],
    children: devices.map((block) => deviceNode(block, tree)),
  };
  const root: DtsNode = {
    name: '/',
    properties: [
      ...cells(tree),
      `compatible = ${compatibleText(document.vlnv)}`,
      `model = ${quoted(map.title)}`,
    ],
    children: [
      ...clockNodes(map, document, tree.clocks),
      ...controllers,
      ...memories.map((block) => memoryNode(block, tree)),
      ...(devices.length > 0 ? [soc] : []),
    ],
  };
  return `/* ${headline(map, 'Devicetree nodes')} */\n\n${nodeText(root)}`;
}

/** Memory that an operating system may use as it likes. */
function isMainMemory({ attributes: { type, readOnly, secure } }: SoftwareMap['blocks'][number]): boolean {
  return type !== 'device' && !readOnly && !secure;
}

function treeOf(map: SoftwareMap, document: SocDocument): Omit<Tree, 'noncoherent'> {
  const isWide = map.blocks.some(({ places: [{ base, size }] }) => base + size > 1n << 32n);
  const labels = new Labels();
  const blocks = new Map(map.blocks.map((block) => [block, labels.take(block.name)]));
  const unit = clockProvider(map, document);
  const provider = unit && { ...unit, label: blocks.get(unit.block)! };
  return {
    cells: isWide ? 2 : 1,
    labels,
    blocks,
    clocks: clockReferences(map, labels, provider),
    provider,
    sinks: new Map(),
  };
}

function cells({ cells: count }: Tree): string[] {
  return [`#address-cells = <${count}>`, `#size-cells = <${count}>`];
}

/** A string of a Devicetree source, on one line and in printable characters. */
function quoted(text: string): string {
  const safe = text.replace(/[\\"]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');
  return `"${safe}"`;
}
