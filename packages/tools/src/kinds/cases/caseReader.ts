import { caseCauseInEnglish } from '@netloom/model';
import type { CaseCause, Diagnostic, OutcomePatterns } from '@netloom/model';
import type { Finding } from '../../finding.ts';
import { FIRMWARE_ENDED } from '../boot/readBoot.ts';
import { readGcc } from '../boot/readGcc.ts';
import { precisionOf } from '../simulate/ownLine.ts';
import { readSimulation } from '../simulate/readSimulation.ts';

/**
 * How one simulation of a regression ended. `timed-out`, `out-of-memory` and `lost` are the machine's doing, not the
 * design's; `inconclusive` said neither that it passed nor that it failed; of `compile-failed` the stimulus or the
 * program could not be made, so that nothing was simulated.
 */
export type CaseVerdict =
  | 'passed'
  | 'failed'
  | 'inconclusive'
  | 'compile-failed'
  | 'timed-out'
  | 'out-of-memory'
  | 'lost';

/** What the log of one attempt says. Offsets are bytes of the log. */
export interface CaseOutcome {
  index: number;
  attempt: number;
  verdict: CaseVerdict;
  /** The first error, the line by which the bench said that it failed, or how the program ended. */
  message: string;
  /** Of a message that is ours. */
  cause?: CaseCause;
  place?: { file: string; line: number };
  /** Simulated nanoseconds at which the first error was. */
  errorTime?: number;
  /** The same in the simulator’s ticks, as its dump counts them. */
  errorTicks?: number;
  /** Of the line that the message is from. */
  messageOffset?: number;
  offset: number;
  end: number;
  exitCode?: number;
  /** Of machine time. */
  seconds?: number;
  /** The seed that the simulator said it has. */
  toldSeed?: number;
  simulatedNanoseconds?: number;
  /** No statement of the sources could have said that it failed. */
  unchecked: boolean;
}

const OUT_OF_MEMORY = /std::bad_alloc|[Cc]annot allocate memory|[Oo]ut of memory/;
/** How the program around a booting SoC says why it ended. */
const BOOT_CAUSE =
  /^netloom: (the firmware ended|ended by what was typed|the design ended|the limit of cycles)/;
const TOLD_SEED = /^netloom: random seed (\d+)$/;

interface Open {
  outcome: CaseOutcome;
  read: (line: string) => Finding[];
  errors: number;
  /** Nanoseconds of a tick. */
  precision: number | undefined;
  said?: { passed: boolean; text: string; offset: number };
  ranOutOfMemory: boolean;
  /** A program ended by itself, so that the exit code is its own; undefined where a bench is simulated. */
  programEnded: boolean | undefined;
  /** What makes its stimulus or program is at work, or has failed. */
  preparing: boolean;
  /** Its last line that is not empty. */
  last: { text: string; offset: number };
}

interface ReadStep {
  sources?: string[] | undefined;
  patterns?: OutcomePatterns | undefined;
  env?: Readonly<Record<string, string>>;
}

/** Keeps what the last attempt of a simulation came to; one that failed is not made good by another. */
export function keepOutcome(outcomes: Map<number, CaseOutcome>, outcome: CaseOutcome): void {
  if (outcomes.get(outcome.index)?.verdict !== 'failed') outcomes.set(outcome.index, outcome);
}

/** Reads the log of several simulations, line by line; each that ends is answered. */
export class CaseReader {
  readonly #marked: RegExp;
  readonly #step: Step;
  #open: Open | undefined;

  constructor(mark: string, step: ReadStep) {
    this.#marked = new RegExp(
      `^${mark}: (?:(begin) (\\d+) (\\d+)|(end) (\\d+) (\\d+) (\\d+) (\\d+)|(checks nothing)|(preparing)|prepared (\\d+))$`,
    );
    const { sources, patterns, env = {} } = step;
    const runsPrograms = env['NETLOOM_PROGRAMS'] === '1';
    this.#step = { ...(sources && { sources }), ...(patterns && { patterns }), runsPrograms };
  }

  line(text: string, offset: number): { outcome?: CaseOutcome; findings: Finding[] } {
    const marked = this.#marked.exec(text);
    if (marked?.[9] !== undefined && this.#open !== undefined) this.#open.outcome.unchecked = true;
    if (marked?.[10] !== undefined) this.#prepare();
    if (marked?.[11] === '0') this.#prepared();
    if (marked?.[1] !== undefined) this.#begin(Number(marked[2]), Number(marked[3]), offset);
    if (marked?.[4] !== undefined) {
      const outcome = this.#end(Number(marked[7]), Number(marked[8]) / 1e6, offset);
      return outcome === undefined ? { findings: [] } : { outcome, findings: [] };
    }
    return { findings: marked === null ? this.#take(text, offset) : [] };
  }

  /** The simulation that the log breaks off in, as lost. */
  cutOff(offset: number): CaseOutcome | undefined {
    const open = this.#open;
    if (open === undefined) return undefined;
    return {
      ...open.outcome,
      verdict: 'lost',
      ...unlessSaid(open.outcome, { code: 'case-cut' }),
      end: offset,
    };
  }

  #begin(index: number, attempt: number, offset: number): void {
    this.#open = opened({ index, attempt, offset, unchecked: false }, this.#step);
  }

  #prepare(): void {
    if (this.#open === undefined) return;
    this.#open.read = readGcc();
    this.#open.preparing = true;
  }

  /** What was said before says nothing of the simulation. */
  #prepared(): void {
    const open = this.#open;
    if (open === undefined) return;
    const { index, attempt, offset, unchecked } = open.outcome;
    this.#open = opened({ index, attempt, offset, unchecked }, this.#step);
  }

  #take(text: string, offset: number): Finding[] {
    const open = this.#open;
    if (open === undefined) return [];
    const { outcome } = open;
    if (text.trim() !== '') open.last = { text: text.trim(), offset };
    if (open.programEnded !== undefined && BOOT_CAUSE.test(text)) endProgram(open, text, offset);
    const seed = TOLD_SEED.exec(text)?.[1];
    if (seed !== undefined) outcome.toldSeed = Number(seed);
    open.precision ??= precisionOf(text);
    const findings = open.read(text);
    // What the bench itself says of memory is of the design.
    if (findings.length === 0 && OUT_OF_MEMORY.test(text)) open.ranOutOfMemory = true;
    for (const finding of findings) {
      if (finding.type === 'metric' && finding.name === 'simulated time')
        outcome.simulatedNanoseconds = finding.value;
      if (finding.type === 'result' && open.said?.passed !== false)
        open.said = { passed: finding.passed, text: finding.text.trim(), offset };
      if (finding.type !== 'diagnostic' || finding.diagnostic.severity !== 'error') continue;
      if (open.errors++ === 0) noteError(open, finding.diagnostic, offset);
    }
    return findings;
  }

  #end(exitCode: number, seconds: number, offset: number): CaseOutcome | undefined {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return undefined;
    const ended = { ...open.outcome, ...judged(open, exitCode), exitCode, seconds, end: offset };
    return ended;
  }
}

