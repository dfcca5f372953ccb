import { CAUSE, Exception } from './exception.ts';
import type { Hart } from './hart.ts';
import { NOWHERE } from './instructions/definition.ts';
import { PAGE } from './page.ts';
import type { Observation, Step } from './step.ts';

const HALVES = PAGE / 2;

function trapBy(hart: Hart, error: unknown): void {
  if (!(error instanceof Exception)) throw error;
  hart.trap(error);
}

/** Reads the entry at pc, or traps. */
export function enterByTable(hart: Hart): void {
  try {
    hart.readEntry();
  } catch (error) {
    trapBy(hart, error);
  }
}

/** The same where each fetch is checked. */
function executeChecked(hart: Hart): void {
  while (hart.left > 0) {
    const decoded = hart.fetchChecked();
    hart.next = (hart.pc + decoded.length) | 0;
    decoded.execute(hart, decoded);
    hart.pc = hart.next;
    hart.left--;
  }
}

/** Executes what was allowed, or less when an instruction has the hart look up, or traps. */
export function executeFast(hart: Hart): void {
  try {
    if (hart.csrs.protection) executeChecked(hart);
    while (hart.left > 0) {
      const index = (hart.pc - hart.pageBase) >>> 1;
      const decoded = index < HALVES ? hart.page[index]! : hart.turnPage();
      hart.next = (hart.pc + decoded.length) | 0;
      decoded.execute(hart, decoded);
      hart.pc = hart.next;
      hart.left--;
    }
  } catch (error) {
    trapBy(hart, error);
  }
}

const NOTHING_SEEN: Observation = { value: 0 };

function attempt(hart: Hart, { busError, failedWord = 0, entryFailed }: Observation, step: Step) {
  if (hart.vectoring) {
    if (entryFailed) throw new Exception(CAUSE.fetchFault, hart.pc);
    hart.readEntry();
    step.pc = hart.pc >>> 0;
  }
  const behind = failedWord === ((hart.pc + 2) & ~3) >>> 0 && (hart.pc & 2) !== 0;
  if (busError === 'fetch')
    throw new Exception(CAUSE.fetchFault, behind ? hart.failedPart(hart.pc + 2) : hart.pc);
  const decoded = hart.fetch();
  hart.next = (hart.pc + decoded.length) | 0;
  return decoded;
}

/** Executes one instruction, or one part of what is executed as several, and tells of it. */
export function executeStep(hart: Hart, observation?: Observation): Step {
  const { bus, pc, trapped } = hart;
  const step: Step = {
    pc: pc >>> 0,
    instruction: 0,
    mode: hart.mode,
    rd: 0,
    value: 0,
    nextPc: 0,
    inner: false,
    observed: false,
  };
  hart.allow(1);
  bus.watch(observation);
  try {
    const decoded = attempt(hart, observation ?? NOTHING_SEEN, step);
    const { parts } = decoded;
    const executed = parts?.[hart.part] ?? decoded;
    step.instruction = decoded.word >>> 0;
    executed.execute(hart, executed);
    if (parts) hart.partDone(parts.length);
    hart.pc = hart.next;
    hart.left--;
    if (executed.rd !== NOWHERE) {
      step.rd = executed.rd;
      step.value = hart.x[executed.rd]! >>> 0;
    }
  } catch (error) {
    trapBy(hart, error);
  }
  if (hart.trapped !== trapped) step.trap = hart.lastTrap;
  else step.access = bus.access;
  step.nextPc = hart.pc >>> 0;
  step.inner = hart.part !== 0;
  step.observed = bus.space.observed;
  bus.unwatch();
  return step;
}
