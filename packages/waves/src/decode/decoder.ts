import type { DecoderDescription, OptionValue, Transaction } from './decodeTypes.ts';
import type { Line } from './stream/line.ts';

export type Lines = Partial<Record<string, Line>>;

/** What a decoder knows besides its lines. */
export interface DecoderContext {
  options: Record<string, OptionValue>;
  /** Seconds of a tick. */
  tick: number;
  /** Hands over a transfer that has ended. */
  report(transaction: Transaction): void;
}

/** A protocol at work: it keeps no more than the transfers that are under way. */
export interface Machine {
  /** At an active clock edge; for a decoder without clock, when a line has changed. */
  step(time: number): void;
  /** Transfers under way at `time`, from which the machine could still go on. */
  open(time: number): Transaction[];
}

/** A plug-in: entered in `decoders.ts`, it is in every dialog, table and picture. */
export interface Decoder extends DecoderDescription {
  /** Role whose edges step the machine, by the options `edge` and `sample`; absent: every change does. */
  clock?: string;
  start(lines: Lines, context: DecoderContext): Machine;
}
