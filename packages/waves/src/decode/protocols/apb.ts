import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import type { Decoder, DecoderContext, Lines, Machine } from '../decoder.ts';
import { hexOf } from '../hex.ts';
import type { Line } from '../stream/line.ts';
import { outOfReset } from '../stream/reset.ts';
import { addStall, errorOf, newTransaction, strayError, underWay } from '../transaction.ts';
import { bytesOf } from './byteText.ts';
import { clockAliases, clockOptions, resetAliases, role } from './roles.ts';
import { say } from '../../wording/sentences.ts';

const held = ['PADDR', 'PWRITE', 'PWDATA', 'PSTRB'] as const;

/** Setup phase, then access phase until PREADY (AMBA APB, IHI 0024, 3.1 to 3.4). */
class ApbMachine implements Machine {
  private readonly lines: Lines;
  private readonly context: DecoderContext;
  private readonly running: () => boolean;
  private current: Transaction | null = null;
  private phase: 'idle' | 'setup' | 'access' = 'idle';
  private payload: Record<string, string> = {};
  private edge = -Infinity;
  private waits = 0;
  private unknown = '';

  constructor(lines: Lines, context: DecoderContext) {
    this.lines = lines;
    this.context = context;
    this.running = outOfReset(lines.PRESETN, context.options);
  }

  step(time: number): void {
    const before = this.edge;
    this.edge = time;
    if (!this.running()) return this.abandon(time, 'reset', say('DECODE/reset', { answer: 'PREADY' }));
    const select = this.lines.PSEL!.bit;
    const enable = this.lines.PENABLE!.bit;
    if (select !== '0' && select !== '1') return this.notKnown('PSEL', before, time);
    if (select === '0') {
      this.unknown = '';
      return this.abandon(time, 'dropped', say('DECODE/fell', { signal: 'PSEL', answer: 'PREADY' }));
    }
    if (enable !== '0' && enable !== '1') return this.notKnown('PENABLE', before, time);
    this.unknown = '';
    if (this.phase === 'idle') this.setup(before, time, enable);
    else this.access(before, time, enable);
  }

  open(time: number): Transaction[] {
    return this.current ? [underWay(this.current, time)] : [];
  }

  private setup(before: number, time: number, enable: string): void {
    const { PSEL, PADDR, PWRITE } = this.lines;
    const begin = Math.max(before, PSEL!.changedAt);
    const kind = PWRITE!.bit === '1' ? 'write' : PWRITE!.bit === '0' ? 'read' : 'error';
    this.current = newTransaction(kind, Number.isFinite(begin) ? begin : time);
    this.current.address = hexOf(PADDR!.bits);
    if (kind === 'error') this.fail(time, 'unknown', say('DECODE/unknown', { signal: 'PWRITE' }));
    if (/[^01lh]/.test(PADDR!.bits)) this.fail(time, 'unknown', say('DECODE/unknown', { signal: 'PADDR' }));
    if (kind === 'read' && /[^0l]/.test(this.lines.PSTRB?.bits ?? '0')) {
      this.fail(time, 'strobe', say('DECODE/apb/strobe', {}));
    }
    this.waits = 0;
    this.payload = Object.fromEntries(held.map((name) => [name, this.bitsOf(name)]));
    this.phase = 'setup';
    if (enable === '0') return;
    this.fail(time, 'phase', say('DECODE/apb/noSetup', {}));
    this.access(before, time, enable);
  }

  private bitsOf(name: (typeof held)[number]): string {
    const write = this.lines.PWRITE!.bit === '1';
    return write || name === 'PADDR' || name === 'PWRITE' ? (this.lines[name]?.bits ?? '') : '';
  }

  private access(before: number, time: number, enable: string): void {
    this.compare(time);
    if (enable === '0') {
      return this.phase === 'setup'
        ? this.fail(time, 'phase', say('DECODE/apb/longSetup', {}))
        : this.fail(time, 'dropped', say('DECODE/fell', { signal: 'PENABLE', answer: 'PREADY' }));
    }
    this.phase = 'access';
    const ready = this.lines.PREADY?.bit ?? '1';
    if (ready === '1') return this.finish(time);
    if (ready === '0') this.unknown = '';
    else if (this.unknown !== 'PREADY') this.fail(time, 'unknown', say('DECODE/level', { signal: 'PREADY' }));
    this.unknown = ready === '0' ? '' : 'PREADY';
    this.waits += 1;
    addStall(this.current!, 'PREADY', 1, [before, time]);
  }

  private compare(time: number): void {
    for (const name of held) {
      const bits = this.bitsOf(name);
      if (bits === this.payload[name]) continue;
      this.payload[name] = bits;
      this.fail(time, 'payload', say('DECODE/changed', { signal: name, answer: 'PREADY' }));
    }
  }

  private fail(time: number, code: string, said: Worded): void {
    const { errors } = this.current!;
    if (!errors.some(({ text }) => text === said.message)) errors.push(errorOf(time, code, said));
  }

  private finish(time: number): void {
    const { PWDATA, PRDATA, PSTRB, PSLVERR } = this.lines;
    const done = this.current!;
    const [line, strobes]: [Line | undefined, string | null] =
      done.kind === 'write' ? [PWDATA, PSTRB?.bits ?? null] : [PRDATA, null];
    if (line) {
      const { text, bytes } = bytesOf(line.bits, strobes, [0, Math.ceil(line.width / 8) - 1]);
      done.data.push(text);
      done.bytes = bytes;
    }
    const failed = PSLVERR?.bit ?? '0';
    done.response = failed === '0' ? 'OKAY' : failed === '1' ? 'SLVERR' : '?';
    if (failed === '1') this.fail(time, 'slverr', say('DECODE/response', { response: 'PSLVERR' }));
    else if (failed !== '0') this.fail(time, 'unknown', say('DECODE/unknown', { signal: 'PSLVERR' }));
    done.latency = { data: time - done.begin, response: time - done.begin };
    this.close(time);
  }

  private abandon(time: number, code: string, said: Worded): void {
    if (!this.current) return;
    this.fail(time, code, said);
    this.close(time);
  }

  private close(time: number): void {
    const done = this.current!;
    done.end = time;
    this.current = null;
    this.phase = 'idle';
    this.context.report(done);
  }

  private notKnown(signal: string, before: number, time: number): void {
    if (this.unknown === signal) return;
    this.unknown = signal;
    const said = say('DECODE/level', { signal });
    if (this.current) this.abandon(time, 'unknown', said);
    else this.context.report(strayError(Number.isFinite(before) ? before : time, time, 'unknown', said));
  }
}

export const apb: Decoder = {
  id: 'apb',
  name: 'APB',
  clock: 'PCLK',
  kinds: ['read', 'write', 'error'],
  roles: [
    role('PCLK', ['pclk', ...clockAliases]),
    role('PRESETN', ['presetn', 'presetn', 'prst_n', ...resetAliases], { required: false }),
    role('PADDR', ['paddr'], { width: null }),
    role('PSEL', ['psel', 'pselx']),
    role('PENABLE', ['penable', 'pen']),
    role('PWRITE', ['pwrite']),
    role('PWDATA', ['pwdata'], { width: null, required: false }),
    role('PSTRB', ['pstrb'], { width: null, required: false }),
    role('PRDATA', ['prdata'], { width: null, required: false }),
    role('PREADY', ['pready'], { required: false }),
    role('PSLVERR', ['pslverr', 'pslverror'], { required: false }),
  ],
  options: clockOptions('low'),
  start: (lines, context) => new ApbMachine(lines, context),
};
