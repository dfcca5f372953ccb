import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import { hexOf } from '../hex.ts';
import type { Bit } from '../stream/line.ts';
import { errorOf, newTransaction, strayError, underWay } from '../transaction.ts';
import { say } from '../../wording/sentences.ts';

export interface UartFormat {
  /** Ticks. */
  bitTime: number;
  dataBits: number;
  parity: 'none' | 'even' | 'odd' | 'mark' | 'space';
  /** 1, 1.5 or 2. */
  stopBits: number;
  mostSignificantFirst: boolean;
  inverted: boolean;
}

/** Receives characters of one line: each bit counts as it is in its middle, timed from the start bit's edge. */
export class UartReceiver {
  private readonly kind: string;
  private readonly format: UartFormat;
  private readonly report: (transaction: Transaction) => void;
  private bit: Bit = 'x';
  /** Start of the character that is being received; null between characters. */
  private start: number | null = null;
  private samples: Bit[] = [];
  private frame: Transaction | null = null;
  /** Received, handed over when the next one begins or its stop bits are over. */
  private done: Transaction | null = null;
  /** A low line after a character without stop bit: a break while it lasts. */
  private stuck: Transaction | null = null;

  constructor(kind: string, format: UartFormat, report: (transaction: Transaction) => void) {
    this.kind = kind;
    this.format = format;
    this.report = report;
  }

  change(time: number, level: Bit): void {
    this.run(time);
    const before = this.bit;
    this.bit =
      this.format.inverted && level === '0' ? '1' : this.format.inverted && level === '1' ? '0' : level;
    if (this.bit === '1') this.release(time);
    if (this.start !== null || this.stuck) return;
    if (before === '1' && this.bit === '0') this.begin(time);
    else if ((before === '0' || before === '1') && this.bit !== '0' && this.bit !== '1') {
      this.report(strayError(time, time, 'unknown', say('DECODE/level', { signal: this.kind })));
    }
  }

  open(time: number): Transaction[] {
    this.run(time);
    const open = [this.stuck, this.frame].flatMap((each) => (each ? [underWay(each, time)] : []));
    return this.done ? [structuredClone(this.done), ...open] : open;
  }

  /** Takes the samples before `time`, over which the level stays as it is. */
  private run(time: number): void {
    while (this.start !== null && this.sampleTime() < time) this.sample(this.sampleTime());
    if (this.done && this.done.end <= time) this.handOver();
  }

  private begin(time: number): void {
    if (this.done) this.handOver(time);
    this.start = time;
    this.samples = [];
    this.frame = newTransaction(this.kind, time);
  }

  private handOver(next = Infinity): void {
    this.done!.end = Math.min(this.done!.end, next);
    this.report(this.done!);
    this.done = null;
  }

  private sampleTime(): number {
    return this.start! + (this.samples.length + 0.5) * this.format.bitTime;
  }

  private get parityBits(): number {
    return this.format.parity === 'none' ? 0 : 1;
  }

  private sample(time: number): void {
    this.samples.push(this.bit);
    const { dataBits, stopBits } = this.format;
    const taken = this.samples.length;
    // Too short for a start bit: noise.
    if (taken === 1 && this.bit === '1') this.start = this.frame = null;
    else if (taken === 1 + dataBits) this.takeData(time);
    else if (taken === 1 + dataBits + this.parityBits && this.parityBits > 0) this.checkParity(time);
    else if (taken > 1 + dataBits + this.parityBits) this.checkStop(time, taken);
    if (this.start !== null && taken === 1 + dataBits + this.parityBits + Math.ceil(stopBits)) this.close();
  }

  private takeData(time: number): void {
    const bits = this.samples.slice(1).join('');
    const word = this.format.mostSignificantFirst ? bits : [...bits].reverse().join('');
    this.frame!.data = [hexOf(word)];
    this.frame!.bytes = 1;
    if (/[xz]/.test(bits)) this.fail(time, 'unknown', say('DECODE/uart/data', {}));
  }

  private checkParity(time: number): void {
    const { parity } = this.format;
    if (parity === 'none') return;
    const bits = this.samples.slice(1);
    if (bits.includes('x') || bits.includes('z')) return;
    const ones = bits.filter((bit) => bit === '1').length;
    const right =
      parity === 'mark' || parity === 'space'
        ? (bits.at(-1) === '1') === (parity === 'mark')
        : ones % 2 === (parity === 'odd' ? 1 : 0);
    if (!right) this.fail(time, 'parity', say(`DECODE/uart/parity/${parity}`, {}));
  }

  private checkStop(time: number, taken: number): void {
    if (this.bit === '1') return;
    const low = this.samples.every((bit) => bit === '0');
    if (low) {
      this.frame!.response = 'BREAK';
      this.fail(time, 'break', say('DECODE/uart/break', {}));
    } else {
      this.fail(
        time,
        'framing',
        say('DECODE/uart/stop', { bit: taken - 1 - this.format.dataBits - this.parityBits }),
      );
    }
    this.stuck = this.frame;
    this.stuck!.end = Math.round(this.nominalEnd());
    this.start = this.frame = null;
  }

  private nominalEnd(): number {
    const { dataBits, stopBits, bitTime } = this.format;
    return this.start! + (1 + dataBits + this.parityBits + stopBits) * bitTime;
  }

  private close(): void {
    this.done = this.frame;
    this.done!.end = Math.round(this.nominalEnd());
    this.start = this.frame = null;
  }

  /** The line is high again. */
  private release(time: number): void {
    if (!this.stuck) return;
    if (this.stuck.response === 'BREAK') this.stuck.end = time;
    else this.stuck.end = Math.min(this.stuck.end, Math.max(time, this.stuck.begin));
    this.report(this.stuck);
    this.stuck = null;
  }

  private fail(time: number, code: string, said: Worded): void {
    this.frame!.errors.push(errorOf(Math.round(time), code, said));
  }
}
