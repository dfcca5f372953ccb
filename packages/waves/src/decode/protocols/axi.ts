import type { Transaction } from '../decodeTypes.ts';
import type { DecoderContext, Lines, Machine } from '../decoder.ts';
import { outOfReset } from '../stream/reset.ts';
import { strayError } from '../transaction.ts';
import { AxiReads } from './axiReads.ts';
import { AxiWrites } from './axiWrites.ts';
import { say } from '../../wording/sentences.ts';

/** AXI4 and AXI4-Lite: five channels, writes and reads apart (AMBA AXI, IHI 0022). */
export class AxiMachine implements Machine {
  private readonly halves: (AxiWrites | AxiReads)[] = [];
  private readonly running: () => boolean;

  constructor(lines: Lines, context: DecoderContext, lite: boolean) {
    this.running = outOfReset(lines.ARESETN, context.options);
    const unknown = (begin: number, time: number, signal: string) =>
      context.report(strayError(begin, time, 'unknown', say('DECODE/level', { signal })));
    const half = { lines, lite, unknown, report: (transaction: Transaction) => context.report(transaction) };
    if (lines.AWVALID) this.halves.push(new AxiWrites(half));
    if (lines.ARVALID) this.halves.push(new AxiReads(half));
  }

  step(time: number): void {
    const running = this.running();
    for (const half of this.halves) {
      if (running) half.step(time);
      else half.reset(time);
    }
  }

  open(time: number): Transaction[] {
    return this.halves.flatMap((half) => half.open(time));
  }
}
