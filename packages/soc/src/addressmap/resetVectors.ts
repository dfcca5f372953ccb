import { evaluate } from '@netloom/hdl/expression';
import type { SocDocument } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { isDecoding } from '../design/generated.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { attributesOf, memoryAt } from './attributes.ts';
import { placesFor } from './places.ts';
import { leavesBehind } from './reach.ts';
import type { Reach } from './reach.ts';

/** Where a processor starts, and what it reaches through interconnect. */
export interface ResetVector {
  instance: string;
  address: bigint;
  /** Managers of the processor and the subordinates behind each. */
  managers: { key: string; leaves: readonly ResolvedInterface[] }[];
}

/** Processors whose IP says where they start. One that meets a memory without interconnect has no address map to check. */
export function resetVectorsOf(design: Design, reach: Reach): ResetVector[] {
  return [...design.blocks.values()].flatMap(({ name, shape }) => {
    const expression = shape?.descriptor.resetVector;
    const address = expression === undefined ? undefined : evaluate(expression, shape!.values);
    if (!address?.ok || address.value < 0n) return [];
    const links = reach.entering.filter(({ manager }) => manager.instance === name);
    if (links.length === 0 || links.some(({ subordinate }) => !isDecoding(design, subordinate))) return [];
    const managers = links.map((link) => ({
      key: link.manager.key,
      leaves: leavesBehind(design, reach, link),
    }));
    return [{ instance: name, address: address.value, managers }];
  });
}

/** The subordinate that answers at a reset vector. */
export function answersAt(
  document: SocDocument,
  { address, managers }: ResetVector,
): ResolvedInterface | undefined {
  for (const { key, leaves } of managers) {
    const found = leaves.find((leaf) =>
      placesFor(document, leaf.key, key).some(({ base, size }) => base <= address && address < base + size),
    );
    if (found) return found;
  }
  return undefined;
}

/** Whether code may run from a subordinate; what lies outside the document, or in another one, is taken to allow it. */
export function holdsCode(design: Design, { instance, key }: ResolvedInterface): boolean {
  const shape = instance === undefined ? undefined : design.blocks.get(instance)?.shape;
  if (!shape || shape.entry.document) return true;
  const block = design.document.addressMap[key] ?? { base: '0x0', size: '0x0' };
  return attributesOf(design, key, block).executable;
}

/**
 * How well a subordinate serves as the memory to start from: 3 a memory with contents, 2 a ROM, 1 another memory,
 * 0 no memory.
 */
export function bootRank(design: Design, { instance, key }: ResolvedInterface): number {
  const memory = memoryAt(design, key);
  if (memory === undefined) return 0;
  const contents = design.blocks.get(instance ?? '')?.shape?.values.INIT_FILE;
  if (typeof contents === 'string' && contents !== '') return 3;
  return memory === 'rom' ? 2 : 1;
}
