import type { ElaboratedField, ElaboratedNode } from '@netloom/registers';
import { eachNode } from '@netloom/registers';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';

/** A block, register, memory, group or field with a fitting name. */
export interface NamedPlace {
  /** `uart0`, `dma0.channel[2].CTRL`, `uart0.CONTROL.TX_ENABLE`; of arrays without an index the first copy's. */
  path: string;
  /** In the address space, at the block's main place; of a field its register's. */
  address: bigint;
  block: SoftwareBlock;
  node?: ElaboratedNode;
  field?: ElaboratedField;
}

/** More answers than this help nobody. */
const MOST = 200;

/**
 * Looks all instances through for a name or parts of one: "uart0.CONTROL", "control", "dma[2]", "uart enable". Words
 * apart must all occur, whatever their case; indices choose copies, outermost first. Whole names come first, blocks
 * before registers and these before fields.
 */
export function findByName({ blocks }: SoftwareMap, text: string, most = MOST): NamedPlace[] {
  const indices = [...text.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
  const words = text
    .toLowerCase()
    .replace(/\[\d*\]?/g, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const ranked: NamedPlace[][] = [[], [], [], []];
  const add = (name: string, rank: number, place: () => NamedPlace | undefined) => {
    const lower = name.toLowerCase();
    if (!words.every((word) => lower.includes(word))) return;
    const isWhole = words.length === 1 && (lower === words[0] || lower.endsWith(`.${words[0]!}`));
    const list = ranked[isWhole ? 0 : rank]!;
    const found = list.length < most ? place() : undefined;
    if (found) list.push(found);
  };
  for (const block of blocks) {
    add(block.name, 1, () => ({ path: block.name, address: block.places[0].base, block }));
    for (const node of block.registers ? eachNode(block.registers) : []) {
      const name = `${block.name}.${node.path}`;
      add(name, 2, () => placeOf(block, node, indices));
      if (node.kind !== 'register') continue;
      for (const field of node.fields)
        add(`${name}.${field.name}`, 3, () => placeOf(block, node, indices, field));
    }
  }
  return ranked.flat().slice(0, most);
}

/** Undefined when an index is beyond the copies, or the place does not show that part of the block. */
function placeOf(
  block: SoftwareBlock,
  node: ElaboratedNode,
  indices: readonly number[],
  field?: ElaboratedField,
): NamedPlace | undefined {
  const chosen = [...indices];
  let offset = 0n;
  let path = '';
  for (const step of waysTo(node)) {
    let copy = 0;
    let text = '';
    for (const dimension of step.dimensions) {
      const index = chosen.shift() ?? 0;
      if (index >= dimension) return undefined;
      copy = copy * dimension + index;
      text += `[${index}]`;
    }
    offset += step.offset + BigInt(copy) * step.stride;
    path += `.${step.name}${text}`;
  }
  const shown = block.places.find((each) => offset >= each.offset && offset < each.offset + each.size);
  if (!shown || chosen.length > 0) return undefined;
  const address = shown.base + (offset - shown.offset);
  const whole = `${block.name}${path}${field ? `.${field.name}` : ''}`;
  return { path: whole, address, block, node, ...(field && { field }) };
}

/** The groups around a node, outermost first, and the node itself. */
function waysTo(node: ElaboratedNode): ElaboratedNode[] {
  return node.parent ? [...waysTo(node.parent), node] : [node];
}
