import type { Worded } from '@netloom/model';
import { say } from './wording/sentences.ts';
import type { DumpPart } from './wording/sentences.ts';

function saidAt(reason: Worded, part: DumpPart, offset: number | undefined): Worded {
  const at = { part: say(`WAVE-PART/${part}`, {}), said: reason };
  return offset === undefined ? say('WAVE-AT', at) : say('WAVE-AT/byte', { ...at, offset });
}

/** A dump that cannot be read: says what is wrong and, where known, in which part and at which byte of the file. */
export class WaveError extends Error {
  readonly reason: Worded;
  readonly part: DumpPart;
  /** Byte offset in the file (or in the unpacked part, when the part is packed). */
  readonly offset: number | undefined;

  constructor(reason: Worded, part: DumpPart, offset?: number) {
    super(saidAt(reason, part, offset).message);
    this.name = 'WaveError';
    this.reason = reason;
    this.part = part;
    this.offset = offset;
  }

  /** The message, to be said in another language. */
  get said(): Worded {
    return saidAt(this.reason, this.part, this.offset);
  }
}

/** The bytes end inside something: with more of the file it might be read. */
export class EndsEarly extends WaveError {}
