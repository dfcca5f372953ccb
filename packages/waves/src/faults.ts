import type { FaultKind, WaveFault } from './waveTypes.ts';

const mostPlaces = 5;

/** One fault in words, with its place where that is known. */
export function faultText({ offset, time, reason }: WaveFault['places'][number]): string {
  const place = [
    ...(offset === null ? [] : [`byte ${offset}`]),
    ...(time === null ? [] : [`time ${time}`]),
  ].join(', ');
  return place === '' ? reason : `${place}: ${reason}`;
}

/** What is wrong in a dump that can be read on: how often each kind, and the first places. */
export class Faults {
  private first = '';
  private count = 0;
  private readonly kinds = new Map<FaultKind, WaveFault>();

  /** @param offset byte of the file (of the unpacked text, when it is packed) */
  add(kind: FaultKind, reason: string, offset: number | null, time: number | null = null): void {
    const place = { offset, time, reason };
    if (this.count++ === 0) this.first = faultText(place);
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

  get message(): string {
    if (this.count < 2) return this.first;
    return `${this.first} (and ${this.count - 1} more ${this.count > 2 ? 'faults' : 'fault'})`;
  }
}

/** A list of one fault, or of none where there is no reason. */
export function faultOf(
  kind: FaultKind,
  reason: string,
  offset: number | null = null,
  time: number | null = null,
): WaveFault[] {
  return reason === '' ? [] : [{ kind, count: 1, places: [{ offset, time, reason }] }];
}
