/** A dump that cannot be read: says what is wrong and, where known, in which part and at which byte of the file. */
export class WaveError extends Error {
  readonly reason: string;
  readonly part: string;
  /** Byte offset in the file (or in the unpacked part, when the part is packed). */
  readonly offset: number | undefined;

  constructor(reason: string, part: string, offset?: number) {
    super(offset === undefined ? `${part}: ${reason}` : `${part}, byte ${offset}: ${reason}`);
    this.name = 'WaveError';
    this.reason = reason;
    this.part = part;
    this.offset = offset;
  }
}

/** The bytes end inside something: with more of the file it might be read. */
export class EndsEarly extends WaveError {}
