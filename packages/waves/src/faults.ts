import type { Worded } from '@netloom/model';
import { WaveError } from './waveError.ts';
import type { FaultKind, WaveFault } from './waveTypes.ts';
import { say } from './wording/sentences.ts';

const mostPlaces = 5;

type Place = WaveFault['places'][number];

function placeOf(said: Worded, offset: number | null, time: number | null): Place {
  return { offset, time, reason: said.message, wording: said.wording };
}

/** One fault as a sentence, with its place where that is known. */
function faultSaid({ offset, time, reason, wording }: Place): Worded {
  const said = { message: reason, wording };
  if (offset !== null && time !== null) return say('WAVE-FAULT/place', { offset, time, said });
  if (offset !== null) return say('WAVE-FAULT/byte', { offset, said });
  return time === null ? said : say('WAVE-FAULT/time', { time, said });
}

/** One fault in words, with its place where that is known. */
export function faultText(place: Place): string {
  return faultSaid(place).message;
}

/** What is wrong in a dump that can be read on: how often each kind, and the first places. */
export class Faults {
  private first: Worded | undefined;
  private count = 0;
  private readonly kinds = new Map<FaultKind, WaveFault>();

  /** @param offset byte of the file (of the unpacked text, when it is packed) */
  add(kind: FaultKind, reason: Worded, offset: number | null, time: number | null = null): void {
    const place = placeOf(reason, offset, time);
    this.count += 1;
    this.first ??= faultSaid(place);
    const fault = this.kinds.get(kind);
    if (!fault) this.kinds.set(kind, { kind, count: 1, places: [place] });
    else {
      fault.count += 1;
      if (fault.places.length < mostPlaces) fault.places.push(place);
    }
  }

  /** In the order in which the kinds were met. */
  get list(): WaveFault[] {
    return [...this.kinds.values()].map((fault) => ({ ...fault, places: [...fault.places] }));
  }

  /** The first of them and how many more there are; undefined where there is none. */
  get said(): Worded | undefined {
    const { first, count } = this;
    if (!first || count === 1) return first;
    return count === 2
      ? say('WAVE-FAULT/two', { first })
      : say('WAVE-FAULT/more', { first, more: count - 1 });
  }
}

/** A list of one fault. */
export function faultOf(
  kind: FaultKind,
  reason: Worded,
  offset: number | null = null,
  time: number | null = null,
): WaveFault[] {
  return [{ kind, count: 1, places: [placeOf(reason, offset, time)] }];
}

/** Why reading stopped: what we say of the dump, or what the system says of its file. */
export function readingSaid(error: unknown): Worded {
  if (error instanceof WaveError) return error.said;
  return say('WAVE-FAULT/read', { detail: error instanceof Error ? error.message : String(error) });
}

/** What a fault says first. */
export function firstSaid({ places: [place] }: WaveFault): Worded {
  return { message: place!.reason, wording: place!.wording };
}

/** Several sentences as one; undefined for none. */
export function together(sentences: Worded[]): Worded | undefined {
  const [first, ...others] = sentences;
  return first && others.reduce((before, then) => say('WAVE-FAULT/and', { first: before, then }), first);
}
