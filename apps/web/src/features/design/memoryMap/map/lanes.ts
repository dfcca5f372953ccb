/** Something that takes addresses, in bytes. */
interface Ranged {
  base: bigint;
  size: bigint;
}

/** A range beside those that it overlaps: lane `lane` of `lanes`. */
export type InLane<T> = T & { lane: number; lanes: number };

/** Puts ranges that overlap beside each other. `items` are given by base. */
export function inLanes<T extends Ranged>(items: readonly T[]): InLane<T>[] {
  const placed: InLane<T>[] = [];
  let cluster: InLane<T>[] = [];
  let ends: bigint[] = [];
  const close = () => {
    for (const item of cluster) item.lanes = ends.length;
    [cluster, ends] = [[], []];
  };
  for (const item of items) {
    if (ends.every((end) => end <= item.base)) close();
    const free = ends.findIndex((end) => end <= item.base);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.base + item.size;
    const entry = { ...item, lane, lanes: 1 };
    cluster.push(entry);
    placed.push(entry);
  }
  close();
  return placed;
}

/** The ranges that more than one item takes, by base. `items` are given by base. */
export function overlapsOf(items: readonly Ranged[]): Ranged[] {
  const found: Ranged[] = [];
  let reach = 0n;
  for (const { base, size } of items) {
    const end = base + size < reach ? base + size : reach;
    const last = found.at(-1);
    if (base < end) {
      if (last && base <= last.base + last.size) {
        if (end > last.base + last.size) last.size = end - last.base;
      } else found.push({ base, size: end - base });
    }
    if (base + size > reach) reach = base + size;
  }
  return found;
}
