import type { Manager, Region } from './plan.ts';
import { accessStep, allOnes, patternOf, refusalStep, wordBytes } from './statement.ts';
import type { Step } from './statement.ts';

/** First and last word of every region, by a read or, for a manager that does not read, a write. */
export function reachChecks(manager: Manager): Step[] {
  return manager.regions.flatMap((region) => {
    const last = region.size - wordBytes(manager);
    const offsets = last > 0n ? [0n, last] : [0n];
    if (region.refusesReads) return [];
    const isWrite = !manager.canRead;
    if (isWrite && (region.refusesWrites || region.readOnly)) return [];
    const answers = region.isMemory;
    return offsets.map((offset) =>
      accessStep({ kind: 'reached', manager, region, offset, isWrite, answers }),
    );
  });
}

/** Word 0, the words at each power of two, the last one: every address line by itself. */
export function lineOffsets(bytes: bigint, word: bigint): bigint[] {
  const offsets = new Set<bigint>([0n]);
  for (let offset = word; offset < bytes; offset *= 2n) offsets.add(offset);
  if (bytes > word) offsets.add(bytes - word);
  return [...offsets];
}

/**
 * Values of their own in the words of all memories that a manager may write; they are read when all are written, so
 * that words which are one show.
 */
export function memoryChecks(manager: Manager): Step[] {
  if (!manager.canRead || !manager.canWrite) return [];
  const values = new Map<string, bigint>();
  const writes: Step[] = [];
  const reads: Step[] = [];
  for (const region of manager.regions) {
    if (!region.isMemory || region.readOnly || region.refusesReads || region.refusesWrites) continue;
    for (const offset of lineOffsets(region.bytes, wordBytes(manager))) {
      const word = `${region.endpoint} ${(region.local + offset) % decoded(region)}`;
      const access = { manager, region, offset };
      let value = values.get(word);
      if (value === undefined) {
        value = patternOf(values.size, manager.dataWidth);
        values.set(word, value);
        writes.push(accessStep({ ...access, kind: 'stored', isWrite: true, value }));
      }
      const mask = allOnes(manager);
      reads.push(accessStep({ ...access, kind: 'memory', value, mask, what: 'the word written' }));
    }
  }
  return [...writes, ...reads];
}

/** Bytes after which addresses of the subordinate repeat. */
const decoded = ({ target }: Region) => 1n << BigInt(target.addressWidth);

/** The words beside every region that no region has, and what the address map refuses to this manager. */
export function refusalChecks(manager: Manager): Step[] {
  if (!manager.decoded) return [];
  const { regions, view } = manager;
  const word = wordBytes(manager);
  const refuse = (address: bigint, isWrite: boolean) =>
    (isWrite ? manager.canWrite : manager.canRead) ? [refusalStep(manager, address, isWrite)] : [];
  const isFree = (address: bigint) =>
    address >= 0n &&
    address < view.span &&
    view.regions.every(({ base, size }) => address + word <= base || address >= base + size);
  const beside = new Set(view.regions.flatMap(({ base, size }) => [base - word, base + size]).filter(isFree));
  return [
    ...[...beside].flatMap((address) => [...refuse(address, false), ...refuse(address, true)]),
    ...regions.flatMap(({ base, refusesReads, refusesWrites }) => [
      ...(refusesReads ? refuse(base, false) : []),
      ...(refusesWrites ? refuse(base, true) : []),
    ]),
  ];
}