interface Step {
  sources?: string[];
  patterns?: OutcomePatterns;
  runsPrograms: boolean;
}

type Begun = Pick<CaseOutcome, 'index' | 'attempt' | 'offset' | 'unchecked'>;

/** A simulation of which nothing is known yet. */
function opened(begun: Begun, step: Step): Open {
  const { offset } = begun;
  return {
    outcome: { ...begun, end: offset, verdict: 'lost', message: '' },
    ...{ read: readSimulation(step), errors: 0, precision: undefined },
    ...{ ranOutOfMemory: false, preparing: false, last: { text: '', offset } },
    programEnded: step.runsPrograms ? false : undefined,
  };
}

/** The last such line is the machine's, whatever a program printed before. */
function endProgram(open: Open, text: string, offset: number): void {
  open.programEnded = text === FIRMWARE_ENDED;
  if (open.said?.passed === false) return;
  if (open.programEnded) open.said = { passed: true, text, offset };
  else delete open.said;
}

function noteError({ outcome, precision }: Open, { message, place, time }: Diagnostic, offset: number): void {
  outcome.message = message;
  outcome.messageOffset = offset;
  if (place?.kind === 'source') outcome.place = { file: place.file, line: place.line };
  if (time === undefined) return;
  outcome.errorTime = time;
  if (precision !== undefined) outcome.errorTicks = Math.round(time / precision);
}

type Judged = Pick<CaseOutcome, 'verdict' | 'message' | 'messageOffset' | 'cause'>;

const own = (cause: CaseCause) => ({ message: caseCauseInEnglish(cause), cause });

/** What the simulation said, or else how it ended. */
function unlessSaid({ message }: Pick<CaseOutcome, 'message'>, cause: CaseCause) {
  return message === '' ? own(cause) : { message };
}

/** What failed outweighs all that says that it passed; one that was killed before says nothing of the design. */
function judged(open: Open, exitCode: number): Judged {
  const { outcome, errors, said, ranOutOfMemory } = open;
  const { message } = outcome;
  const isKilled = exitCode === 124 || exitCode === 137;
  if (isKilled && open.programEnded === true)
    return { verdict: 'failed', ...own({ code: 'case-exit', exitCode }) };
  // Of a compiler or generator that was killed an error says nothing yet.
  const isRed = !open.preparing && (errors > 0 || said?.passed === false);
  if (exitCode === 124 && !isRed)
    return { verdict: 'timed-out', ...unlessSaid(outcome, { code: 'case-overdue' }) };
  if (!isRed && (exitCode === 137 || (ranOutOfMemory && exitCode !== 0)))
    return { verdict: 'out-of-memory', ...unlessSaid(outcome, { code: 'case-killed' }) };
  if (open.preparing) return unprepared(open, exitCode);
  if (errors > 0) return { verdict: 'failed', message };
  if (said?.passed === false) return { verdict: 'failed', message: said.text, messageOffset: said.offset };
  if (exitCode !== 0) return { verdict: 'failed', ...own({ code: 'case-exit', exitCode }) };
  if (said?.passed === true) return { verdict: 'passed', message: said.text, messageOffset: said.offset };
  return { verdict: 'inconclusive', ...own({ code: 'case-silent' }) };
}

/** The first error of the compiler, or the last line of the generator. */
function unprepared({ outcome, last }: Open, exitCode: number): Judged {
  const { message, messageOffset } = outcome;
  if (messageOffset !== undefined) return { verdict: 'compile-failed', message, messageOffset };
  const said = unlessSaid({ message: last.text }, { code: 'case-exit', exitCode });
  return { verdict: 'compile-failed', ...said, messageOffset: last.offset };
}
