import type { Transaction } from '../decodeTypes.ts';
import type { Decoder, DecoderContext, Lines, Machine } from '../decoder.ts';
import type { Bit, Line } from '../stream/line.ts';
import { strayError } from '../transaction.ts';
import { I2cTransfer } from './i2cTransfer.ts';
import { role } from './roles.ts';
import { say } from '../../wording/sentences.ts';

/** START, bits and STOP of the bus (I²C-bus specification UM10204, 3.1). */
class I2cMachine implements Machine {
  private readonly clock: Line;
  private readonly data: Line;
  private readonly context: DecoderContext;
  private scl: Bit | undefined;
  private sda: Bit = 'x';
  private fell = 0;
  private transfer: I2cTransfer | null = null;

  constructor(lines: Lines, context: DecoderContext) {
    this.clock = lines.SCL!;
    this.data = lines.SDA!;
    this.context = context;
  }

  /** An open-drain line that nobody drives is high by its pull-up resistor, when the options say so. */
  private level({ bit }: Line): Bit {
    return bit === 'z' && this.context.options.pullUp === true ? '1' : bit;
  }

  step(time: number): void {
    const scl = this.level(this.clock);
    const sda = this.level(this.data);
    const [clockBefore, dataBefore] = [this.scl, this.sda];
    this.scl = scl;
    this.sda = sda;
    if (clockBefore === undefined) return;
    this.reportUnknown(time, 'SCL', clockBefore, scl);
    if (clockBefore === '1' && scl === '1') this.condition(time, dataBefore, sda);
    else if (clockBefore === '0' && scl === '1') this.rise(time, sda);
    else if (clockBefore === '1' && scl === '0') this.fell = time;
  }

  open(time: number): Transaction[] {
    return this.transfer ? [this.transfer.open(time)] : [];
  }

  private reportUnknown(time: number, name: string, before: Bit, now: Bit): void {
    const known = (bit: Bit) => bit === '0' || bit === '1';
    if (!known(before) || known(now)) return;
    this.context.report(strayError(time, time, 'unknown', say('DECODE/level', { signal: name })));
  }

  /** SDA changes while SCL is high. */
  private condition(time: number, before: Bit, now: Bit): void {
    this.reportUnknown(time, 'SDA', before, now);
    if (before === '1' && now === '0') {
      const left = this.transfer;
      if (left) this.context.report(left.finish(time));
      this.transfer = new I2cTransfer(
        time,
        this.context.options.addressing === 'automatic',
        left?.tenBits ?? '',
      );
    } else if (before === '0' && now === '1') {
      if (this.transfer) this.context.report(this.transfer.finish(time));
      else this.context.report(strayError(time, time, 'unexpected', say('DECODE/i2c/stop', {})));
      this.transfer = null;
    }
  }

  private rise(time: number, sda: Bit): void {
    this.transfer?.bit(time, sda, this.fell);
  }
}

export const i2c: Decoder = {
  id: 'i2c',
  name: 'I²C',
  kinds: ['read', 'write', 'error'],
  roles: [role('SCL', ['scl', 'i2c_scl', 'scl_io', 'sck_i2c']), role('SDA', ['sda', 'i2c_sda', 'sda_io'])],
  options: [
    { name: 'addressing', type: 'choice', choices: ['automatic', '7'], initial: 'automatic' },
    { name: 'pullUp', type: 'flag', initial: false },
  ],
  start: (lines, context) => new I2cMachine(lines, context),
};
