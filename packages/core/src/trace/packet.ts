/** Something is wrong with a trace; `at` is the byte, from the beginning of the trace, where it shows. */
export class TraceError extends Error {
  readonly at: number;
  constructor(at: number, reason: string) {
    super(`byte ${at}: ${reason}`);
    this.name = 'TraceError';
    this.at = at;
  }
}

/** What a support packet says of the trace before it. */
export type Status = 'begins' | 'ended' | 'lost' | 'ended-at-target';

/** A packet of E-Trace 2.0, chapter 7; `at` is its first byte, `outcomes` say of branches whether they were taken. */
export type Packet = { at: number } & (
  | { kind: 'map'; outcomes: boolean[] }
  /** `difference` to the address before; `target`: it follows an address that the program does not tell. */
  | { kind: 'address'; outcomes: boolean[]; difference: number; target: boolean }
  | { kind: 'start'; taken: boolean; address: number; mode: number }
  | {
      kind: 'trap';
      taken: boolean;
      address: number;
      mode: number;
      cause: number;
      interrupt: boolean;
      /** The address is that of the handler's first instruction, which has retired. */
      handler: boolean;
      value: number | undefined;
    }
  | { kind: 'support'; status: Status }
);

/** Takes fields from a payload, lowest first; beyond its end the last bit repeats. */
class Bits {
  readonly #bytes: Uint8Array;
  #place = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #bit(place: number): number {
    const index = Math.min(place, 8 * this.#bytes.length - 1);
    return (this.#bytes[index >>> 3]! >>> (index & 7)) & 1;
  }

  take(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++) value += this.#bit(this.#place++) * 2 ** bit;
    return value;
  }

  outcomes(valid: number, bits: number): boolean[] {
    const taken = Array.from({ length: bits }, () => this.take(1) === 0);
    return taken.slice(0, valid);
  }

  /** What no field took must repeat the last bit of the last field. */
  get isUsedUp(): boolean {
    const last = this.#bit(this.#place - 1);
    for (let place = this.#place; place < 8 * this.#bytes.length; place++)
      if (this.#bit(place) !== last) return false;
    return this.#place > 8 * (this.#bytes.length - 1);
  }
}

const MAP_BITS = [1, 3, 7, 15, 31];

function addressed(bits: Bits, outcomes: boolean[]): Omit<Extract<Packet, { kind: 'address' }>, 'at'> {
  const difference = 2 * bits.take(31);
  const [notify, updiscon] = [bits.take(1), bits.take(1)];
  bits.take(1);
  return { kind: 'address', outcomes, difference, target: notify !== updiscon };
}

function branches(bits: Bits) {
  const count = bits.take(5);
  if (count === 0) return { kind: 'map' as const, outcomes: bits.outcomes(31, 31) };
  return addressed(
    bits,
    bits.outcomes(
      count,
      MAP_BITS.find((size) => size >= count)!,
    ),
  );
}

const STATUS: readonly Status[] = ['begins', 'ended', 'lost', 'ended-at-target'];

function support(bits: Bits) {
  bits.take(2);
  const status = STATUS[bits.take(2)]!;
  bits.take(11);
  return { kind: 'support' as const, status };
}

function trap(bits: Bits) {
  const [taken, mode, cause] = [bits.take(1) === 0, bits.take(2), bits.take(5)];
  const [interrupt, handler] = [bits.take(1) === 1, bits.take(1) === 1];
  const address = 2 * bits.take(31);
  const value = interrupt ? undefined : bits.take(32);
  return { kind: 'trap' as const, taken, mode, cause, interrupt, handler, address, value };
}

function synchronising(bits: Bits, at: number) {
  const subformat = bits.take(2);
  if (subformat === 3) return support(bits);
  if (subformat === 1) return trap(bits);
  if (subformat === 2)
    throw new TraceError(at, 'a packet of format 3, subformat 2, which this core never sends');
  const [taken, mode] = [bits.take(1) === 0, bits.take(2)];
  return { kind: 'start' as const, taken, mode, address: 2 * bits.take(31) };
}

/** A packet from its payload. @throws TraceError */
export function readPacket(payload: Uint8Array, at: number): Packet {
  const bits = new Bits(payload);
  const format = bits.take(2);
  if (format === 0) throw new TraceError(at, 'a packet of format 0, which this core never sends');
  const packet = format === 1 ? branches(bits) : format === 2 ? addressed(bits, []) : synchronising(bits, at);
  if (!bits.isUsedUp)
    throw new TraceError(at, `a packet of ${payload.length} bytes, more than its fields fill`);
  return { at, ...packet };
}
