import type { TransactionError } from '../decodeTypes.ts';
import type { Line } from '../stream/line.ts';
import { errorOf } from '../transaction.ts';
import { say } from '../../wording/sentences.ts';

/** One payload offered on a VALID/READY channel, from its VALID to its handshake. */
export interface Beat {
  begin: number;
  /** Clock edge of the handshake, or where it was given up. */
  time: number;
  waited: number;
  /** The wait ended with the clock edge before the handshake. */
  waitEnd: number;
  errors: TransactionError[];
  /** Bits of the payload by signal. */
  payload: Record<string, string>;
}

export interface ChannelLines {
  valid: Line;
  ready: Line | undefined;
  payload: [name: string, line: Line][];
}

export interface ChannelEvents {
  taken(beat: Beat): void;
  /** VALID fell before READY, or became unknown. */
  dropped(beat: Beat): void;
  /** A handshake signal that is neither 0 nor 1, once for each time it becomes so. */
  unknown(begin: number, time: number, signal: string): void;
}

/**
 * Watches one channel at each clock edge (AMBA AXI, IHI 0022, A3.2.1: once VALID is asserted it stays until the
 * handshake, and the payload with it).
 */
export class Channel {
  readonly name: string;
  private readonly lines: ChannelLines;
  private readonly events: ChannelEvents;
  private pending: Beat | null = null;
  private edge = -Infinity;
  private unknownSince: string | null = null;

  constructor(name: string, lines: ChannelLines, events: ChannelEvents) {
    this.name = name;
    this.lines = lines;
    this.events = events;
  }

  /** What is offered now and not yet taken. */
  get offered(): Beat | null {
    return this.pending;
  }

  step(time: number): void {
    const { valid } = this.lines;
    const before = this.edge;
    this.edge = time;
    if (valid.bit !== '1') {
      if (valid.bit !== '0') this.reportUnknown('VALID', before, time);
      else if (this.pending) this.drop(time);
      if (valid.bit === '0') this.unknownSince = null;
      this.pending = null;
      return;
    }
    if (this.pending) this.compare(time);
    else this.offer(time, before);
    this.finish(time, before);
  }

  /** In reset nothing is offered. */
  reset(time: number): void {
    this.edge = time;
    this.pending = null;
    this.unknownSince = null;
  }

  private offer(time: number, before: number): void {
    const { valid, payload } = this.lines;
    const begin = Math.max(before, valid.changedAt);
    this.pending = {
      begin: Number.isFinite(begin) ? begin : time,
      time,
      waited: 0,
      waitEnd: time,
      errors: [],
      payload: Object.fromEntries(payload.map(([name, line]) => [name, line.bits])),
    };
  }

  private finish(time: number, before: number): void {
    const beat = this.pending!;
    const ready = this.lines.ready?.bit ?? '1';
    if (ready === '0' || ready === '1') this.unknownSince = null;
    else this.reportUnknown('READY', before, time);
    beat.time = time;
    if (ready === '1') {
      this.pending = null;
      this.events.taken(beat);
    } else {
      beat.waited += 1;
      beat.waitEnd = time;
    }
  }

  private compare(time: number): void {
    const { begin, payload, errors } = this.pending!;
    for (const [name, line] of this.lines.payload) {
      if (line.changedAt <= begin || line.bits === payload[name]) continue;
      payload[name] = line.bits;
      const waiting = { signal: name, valid: `${this.name}VALID`, ready: `${this.name}READY` };
      errors.push(errorOf(time, 'payload', say('DECODE/changedWaiting', waiting)));
    }
  }

  private drop(time: number): void {
    const beat = this.pending!;
    beat.time = time;
    const signals = { signal: `${this.name}VALID`, answer: `${this.name}READY` };
    beat.errors.push(errorOf(time, 'dropped', say('DECODE/fell', signals)));
    this.events.dropped(beat);
  }

  private reportUnknown(signal: string, before: number, time: number): void {
    if (this.unknownSince === signal) return;
    this.unknownSince = signal;
    this.events.unknown(Number.isFinite(before) ? before : time, time, `${this.name}${signal}`);
  }
}
