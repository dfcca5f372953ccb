import { ElfError } from './elf.ts';

/** Size and place of the fields of a structure of the file. */
export type Layout<Name extends string> = Record<Name, [offset: number, width: 1 | 2 | 4]>;

/** Reads within the file, and says which field leads beyond it. */
export class Fields {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  read<Name extends string>(at: number, layout: Layout<Name>): Record<Name, number> {
    const entries = Object.entries(layout) as [Name, [number, 1 | 2 | 4]][];
    return Object.fromEntries(
      entries.map(([name, [offset, width]]) => [name, this.#number(name, at + offset, width)]),
    ) as Record<Name, number>;
  }

  #number(field: string, at: number, width: 1 | 2 | 4): number {
    if (at + width > this.bytes.length) throw new ElfError(field, `the file ends before it, at ${at} bytes`);
    if (width === 1) return this.#view.getUint8(at);
    return width === 2 ? this.#view.getUint16(at, true) : this.#view.getUint32(at, true);
  }

  part(field: string, offset: number, size: number): Uint8Array {
    if (offset + size > this.bytes.length)
      throw new ElfError(
        field,
        `${size} bytes at ${offset} lie beyond the end of the file, which has ${this.bytes.length}`,
      );
    return this.bytes.subarray(offset, offset + size);
  }
}
