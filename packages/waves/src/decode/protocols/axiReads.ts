import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import { hexOf } from '../hex.ts';
import { errorOf, stray, strayError, underWay } from '../transaction.ts';
import type { AxiHalf } from './axiAddress.ts';
import { addBeat, addResponse, channelLines, fromAddress } from './axiAddress.ts';
import type { Burst } from './burst.ts';
import { byteLanes } from './burst.ts';
import { bytesOf } from './byteText.ts';
import type { Beat } from './channel.ts';
import { Channel } from './channel.ts';
import { say } from '../../wording/sentences.ts';

interface Read {
  transaction: Transaction;
  burst: Burst;
  addressTaken: number;
  beats: number;
}

/** Reads: data belong to the oldest read of their id; reads of different ids may overtake and interleave. */
export class AxiReads {
  private readonly half: AxiHalf;
  private readonly channels: [Channel, Channel];
  private readonly busBytes: number;
  private reads: Read[] = [];

  constructor(half: AxiHalf) {
    this.half = half;
    const { lines, unknown } = half;
    this.busBytes = Math.max(1, (lines.RDATA?.width ?? 8) >> 3);
    const channel = (name: string, taken: (beat: Beat) => void, dropped: (beat: Beat) => void) =>
      new Channel(name, channelLines(lines, name), { taken, dropped, unknown });
    this.channels = [
      channel(
        'AR',
        (beat) => this.address(beat),
        (beat) => this.addressDropped(beat),
      ),
      channel(
        'R',
        (beat) => this.data(beat),
        (beat) => this.dataDropped(beat),
      ),
    ];
  }

  step(time: number): void {
    for (const channel of this.channels) channel.step(time);
  }

  reset(time: number): void {
    for (const channel of this.channels) channel.reset(time);
    for (const { transaction } of this.reads) {
      transaction.errors.push(errorOf(time, 'reset', say('DECODE/resetData', {})));
      transaction.end = time;
      this.half.report(transaction);
    }
    this.reads = [];
  }

  open(time: number): Transaction[] {
    const open = this.reads.map(({ transaction }) => underWay(transaction, time));
    const { offered } = this.channels[0];
    if (offered)
      open.push(underWay(fromAddress(this.half.lite, 'AR', offered, this.busBytes).transaction, time));
    return open;
  }

  private address(beat: Beat): void {
    const { transaction, burst } = fromAddress(this.half.lite, 'AR', beat, this.busBytes);
    this.reads.push({ transaction, burst, addressTaken: beat.time, beats: 0 });
  }

  private addressDropped(beat: Beat): void {
    const { transaction } = fromAddress(this.half.lite, 'AR', beat, this.busBytes);
    this.half.report(transaction);
  }

  private answered({ payload }: Beat): Read | undefined {
    const id = payload.RID === undefined ? null : hexOf(payload.RID);
    return this.reads.find(({ transaction }) => id === null || transaction.id === id);
  }

  private data(beat: Beat): void {
    const { RDATA = '', RRESP = '00', RLAST, RID } = beat.payload;
    const read = this.answered(beat);
    if (!read) {
      const said = RID ? say('DECODE/axi/strayRead/id', { id: hexOf(RID) }) : say('DECODE/axi/strayRead', {});
      const lost = strayError(beat.begin, beat.time, 'unexpected', said);
      lost.data.push(hexOf(RDATA));
      lost.errors.push(...beat.errors);
      return this.half.report(lost);
    }
    const { transaction, burst } = read;
    const { text, bytes } = bytesOf(RDATA, null, byteLanes(burst, read.beats, this.busBytes));
    addBeat(transaction, 'R', beat);
    transaction.data.push(text);
    transaction.bytes += bytes;
    transaction.latency.data ??= beat.time - transaction.begin;
    addResponse(transaction, RRESP, 'RRESP', beat.time);
    if (read.beats === 0 && beat.begin < read.addressTaken) {
      transaction.errors.push(errorOf(beat.time, 'early', say('DECODE/axi/earlyRead', {})));
    }
    read.beats += 1;
    const full = burst.length === null ? RLAST !== '0' : read.beats === burst.length;
    this.checkLast(read, full, RLAST, beat.time);
    transaction.end = beat.time;
    if (full) this.finish(read, beat.time);
  }

  private checkLast(
    { transaction, burst, beats }: Read,
    full: boolean,
    last: string | undefined,
    time: number,
  ): void {
    const fail = (code: string, said: Worded) => transaction.errors.push(errorOf(time, code, said));
    const signal = 'RLAST';
    if (last === undefined) return;
    if (last !== '0' && last !== '1') fail('unknown', say('DECODE/unknown', { signal }));
    else if (full && last === '0') fail('last', say('DECODE/axi/noLast', { signal, beat: beats }));
    else if (!full && last === '1')
      fail('last', say('DECODE/axi/earlyLast', { signal, beat: beats, length: burst.length! }));
  }

  private finish(read: Read, time: number): void {
    read.transaction.latency.response = time - read.transaction.begin;
    this.reads.splice(this.reads.indexOf(read), 1);
    this.half.report(read.transaction);
  }

  private dataDropped(beat: Beat): void {
    const read = this.answered(beat);
    if (read) return addBeat(read.transaction, 'R', beat);
    this.half.report(stray(beat.begin, beat.time, beat.errors));
  }
}
