import type { DecoderOption, OptionValue, Transaction } from '../decodeTypes.ts';
import type { Decoder, DecoderContext, Lines, Machine } from '../decoder.ts';
import type { Bit, Line } from '../stream/line.ts';
import { bitTimeOf } from './bitTime.ts';
import { role } from './roles.ts';
import type { UartFormat } from './uartReceiver.ts';
import { UartReceiver } from './uartReceiver.ts';

/** Edges from which a bit time is worked out. */
const enoughEdges = 1024;

/** A line, kept until its bit time is known. */
class UartLine {
  private readonly line: Line;
  private readonly receiver: (bitTime: number, report: DecoderContext['report']) => UartReceiver;
  private readonly report: DecoderContext['report'];
  private edges: { time: number; bit: Bit }[] = [];
  private running: UartReceiver | undefined;
  private bit: Bit | undefined;

  constructor(kind: string, line: Line, context: DecoderContext, format: Omit<UartFormat, 'bitTime'>) {
    this.line = line;
    this.report = context.report;
    this.receiver = (bitTime, report) => new UartReceiver(kind, { ...format, bitTime }, report);
    const baud = Number(context.options.baud);
    if (baud > 0) this.running = this.receiver(1 / (baud * context.tick), this.report);
  }

  step(time: number): void {
    const { bit } = this.line;
    if (bit !== this.bit) this.take(this.bit === undefined ? -Infinity : time, bit);
  }

  private take(time: number, bit: Bit): void {
    this.bit = bit;
    if (this.running) return this.running.change(time, bit);
    this.edges.push({ time, bit });
    if (this.edges.length >= enoughEdges) this.running = this.replay(this.report);
    if (this.running) this.edges = [];
  }

  private replay(report: DecoderContext['report']): UartReceiver | undefined {
    const times = this.edges.map(({ time }) => time).filter(Number.isFinite);
    const bitTime = bitTimeOf(times);
    if (bitTime === null) return undefined;
    const receiver = this.receiver(bitTime, report);
    for (const { time, bit } of this.edges) receiver.change(time, bit);
    return receiver;
  }

  open(time: number): Transaction[] {
    if (this.running) return this.running.open(time);
    const received: Transaction[] = [];
    const open = this.replay((transaction) => received.push(transaction))?.open(time) ?? [];
    return [...received, ...open];
  }
}

class UartMachine implements Machine {
  private readonly uartLines: UartLine[];

  constructor(lines: Lines, context: DecoderContext) {
    const format = formatOf(context.options);
    this.uartLines = ['RX', 'TX'].flatMap((name) => {
      const line = lines[name];
      return line ? [new UartLine(name.toLowerCase(), line, context, format)] : [];
    });
  }

  step(time: number): void {
    for (const line of this.uartLines) line.step(time);
  }

  open(time: number): Transaction[] {
    return this.uartLines.flatMap((line) => line.open(time));
  }
}

function formatOf(options: Record<string, OptionValue>): Omit<UartFormat, 'bitTime'> {
  return {
    dataBits: Number(options.dataBits),
    parity: options.parity as UartFormat['parity'],
    stopBits: Number(options.stopBits),
    mostSignificantFirst: options.bitOrder === 'msb',
    inverted: options.inverted === true,
  };
}

const uartOptions: DecoderOption[] = [
  // 0: worked out from the line.
  { name: 'baud', type: 'number', least: 0, greatest: 1e9, initial: 0 },
  { name: 'dataBits', type: 'number', least: 5, greatest: 9, initial: 8 },
  { name: 'parity', type: 'choice', choices: ['none', 'even', 'odd', 'mark', 'space'], initial: 'none' },
  { name: 'stopBits', type: 'choice', choices: ['1', '1.5', '2'], initial: '1' },
  { name: 'bitOrder', type: 'choice', choices: ['lsb', 'msb'], initial: 'lsb' },
  { name: 'inverted', type: 'flag', initial: false },
];

export const uart: Decoder = {
  id: 'uart',
  name: 'UART',
  kinds: ['rx', 'tx', 'error'],
  roles: [
    role('RX', ['rx', 'rxd', 'uart_rx', 'uart_rxd', 'sin', 'serial_rx'], { group: 'rx' }),
    role('TX', ['tx', 'txd', 'uart_tx', 'uart_txd', 'sout', 'serial_tx'], { group: 'tx' }),
  ],
  options: uartOptions,
  start: (lines, context) => new UartMachine(lines, context),
};
