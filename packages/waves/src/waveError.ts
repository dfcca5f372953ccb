import type { Said, Worded } from '@netloom/model';
import { DUMP_SENTENCES, say } from './wording/sentences.ts';
import type { DumpSentence } from './wording/sentences.ts';

type Part = Extract<DumpSentence, `WAVE-PART/${string}`>;

function partSaid(part: string): Worded | string {
  const key = `WAVE-PART/${part}`;
  return Object.hasOwn(DUMP_SENTENCES, key) ? say(key as Part, {}) : part;
}

/** The reason with its place; without another language where the reason has none. */
function saidAt(reason: string | Said, part: string, offset: number | undefined): Said {
  const said = typeof reason === 'string' ? { message: reason } : reason;
  const at = { part: partSaid(part), said };
  return offset === undefined ? say('WAVE-AT', at) : say('WAVE-AT/byte', { ...at, offset });
}

/** A dump that cannot be read: says what is wrong and, where known, in which part and at which byte of the file. */
export class WaveError extends Error {
  readonly reason: string | Said;
  readonly part: string;
  /** Byte offset in the file (or in the unpacked part, when the part is packed). */
  readonly offset: number | undefined;

  constructor(reason: string | Said, part: string, offset?: number) {
    super(saidAt(reason, part, offset).message);
    this.name = 'WaveError';
    this.reason = reason;
    this.part = part;
    this.offset = offset;
  }

  /** The message, to be said in another language. */
  get said(): Said {
    return saidAt(this.reason, this.part, this.offset);
  }
}

/** The bytes end inside something: with more of the file it might be read. */
export class EndsEarly extends WaveError {}
