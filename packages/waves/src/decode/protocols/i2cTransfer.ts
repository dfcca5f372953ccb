import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import { hexOf } from '../hex.ts';
import type { Bit } from '../stream/line.ts';
import { addStall, errorOf, newTransaction, underWay } from '../transaction.ts';
import { say } from '../../wording/sentences.ts';

const mostLows = 8192;

/** From a START to the next START or STOP: the address byte, then data, nine bits each (UM10204, 3.1.5 to 3.1.11). */
export class I2cTransfer {
  /** The ten-bit address, which a read after a repeated START gives only in part. */
  tenBits: string;
  private readonly transaction: Transaction;
  private readonly tenBitAddresses: boolean;
  private bits = '';
  private bytes = 0;
  /** The first byte said that the second one is the address's rest. */
  private restOfAddress = '';
  private lastAck: Bit | null = null;
  /** Low phases of the clock between bits. */
  private readonly lows: [from: number, to: number][] = [];

  constructor(begin: number, tenBitAddresses: boolean, tenBits: string) {
    this.transaction = newTransaction('write', begin);
    this.tenBitAddresses = tenBitAddresses;
    this.tenBits = tenBits;
  }

  /** SCL rises with this level on SDA, after it fell at `fell`. */
  bit(time: number, sda: Bit, fell: number): void {
    if (this.lows.length < mostLows && fell > this.transaction.begin) this.lows.push([fell, time]);
    if (this.bits.length < 8) {
      this.bits += sda;
      return;
    }
    this.byte(this.bits, sda, time);
    this.bits = '';
  }

  private byte(bits: string, ack: Bit, time: number): void {
    if (/[xz]/.test(bits + ack))
      this.fail(time, 'unknown', say('DECODE/i2c/unknown', { byte: this.bytes + 1 }));
    if (this.bytes === 0) this.addressByte(bits, ack, time);
    else if (this.restOfAddress !== '') this.secondByte(bits, ack, time);
    else this.dataByte(bits, ack, time);
    this.bytes += 1;
    this.lastAck = ack;
  }

  private addressByte(bits: string, ack: Bit, time: number): void {
    const { transaction } = this;
    const read = bits[7] === '1';
    transaction.kind = read ? 'read' : 'write';
    const ten = this.tenBitAddresses && bits.startsWith('11110');
    if (!ten) transaction.address = hexOf(bits.slice(0, 7));
    else if (read) transaction.address = this.tenBits;
    else this.restOfAddress = bits.slice(5, 7);
    this.acknowledge(ack, time);
  }

  private secondByte(bits: string, ack: Bit, time: number): void {
    this.tenBits = hexOf(this.restOfAddress + bits);
    this.transaction.address = this.tenBits;
    this.restOfAddress = '';
    this.acknowledge(ack, time);
  }

  private acknowledge(ack: Bit, time: number): void {
    const { transaction } = this;
    transaction.latency.response ??= time - transaction.begin;
    transaction.response = ack === '0' ? 'ACK' : 'NACK';
    if (ack === '1') this.fail(time, 'address-nack', say('DECODE/i2c/addressNack', {}));
  }

  private dataByte(bits: string, ack: Bit, time: number): void {
    const { transaction } = this;
    transaction.data.push(hexOf(bits));
    transaction.bytes += 1;
    transaction.latency.data ??= time - transaction.begin;
    if (transaction.kind === 'read' || ack !== '1') return;
    transaction.response = 'NACK';
    this.fail(time, 'nack', say('DECODE/i2c/nack', { byte: transaction.data.length }));
  }

  private fail(time: number, code: string, said: Worded): void {
    this.transaction.errors.push(errorOf(time, code, said));
  }

  /** Ends it at a STOP or the next START, for which SCL has risen once more. */
  finish(time: number): Transaction {
    const { transaction } = this;
    if (this.bytes === 0) this.fail(time, 'short', say('DECODE/i2c/noAddress', {}));
    else if (this.bits.length > 1)
      this.fail(time, 'short', say('DECODE/i2c/short', { bits: this.bits.length - 1 }));
    else if (transaction.kind === 'read' && this.lastAck === '0' && transaction.data.length > 0) {
      this.fail(time, 'no-nack', say('DECODE/i2c/lastAck', {}));
    }
    this.findStretches();
    transaction.end = time;
    return transaction;
  }

  open(time: number): Transaction {
    return underWay(this.transaction, time);
  }

  /** Low phases of more than twice the usual one: who holds SCL does not show, that it is held does. */
  private findStretches(): void {
    const widths = this.lows.map(([from, to]) => to - from).sort((a, b) => a - b);
    const usual = widths[widths.length >> 1] ?? 0;
    for (const [from, to] of this.lows) {
      const extra = to - from - usual;
      if (extra > usual)
        addStall(this.transaction, 'SCL', Math.max(1, Math.round(extra / (2 * usual))), [from + usual, to]);
    }
  }
}
