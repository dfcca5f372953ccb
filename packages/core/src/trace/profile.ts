import { Calls } from './calls.ts';
import { Clock } from './clock.ts';
import { Counts } from './counts.ts';
import { coverage } from './coverage.ts';
import { TraceDecoder } from './decoder.ts';
import type { Decoded } from './decoder.ts';
import { TraceError } from './packet.ts';
import type { Packet } from './packet.ts';
import type { TracedProgram } from './program.ts';
import type { Gap, TraceReport } from './report.ts';

const MOST_GAPS = 2000;

/** Names of what was traced. */
type Named = Pick<TraceReport, 'core' | 'program'>;

/** Takes a trace packet by packet. What it keeps is bounded by the program's size, however long the run. */
export class Profile implements Decoded {
  readonly #program: TracedProgram;
  readonly #decoder: TraceDecoder;
  readonly #counts: Counts;
  readonly #calls: Calls;
  readonly #clock = new Clock();
  readonly #circles = new Set<number>();
  readonly #gaps: Gap[] = [];
  readonly #sums = {
    packets: 0,
    instructions: 0,
    exceptions: 0,
    interrupts: 0,
    ended: 0,
    lost: 0,
    uncounted: 0,
  };
  #wrong: string | undefined;
  /** Packets before the first that says where the program is: a buffer that went round begins anywhere. */
  #skipped = 0;
  #begun = false;
  /** The trace was ended: a gap if it goes on. */
  #stopped = false;

  constructor(program: TracedProgram) {
    this.#program = program;
    this.#decoder = new TraceDecoder(program.code, this);
    this.#counts = new Counts(program.code);
    this.#calls = new Calls(program.code, program.regions);
  }

  /** `clock`: the cycle in which the packet left the core, where it is known. False when the trace fits no longer. */
  take(packet: Packet, clock?: number): boolean {
    if (this.#wrong !== undefined) return false;
    this.#begun ||= packet.kind === 'start' || packet.kind === 'support';
    if (!this.#begun) return ++this.#skipped > 0;
    try {
      this.#decoder.take(packet);
    } catch (error) {
      if (!(error instanceof TraceError)) throw error;
      this.fail(error);
      return false;
    }
    this.#sums.packets++;
    if (clock !== undefined && packet.kind !== 'support') this.#clock.note(this.#sums.instructions, clock);
    return true;
  }

  /** The rest is no trace. */
  fail({ message }: TraceError): void {
    this.#wrong = message;
  }

  instruction(pc: number): void {
    this.#goesOn();
    this.#counts.instruction(pc);
    this.#calls.instruction(pc);
    this.#sums.instructions++;
  }

  trap({ pc, cause, interrupt }: { pc: number; cause: number; interrupt: boolean }): void {
    this.#goesOn();
    this.#sums[interrupt ? 'interrupts' : 'exceptions']++;
    this.#counts.trap(pc, interrupt);
    this.#calls.trap(pc, { interrupt, cause });
  }

  gap(why: 'ended' | 'lost'): void {
    this.#stopped = why === 'ended';
    if (why === 'lost') this.#leaveOut(why);
  }

  #goesOn(): void {
    if (this.#stopped) this.#leaveOut('ended');
    this.#stopped = false;
  }

  #leaveOut(why: 'ended' | 'lost'): void {
    this.#sums[why]++;
    this.#counts.gap();
    this.#calls.gap();
    const { instructions: at } = this.#sums;
    // Of what is lost again before an instruction is told there is one gap.
    if (this.#gaps.length < MOST_GAPS && this.#gaps.at(-1)?.at !== at) this.#gaps.push({ at, why });
  }

  uncounted(pc: number): void {
    this.#sums.uncounted++;
    this.#circles.add(pc);
  }

  /** What the trace says in all; `bytes` is its length. Nothing is taken afterwards. */
  report(named: Named, bytes: number): TraceReport {
    this.#calls.end();
    const { code, data, regions } = this.#program;
    const counted = { code, data, counts: this.#counts.of, uncounted: this.#circles };
    const { spans, activity, deepest } = this.#calls;
    const { instructions, clocks } = this.#clock;
    return {
      ...{ ...named, bytes, ...this.#sums, skipped: this.#skipped, deepest, gaps: this.#gaps },
      regions: coverage(counted, regions, activity),
      ...{ spans: spans.sorted, leftOut: spans.leftOut, shortest: spans.shortest },
      ...(clocks.length > 0 && { clock: { instructions, clocks } }),
      ...(this.#wrong !== undefined && { wrong: this.#wrong }),
    };
  }
}
