import type { BlockPath, PathNet, PathWire } from './pathNet.ts';

/** One bit of a port. */
export interface BitNode {
  key: string;
  bit: number;
}

/**
 * Which bits follow from which. Every path goes over a node of its own, which has no bit: so a path of many bits from
 * many costs their sum.
 */
export class BitGraph {
  readonly nodes: (BitNode | undefined)[] = [];
  readonly successors: number[][] = [];
  /** Of each port the nodes of its bits. */
  readonly #ids = new Map<string, Map<number, number>>();

  constructor({ paths, wires }: PathNet) {
    for (const each of paths) this.#addPath(each);
    for (const each of wires) this.#addWire(each);
  }

  /** Undefined for a bit that nothing leads to or from. */
  find(key: string, bit: number): number | undefined {
    return this.#ids.get(key)?.get(bit);
  }

  #addPath({ from, to, path }: BlockPath): void {
    const width = path.to.high - path.to.low + 1;
    if (!path.bitwise) {
      const hub = this.#add(undefined);
      for (let bit = path.from.low; bit <= path.from.high; bit++) this.#join(this.#bit(from, bit), hub);
      for (let bit = path.to.low; bit <= path.to.high; bit++) this.#join(hub, this.#bit(to, bit));
      return;
    }
    for (let bit = 0; bit < width; bit++) {
      const hub = this.#add(undefined);
      this.#join(this.#bit(from, path.from.low + bit), hub);
      this.#join(hub, this.#bit(to, path.to.low + bit));
    }
  }

  #addWire({ from, to, source, drive }: PathWire): void {
    const isRepeated = drive.source.kind === 'repeat';
    for (let bit = drive.low; bit <= drive.high; bit++) {
      const sourceBit = isRepeated ? source.low : source.low + bit - drive.low;
      if (sourceBit <= source.high) this.#join(this.#bit(from, sourceBit), this.#bit(to, bit));
    }
  }

  #join(from: number, to: number): void {
    this.successors[from]!.push(to);
  }

  #bit(key: string, bit: number): number {
    let bits = this.#ids.get(key);
    if (!bits) this.#ids.set(key, (bits = new Map<number, number>()));
    let id = bits.get(bit);
    if (id === undefined) bits.set(bit, (id = this.#add({ key, bit })));
    return id;
  }

  #add(node: BitNode | undefined): number {
    this.successors.push([]);
    return this.nodes.push(node) - 1;
  }
}
