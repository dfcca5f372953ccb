import { ByteCache } from '../byteCache.ts';
import type { Changes, ChangeStore } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import type { SignalRef, ValueKind } from '../waveTypes.ts';
import { joined, sliced } from './derived.ts';
import type { RefPart } from './signalRef.ts';
import { partsOf } from './signalRef.ts';
import { say } from '../wording/sentences.ts';

/** A stored or derived signal: its changes section by section. */
export interface Lane {
  ref: SignalRef;
  kind: ValueKind;
  load(section: number): Promise<Changes>;
}

const derivedBudget = 64 << 20;

/** Makes lanes of signal texts; what is derived is kept for a while. */
export class Lanes {
  private readonly store: ChangeStore;
  private readonly kindOf: (signal: number) => ValueKind;
  private readonly derived = new ByteCache<Changes>(derivedBudget, (changes) => changes.bytes);

  constructor(store: ChangeStore, kindOf: (signal: number) => ValueKind) {
    this.store = store;
    this.kindOf = kindOf;
  }

  lane(ref: SignalRef): Lane {
    const parts = partsOf(ref);
    for (const part of parts) this.check(part, parts.length > 1);
    const [first] = parts;
    if (parts.length === 1 && !first!.bits) return this.stored(ref, first!.signal);
    const load = (section: number) =>
      this.derived.get(`${section}:${ref}`, async () => {
        const all = await Promise.all(parts.map((part) => this.part(section, part)));
        return all.length === 1 ? all[0]! : joined(all);
      });
    return { ref, kind: 'bits', load };
  }

  private stored(ref: SignalRef, signal: number): Lane {
    return { ref, kind: this.kindOf(signal), load: (section) => this.store.load(section, signal) };
  }

  private check({ signal, bits }: RefPart, several: boolean): void {
    if (signal >= this.store.signals) throw new WaveError(say('WAVE-QUERY/signal', { signal }), 'query');
    if ((bits || several) && this.kindOf(signal) !== 'bits')
      throw new WaveError(say('WAVE-QUERY/bits', { signal, kind: this.kindOf(signal) }), 'query');
  }

  private async part(section: number, { signal, bits }: RefPart): Promise<Changes> {
    const whole = await this.store.load(section, signal);
    return bits ? sliced(whole, bits, `${signal}[${bits.high}:${bits.low}]`) : whole;
  }
}
