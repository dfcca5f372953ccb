import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import type { DecoderContext, Lines, Machine } from '../decoder.ts';
import { hexOf } from '../hex.ts';
import { outOfReset } from '../stream/reset.ts';
import { addStall, errorOf, newTransaction, strayError, underWay } from '../transaction.ts';
import { bytesOf } from './byteText.ts';
import { say } from '../../wording/sentences.ts';

const answers = [
  ['ACK', 'ACK'],
  ['ERR', 'ERR'],
  ['RTY', 'RTY'],
] as const;
const held = ['ADR', 'WE', 'DAT_W', 'SEL'] as const;

/**
 * Wishbone B4. Classic: a request stays until its answer (3.1.3, 3.2). Pipelined: it is taken where STALL is low, and
 * answers come in order (3.1.3.2). A burst of registered feedback (CTI) shows as its single transfers.
 */
export class WishboneMachine implements Machine {
  private readonly lines: Lines;
  private readonly context: DecoderContext;
  private readonly pipelined: boolean;
  private readonly running: () => boolean;
  /** Offered and not yet taken; in classic mode, not yet answered. */
  private request: Transaction | null = null;
  private payload: Record<string, string> = {};
  /** Taken and not yet answered. */
  private taken: Transaction[] = [];
  private edge = -Infinity;
  private readonly unknowns = new Set<string>();

  constructor(lines: Lines, context: DecoderContext) {
    this.lines = lines;
    this.context = context;
    const { mode } = context.options;
    this.pipelined = mode === 'pipelined' || (mode === 'automatic' && lines.STALL !== undefined);
    this.running = outOfReset(lines.RST, context.options);
  }

  step(time: number): void {
    const before = Math.max(this.edge, -Number.MAX_SAFE_INTEGER);
    const first = this.edge === -Infinity;
    this.edge = time;
    if (!this.running()) return this.abandon(time, 'reset', say('DECODE/resetUnanswered', {}));
    if (!this.known(['CYC', 'STB'], time))
      return this.abandon(time, 'unknown', say('DECODE/wishbone/unknown', {}));
    if (this.lines.CYC!.bit === '0')
      return this.abandon(time, 'dropped', say('DECODE/fellUnanswered', { signal: 'CYC' }));
    if (this.lines.STB!.bit === '1') this.offer(first ? time : before, time);
    else if (this.request) this.dropStrobe(time);
    this.answer(time);
  }

  open(time: number): Transaction[] {
    const open = this.request ? [...this.taken, this.request] : this.taken;
    return open.map((transaction) => underWay(transaction, time));
  }

  /** Whether the signals are levels; reports each once for each time it is not. */
  private known(names: string[], time: number): boolean {
    const bad = names.filter((name) => {
      const bit = this.lines[name]?.bit ?? '0';
      if (bit === '0' || bit === '1') this.unknowns.delete(name);
      return bit !== '0' && bit !== '1';
    });
    for (const name of bad) {
      if (this.unknowns.has(name)) continue;
      this.unknowns.add(name);
      this.context.report(strayError(time, time, 'unknown', say('DECODE/level', { signal: name })));
    }
    return bad.length === 0;
  }

  private bitsOf(name: (typeof held)[number]): string {
    return name === 'DAT_W' && this.lines.WE!.bit !== '1' ? '' : (this.lines[name]?.bits ?? '');
  }

  private offer(before: number, time: number): void {
    if (this.request) this.compare(time);
    else this.begin(before, time);
    if (!this.pipelined) return;
    const stall = this.lines.STALL?.bit ?? '0';
    if (!this.known(['STALL'], time)) return;
    const request = this.request!;
    if (stall === '1') return addStall(request, 'STALL', 1, [before, time]);
    this.taken.push(request);
    this.request = null;
  }

  private begin(before: number, time: number): void {
    const { CYC, STB, WE, ADR } = this.lines;
    const begin = Math.max(before, STB!.changedAt, CYC!.changedAt);
    const kind = WE!.bit === '1' ? 'write' : WE!.bit === '0' ? 'read' : 'error';
    const request = newTransaction(kind, begin);
    request.address = hexOf(ADR?.bits ?? '');
    this.request = request;
    this.payload = Object.fromEntries(held.map((name) => [name, this.bitsOf(name)]));
    if (kind === 'error') this.fail(request, time, 'unknown', say('DECODE/unknown', { signal: 'WE' }));
    if (/[^01lh]/.test(ADR?.bits ?? ''))
      this.fail(request, time, 'unknown', say('DECODE/unknown', { signal: 'ADR' }));
    if (kind === 'write') this.addData(request, this.payload.DAT_W ?? '', time);
  }

  private addData(to: Transaction, bits: string, time: number): void {
    if (bits === '') return;
    const strobes = this.payload.SEL === '' || to.kind !== 'write' ? null : (this.payload.SEL ?? null);
    const { text, bytes } = bytesOf(bits, strobes, [0, Math.ceil(bits.length / 8) - 1]);
    to.data = [text];
    to.bytes = bytes;
    to.latency.data = time - to.begin;
  }

  private compare(time: number): void {
    for (const name of held) {
      const bits = this.bitsOf(name);
      if (bits === this.payload[name]) continue;
      this.payload[name] = bits;
      this.fail(this.request!, time, 'payload', say('DECODE/changedUnanswered', { signal: name }));
    }
  }

  private fail(to: Transaction, time: number, code: string, said: Worded): void {
    to.errors.push(errorOf(time, code, said));
  }

  private dropStrobe(time: number): void {
    const said = this.pipelined
      ? say('DECODE/fellStalled', {})
      : say('DECODE/fellUnanswered', { signal: 'STB' });
    this.fail(this.request!, time, 'dropped', said);
    this.finish(this.request!, time);
    this.request = null;
  }

  private answer(time: number): void {
    if (!this.known(['ACK', 'ERR', 'RTY'], time)) return;
    const given = answers.filter(([name]) => this.lines[name]?.bit === '1');
    const [first] = given;
    if (!first) return this.wait(time);
    const done = this.pipelined ? this.taken.shift() : this.request;
    if (!done) {
      const said = say('DECODE/wishbone/stray', { signal: first[0] });
      return this.context.report(strayError(time, time, 'unexpected', said));
    }
    if (!this.pipelined) this.request = null;
    const names = given.map(([name]) => name).join(', ');
    if (given.length > 1)
      this.fail(done, time, 'answers', say('DECODE/wishbone/answers', { signals: names }));
    done.response = first[1];
    if (first[0] !== 'ACK')
      this.fail(done, time, first[0].toLowerCase(), say('DECODE/response', { response: first[0] }));
    if (done.kind === 'read' && first[0] === 'ACK') this.addData(done, this.lines.DAT_R?.bits ?? '', time);
    done.latency.response = time - done.begin;
    this.finish(done, time);
  }

  /** A clock without answer, in classic mode a wait state. */
  private wait(time: number): void {
    if (this.pipelined || !this.request) return;
    const { stalled, begin } = this.request;
    addStall(this.request, 'ACK', 1, [stalled.at(-1)?.[1] ?? begin, time]);
  }

  private finish(done: Transaction, time: number): void {
    done.end = Math.max(done.begin, time);
    this.context.report(done);
  }

  private abandon(time: number, code: string, said: Worded): void {
    const left = this.request ? [...this.taken, this.request] : this.taken;
    this.taken = [];
    this.request = null;
    for (const transaction of left) {
      this.fail(transaction, time, code, said);
      this.finish(transaction, time);
    }
  }
}
