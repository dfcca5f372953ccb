import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import type { Decoder, DecoderContext, Lines, Machine } from '../decoder.ts';
import { hexOf } from '../hex.ts';
import type { Bit } from '../stream/line.ts';
import { errorOf, newTransaction, strayError, underWay } from '../transaction.ts';
import { role } from './roles.ts';
import { say } from '../../wording/sentences.ts';

interface Levels {
  clock: Bit;
  selected: boolean;
  mosi: Bit | undefined;
  miso: Bit | undefined;
}

/** Words of both directions at once; data are taken as they are before the sampling edge. */
class SpiMachine implements Machine {
  private readonly lines: Lines;
  private readonly context: DecoderContext;
  private readonly idle: Bit;
  private readonly sampling: Bit;
  private readonly wordBits: number;
  private before: Levels | undefined;
  private leading = 0;
  private begin = 0;
  private bits: { mosi: string; miso: string } = { mosi: '', miso: '' };
  private taken = 0;
  /** The clock does not idle as the mode says. */
  private hint: Worded | undefined;

  constructor(lines: Lines, context: DecoderContext) {
    this.lines = lines;
    this.context = context;
    const mode = Number(context.options.mode);
    this.idle = mode >= 2 ? '1' : '0';
    this.sampling = mode === 0 || mode === 3 ? '1' : '0';
    this.wordBits = Number(context.options.wordBits);
  }

  step(time: number): void {
    const now = this.levels(time);
    const before = this.before ?? now;
    this.before = now;
    if (before.selected) this.clockEdge(before, now, time);
    if (before.selected && !now.selected) this.deselect(time);
    if (!before.selected && now.selected) this.select(now, time);
  }

  open(time: number): Transaction[] {
    return this.taken > 0 ? this.word(time).map((transaction) => underWay(transaction, time)) : [];
  }

  private levels(time: number): Levels {
    const { SCK, CS, MOSI, MISO } = this.lines;
    const active = this.context.options.select === 'high' ? '1' : '0';
    const selected = CS ? CS.bit === active : true;
    if (CS && CS.changedAt === time && CS.bit !== '0' && CS.bit !== '1') this.unknown(time, 'CS');
    return { clock: SCK!.bit, selected, mosi: MOSI?.bit, miso: MISO?.bit };
  }

  private unknown(time: number, name: string): void {
    // Before the first level a line is unknown without fault.
    if (this.before)
      this.context.report(strayError(time, time, 'unknown', say('DECODE/level', { signal: name })));
  }

  private select(now: Levels, time: number): void {
    this.taken = 0;
    const wrong = now.clock !== this.idle && (now.clock === '0' || now.clock === '1');
    const { mode } = this.context.options;
    const told = { level: now.clock, mode: String(mode), idle: this.idle };
    this.hint = wrong ? say('DECODE/spi/idle', told) : undefined;
    this.begin = time;
  }

  private clockEdge(before: Levels, now: Levels, time: number): void {
    if (before.clock === now.clock) return;
    if (now.clock !== '0' && now.clock !== '1') return this.unknown(time, 'SCK');
    if (before.clock !== '0' && before.clock !== '1') return;
    if (now.clock !== this.idle) this.leading = time;
    if (now.clock !== this.sampling) return;
    if (this.taken === 0) {
      this.begin = this.sampling === this.idle ? this.leading : time;
      this.bits = { mosi: '', miso: '' };
    }
    this.bits.mosi += before.mosi ?? '';
    this.bits.miso += before.miso ?? '';
    this.taken += 1;
    if (this.taken === this.wordBits) this.finish(time);
  }

  /** The word so far, one transfer a direction. */
  private word(time: number): Transaction[] {
    return (['mosi', 'miso'] as const).flatMap((kind) => {
      if (this.bits[kind] === '') return [];
      const transaction = newTransaction(kind, this.begin);
      const bits =
        this.context.options.bitOrder === 'lsb' ? [...this.bits[kind]].reverse().join('') : this.bits[kind];
      transaction.data = [hexOf(bits)];
      transaction.bytes = bits.length / 8;
      transaction.end = time;
      if (this.hint) transaction.errors.push(errorOf(this.begin, 'mode', this.hint));
      return [transaction];
    });
  }

  private finish(time: number): void {
    for (const transaction of this.word(time)) this.context.report(transaction);
    this.taken = 0;
    this.hint = undefined;
  }

  private deselect(time: number): void {
    if (this.taken === 0) return;
    for (const transaction of this.word(time)) {
      const said = say('DECODE/spi/aborted', { taken: this.taken, bits: this.wordBits });
      transaction.errors.push(errorOf(time, 'aborted', said));
      this.context.report(transaction);
    }
    this.taken = 0;
  }
}

export const spi: Decoder = {
  id: 'spi',
  name: 'SPI',
  kinds: ['mosi', 'miso', 'error'],
  roles: [
    role('SCK', ['sck', 'sclk', 'spi_clk', 'spi_sck', 'spi_sclk']),
    role('CS', ['cs_n', 'csn', 'ncs', 'ss_n', 'ssn', 'cs', 'ss', 'csb', 'nss'], { required: false }),
    role('MOSI', ['mosi', 'sdo', 'copi', 'dout', 'si'], { group: 'mosi' }),
    role('MISO', ['miso', 'sdi', 'cipo', 'din', 'so'], { group: 'miso' }),
  ],
  options: [
    { name: 'mode', type: 'choice', choices: ['0', '1', '2', '3'], initial: '0' },
    { name: 'wordBits', type: 'number', least: 1, greatest: 64, initial: 8 },
    { name: 'bitOrder', type: 'choice', choices: ['msb', 'lsb'], initial: 'msb' },
    { name: 'select', type: 'choice', choices: ['low', 'high'], initial: 'low' },
  ],
  start: (lines, context) => new SpiMachine(lines, context),
};
