import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import { hexOf } from '../hex.ts';
import { errorOf, newTransaction, stray, strayError, underWay } from '../transaction.ts';
import type { AxiHalf } from './axiAddress.ts';
import { addBeat, addResponse, channelLines, fromAddress } from './axiAddress.ts';
import type { Burst } from './burst.ts';
import { byteLanes } from './burst.ts';
import { bytesOf } from './byteText.ts';
import type { Beat } from './channel.ts';
import { Channel } from './channel.ts';
import { say } from '../../wording/sentences.ts';

interface Write {
  transaction: Transaction;
  burst: Burst;
  addressTaken: number;
  beats: number;
  lastTaken: number;
  full: boolean;
}

/**
 * Writes: data belong to addresses in order, and may come before them; answers belong to the oldest write of their id.
 * The length that the address gives counts, not WLAST: no burst may end early (A3.4.1).
 */
export class AxiWrites {
  private readonly half: AxiHalf;
  private readonly channels: [Channel, Channel, Channel];
  private readonly busBytes: number;
  private writes: Write[] = [];
  /** Data whose address has not come. */
  private early: Beat[] = [];

  constructor(half: AxiHalf) {
    this.half = half;
    const { lines, unknown } = half;
    this.busBytes = Math.max(1, (lines.WDATA?.width ?? 8) >> 3);
    const channel = (name: string, taken: (beat: Beat) => void, dropped: (beat: Beat) => void) =>
      new Channel(name, channelLines(lines, name), { taken, dropped, unknown });
    this.channels = [
      channel(
        'AW',
        (beat) => this.address(beat),
        (beat) => this.addressDropped(beat),
      ),
      channel(
        'W',
        (beat) => this.data(beat),
        (beat) => this.blame(this.awaiting, 'W', beat),
      ),
      channel(
        'B',
        (beat) => this.answer(beat),
        (beat) => this.blame(this.answering(beat), 'B', beat),
      ),
    ];
  }

  step(time: number): void {
    for (const channel of this.channels) channel.step(time);
  }

  reset(time: number): void {
    for (const channel of this.channels) channel.reset(time);
    for (const { transaction } of this.writes) {
      transaction.errors.push(errorOf(time, 'reset', say('DECODE/resetResponse', {})));
      this.finish(transaction, time);
    }
    this.writes = [];
    this.early = [];
  }

  open(time: number): Transaction[] {
    const open = this.writes.map(({ transaction }) => underWay(transaction, time));
    const [address, data] = this.channels;
    if (address.offered) open.push(underWay(this.offered(address.offered), time));
    const first = this.early[0] ?? (this.awaiting || address.offered ? null : data.offered);
    if (first) open.push(underWay(newTransaction('write', first.begin), time));
    return open;
  }

  private offered(beat: Beat): Transaction {
    return fromAddress(this.half.lite, 'AW', beat, this.busBytes).transaction;
  }

  /** The write that takes the next data. */
  private get awaiting(): Write | undefined {
    return this.writes.find((write) => !write.full);
  }

  private answering({ payload }: Beat): Write | undefined {
    const id = payload.BID === undefined ? null : hexOf(payload.BID);
    return this.writes.find(({ transaction }) => id === null || transaction.id === id);
  }

  private address(beat: Beat): void {
    const { transaction, burst } = fromAddress(this.half.lite, 'AW', beat, this.busBytes);
    const write: Write = {
      transaction,
      burst,
      addressTaken: beat.time,
      beats: 0,
      lastTaken: -1,
      full: false,
    };
    this.writes.push(write);
    while (!write.full && this.early.length > 0) this.attach(write, this.early.shift()!);
  }

  private addressDropped(beat: Beat): void {
    const transaction = this.offered(beat);
    this.finish(transaction, beat.time);
  }

  private data(beat: Beat): void {
    const write = this.awaiting;
    if (write) this.attach(write, beat);
    else this.early.push(beat);
  }

  private attach(write: Write, beat: Beat): void {
    const { transaction, burst } = write;
    const { WDATA = '', WSTRB = null, WLAST } = beat.payload;
    const { text, bytes } = bytesOf(WDATA, WSTRB, byteLanes(burst, write.beats, this.busBytes));
    addBeat(transaction, 'W', beat);
    transaction.data.push(text);
    transaction.bytes += bytes;
    transaction.begin = Math.min(transaction.begin, beat.begin);
    transaction.end = Math.max(transaction.end, beat.time);
    if (write.beats === 0) write.transaction.latency.data = beat.time;
    write.beats += 1;
    write.lastTaken = beat.time;
    write.full = burst.length === null ? WLAST !== '0' : write.beats === burst.length;
    this.checkLast(write, beat);
  }

  private checkLast({ transaction, burst, beats, full }: Write, { payload, time }: Beat): void {
    const { WSTRB, WLAST: last } = payload;
    const fail = (code: string, said: Worded) => transaction.errors.push(errorOf(time, code, said));
    const signal = 'WLAST';
    if (WSTRB && /[^01lh]/.test(WSTRB)) fail('unknown', say('DECODE/unknown', { signal: 'WSTRB' }));
    if (last === undefined) return;
    if (last !== '0' && last !== '1') fail('unknown', say('DECODE/unknown', { signal }));
    else if (full && last === '0') fail('last', say('DECODE/axi/noLast', { signal, beat: beats }));
    else if (!full && last === '1')
      fail('last', say('DECODE/axi/earlyLast', { signal, beat: beats, length: burst.length! }));
  }

  private answer(beat: Beat): void {
    const { BRESP = '00', BID } = beat.payload;
    const write = this.answering(beat);
    if (!write) {
      const said = BID
        ? say('DECODE/axi/strayWrite/id', { id: hexOf(BID) })
        : say('DECODE/axi/strayWrite', {});
      const lost = strayError(beat.begin, beat.time, 'unexpected', said);
      lost.errors.push(...beat.errors);
      return this.half.report(lost);
    }
    const { transaction } = write;
    addBeat(transaction, 'B', beat);
    addResponse(transaction, BRESP, 'BRESP', beat.time);
    const early = !write.full || beat.begin < Math.max(write.lastTaken, write.addressTaken);
    if (early) {
      transaction.errors.push(errorOf(beat.time, 'early', say('DECODE/axi/earlyWrite', {})));
    }
    transaction.latency.response = beat.time;
    this.writes.splice(this.writes.indexOf(write), 1);
    this.finish(transaction, beat.time);
  }

  private blame(write: Write | undefined, channel: string, beat: Beat): void {
    if (write) return addBeat(write.transaction, channel, beat);
    this.half.report(stray(beat.begin, beat.time, beat.errors));
  }

  /** Latencies count from the begin, which data before the address may have moved. */
  private finish(transaction: Transaction, time: number): void {
    const { latency, begin } = transaction;
    transaction.end = Math.max(transaction.end, time);
    if (latency.data !== null) latency.data -= begin;
    if (latency.response !== null) latency.response -= begin;
    this.half.report(transaction);
  }
}
