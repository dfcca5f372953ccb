import { packedText } from '@netloom/hdl/emit';

/** A net or register; width in bits. */
export interface Net {
  name: string;
  width: number;
}

/** `logic` of so many bits, e.g. `logic [31:0]`. */
export const logic = (width: number): string => `logic ${packedText(width)}`.trimEnd();

/** Declarations, a line each. */
export const declarations = (nets: readonly Net[]): string =>
  nets.map(({ name, width }) => `${logic(width)} ${name};`).join('\n');
