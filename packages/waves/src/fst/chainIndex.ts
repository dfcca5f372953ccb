import type { Worded } from '@netloom/model';
import { WaveError } from '../waveError.ts';
import { BlockType } from './blocks.ts';
import { say } from '../wording/sentences.ts';

const part = 'chain index';

/** The signals that change in a block, and where their chains lie. Several signals may share a chain. */
export class ChainIndex {
  /** Ascending. */
  private readonly signals: Uint32Array;
  /** Chain of each of `signals`. */
  private readonly chains: Uint32Array;
  /** Chain i lies from `bounds[i]` to `bounds[i + 1]`, counted from the pack byte. */
  private readonly bounds: Float64Array;

  constructor(signals: Uint32Array, chains: Uint32Array, bounds: Float64Array) {
    this.signals = signals;
    this.chains = chains;
    this.bounds = bounds;
  }

  /** The number of a signal's chain, -1 where it does not change. */
  chainOf(signal: number): number {
    const { signals } = this;
    let low = 0;
    let high = signals.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (signals[middle]! < signal) low = middle + 1;
      else high = middle;
    }
    return signals[low] === signal ? this.chains[low]! : -1;
  }

  start(chain: number): number {
    return this.bounds[chain]!;
  }

  length(chain: number): number {
    return this.bounds[chain + 1]! - this.bounds[chain]!;
  }

  get bytes(): number {
    return this.signals.byteLength + this.chains.byteLength + this.bounds.byteLength;
  }
}

/** @param end where the chains end (and the index starts), counted from the pack byte */
export function readChainIndex(type: number, bytes: Uint8Array, signals: number, end: number): ChainIndex {
  const parser = new IndexParser(bytes, signals, end);
  if (type === BlockType.valuesAlias2) parser.readSigned();
  else parser.readPlain();
  return parser.finish();
}

/** Entries are a chain's offset, a run of signals that do not change, or the signal whose chain is repeated. */
class IndexParser {
  private readonly bytes: Uint8Array;
  private readonly all: number;
  private readonly end: number;
  private at = 0;
  private signal = 0;
  private offset = 0;
  private count = 0;
  private chainCount = 0;
  /** No entry is shorter than a byte. */
  private readonly signals: Uint32Array;
  private readonly chains: Uint32Array;
  private readonly bounds: Float64Array;

  constructor(bytes: Uint8Array, signals: number, end: number) {
    this.bytes = bytes;
    this.all = signals;
    this.end = end;
    const most = Math.min(bytes.length, signals);
    this.signals = new Uint32Array(most);
    this.chains = new Uint32Array(most);
    this.bounds = new Float64Array(most + 1);
  }

  /** Block types 1 and 5: odd numbers are offsets, even ones runs, zero comes before a repeated signal. */
  readPlain(): void {
    while (this.at < this.bytes.length) {
      const value = this.number();
      if (value === 0) this.alias(this.number() - 1);
      else if (value % 2 === 1) this.chain((value - 1) / 2);
      else this.signal += value / 2;
    }
  }

  /** Block type 8: odd numbers are signed; a negative one repeats a signal, zero the one repeated last. */
  readSigned(): void {
    let repeated = -1;
    while (this.at < this.bytes.length) {
      if ((this.bytes[this.at]! & 1) === 0) {
        this.signal += this.number() / 2;
        continue;
      }
      const value = (this.signedNumber() - 1) / 2;
      if (value > 0) this.chain(value);
      else {
        if (value < 0) repeated = -value - 1;
        this.alias(repeated);
      }
    }
  }

  private chain(delta: number): void {
    this.offset += delta;
    if (this.offset > this.end) this.fail(say('WAVE-DAMAGE/chainBeyond', { signal: this.signal }));
    this.bounds[this.chainCount] = this.offset;
    this.enter(this.chainCount++);
  }

  private alias(target: number): void {
    const chain = target < this.signal ? this.known(target) : -1;
    if (chain < 0) this.fail(say('WAVE-DAMAGE/chainNone', { signal: this.signal, target }));
    this.enter(chain);
  }

  /** The chain of an earlier signal; most often one of the last. */
  private known(target: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.signals[middle]! < target) low = middle + 1;
      else high = middle;
    }
    return low < this.count && this.signals[low] === target ? this.chains[low]! : -1;
  }

  private enter(chain: number): void {
    if (this.signal >= this.all) this.fail(say('WAVE-DAMAGE/entries', { signals: this.all }));
    this.signals[this.count] = this.signal++;
    this.chains[this.count++] = chain;
  }

  private number(): number {
    const { bytes } = this;
    let byte = bytes[this.at++]!;
    let value = byte & 0x7f;
    for (let scale = 128; byte >= 0x80; scale *= 128) {
      if (this.at >= bytes.length || scale > 2 ** 49) this.fail(say('WAVE-DAMAGE/numberOpen', {}));
      byte = bytes[this.at++]!;
      value += (byte & 0x7f) * scale;
    }
    return value;
  }

  private signedNumber(): number {
    const from = this.at;
    const value = this.number();
    const negative = (this.bytes[this.at - 1]! & 0x40) !== 0;
    return negative ? value - 128 ** (this.at - from) : value;
  }

  private fail(reason: Worded): never {
    throw new WaveError(reason, part, this.at);
  }

  finish(): ChainIndex {
    const { count, chainCount } = this;
    this.bounds[chainCount] = this.end;
    const bounds = this.bounds.slice(0, chainCount + 1);
    return new ChainIndex(this.signals.slice(0, count), this.chains.slice(0, count), bounds);
  }
}
