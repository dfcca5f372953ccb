import type { MemoryCopy } from '../model/cells.ts';
import { ones } from '../model/claim.ts';
import type { RegisterFile } from '../model/registerFile.ts';
import type { Request } from './bus.ts';
import { valueOf } from './bus.ts';
import type { Line } from './bus.ts';
import { widened } from './strobes.ts';

/** Follows the accesses that go on to memories, whenever the register file makes them. */
export class MemoryMonitor {
  readonly #file: RegisterFile;
  #open: Request[] = [];

  constructor(file: RegisterFile) {
    this.#file = file;
  }

  reset(): void {
    this.#open = [];
  }

  at(address: bigint): MemoryCopy | undefined {
    return this.#file.layout.memories.find(
      ({ address: start, memory }) => address >= start && address < start + memory.size,
    );
  }

  /** Takes a transfer to a memory; one that the memory's access rules out is answered at once. */
  opened(request: Request): void {
    const memory = this.at(request.address)?.memory;
    if (!memory) return;
    const isRuledOut = memory.source.software === (request.data === undefined ? 'w' : 'r');
    if (isRuledOut) request.expected = { value: 0n, known: ones(memory.width), error: false };
    if (!isRuledOut) this.#open.push(request);
  }

  /** What is wrong with the memories' ports in this clock; answers of hardware are kept for the bus. */
  observe(line: Line): string[] {
    const faults: string[] = [];
    for (const copy of this.#file.layout.memories) {
      for (const side of ['read', 'write'] as const) {
        if (!this.#bit(line, `${copy.port}_${side}`, copy.copy)) continue;
        const request = this.#open.find(
          (each) => this.at(each.address) === copy && (each.data === undefined) === (side === 'read'),
        );
        if (!request) faults.push(`${copy.port}_${side}[${copy.copy}] without a transfer`);
        else faults.push(...this.#served(line, copy, request));
      }
    }
    return faults;
  }

  #served(line: Line, { port, copy, memory, address: start }: MemoryCopy, request: Request): string[] {
    const part = (name: string, width: number) =>
      (valueOf(line, `${port}_${name}`) >> BigInt(copy * width)) & ones(width);
    const faults: string[] = [];
    const expect = (name: string, width: number, expected: bigint, mask = ones(width)) => {
      const found = part(name, width);
      if ((found & mask) !== (expected & mask))
        faults.push(
          `${port}_${name}[${copy}]: expected 0x${expected.toString(16)}, found 0x${found.toString(16)}`,
        );
    };
    const { width } = memory;
    const addressWidth = this.#file.ports.find(({ name }) => name === `${port}_address`)!.width;
    expect('address', addressWidth, (request.address - start) / BigInt(width / 8));
    if (request.data !== undefined) {
      const lanes = widened(request.strobes);
      expect('wdata', width, request.data, lanes);
      expect('wmask', width, lanes);
    }
    if (part('ready', 1) === 0n) return faults;
    const error = part('error', 1) === 1n;
    request.expected ??= { value: error ? 0n : part('rdata', width), known: error ? 0n : ones(width), error };
    this.#open = this.#open.filter((each) => each !== request);
    return faults;
  }

  #bit(line: Line, name: string, at: number): boolean {
    return ((valueOf(line, name) >> BigInt(at)) & 1n) === 1n;
  }
}
