import { buildSimulator, runLockstep, runProgram } from '../../src/node/index.ts';
import type { Simulator, SimulatorName } from '../../src/node/index.ts';
import { coreRtl } from '../../src/index.ts';
import { WFI } from '../../src/program/encode.ts';
import { randomProgram } from '../../src/program/index.ts';
import { TraceError } from '../../src/trace/index.ts';
import { DEBUG_CASES } from '../debug/cases/index.ts';
import { FULL_TRIGGER_CASES } from '../debug/cases/fullTriggers.ts';
import { TRIGGERS_AT_ACCESSES_CASES } from '../debug/cases/triggersAtAccesses.ts';
import { TRIGGERS_TOGETHER_CASES } from '../debug/cases/triggersTogether.ts';
import { AUTHENTICATION_CASES } from '../debug/cases/authentication.ts';
import { GROUP_CASES } from '../debug/cases/groups.ts';
import { CRITICAL_CASES, ERROR_TRIGGER_CASES } from '../debug/cases/doubleTrap.ts';
import { ZCMP_CASES } from '../debug/cases/zcmp.ts';
import { VERSION_1_CASES } from '../debug/cases/version1.ts';
import { PROTECTION_CASES } from '../debug/cases/protection.ts';
import { wrong } from '../debug/shows.ts';
import { difference, runTraced } from '../trace/traced.ts';
import { directed, roundsOfWork } from './directed.ts';
import type { Fault, Sign } from './fault.ts';

/** Random programs, at most. */
const PROGRAMS = 3;
const LIMIT = 20_000;

const CASES = [
  ...DEBUG_CASES,
  ...FULL_TRIGGER_CASES,
  ...TRIGGERS_TOGETHER_CASES,
  ...TRIGGERS_AT_ACCESSES_CASES,
  ...PROTECTION_CASES,
  ...VERSION_1_CASES,
  ...ZCMP_CASES,
  ...CRITICAL_CASES,
  ...ERROR_TRIGGER_CASES,
  ...GROUP_CASES,
  ...AUTHENTICATION_CASES,
];

const caseOf = (name: string) => {
  const found = CASES.find((each) => each.name === name);
  if (!found) throw new Error(`no case: ${name}`);
  return found;
};

type By<Kind> = Extract<Sign, { by: Kind }>;

async function parts({ core }: Fault, { run, blocks = 120 }: By<'lockstep'>, simulator: Simulator) {
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const program = randomProgram(core, { seed, blocks, rounds: 1 });
    const { mismatch, run: end } = await runLockstep(core, simulator, program, {
      cycles: blocks * (LIMIT / 120),
      seed,
      ...run,
    });
    if (mismatch) {
      const { order, differences } = mismatch;
      return `program ${seed}, instruction ${order}: ${differences.map(({ what }) => what).join(', ')}`;
    }
    if (end.cause !== 'tohost' || end.value !== 1) return `program ${seed} ended by ${end.cause}`;
  }
  return undefined;
}

async function differs({ core }: Fault, sign: By<'result'>, simulator: Simulator) {
  const { program, expected, latency = false } = sign;
  const { cause, value } = await runProgram(core, simulator, directed(program), {
    tohost: directed(program).tohost,
    latency,
    cycles: LIMIT,
  });
  const wanted = ((expected << 1) | 1) >>> 0;
  return cause === 'tohost' && value === wanted ? undefined : `${cause} ${value} in place of ${wanted}`;
}

async function isSlow({ core }: Fault, sign: By<'speed'>, simulator: Simulator) {
  const { without, latency = false } = sign;
  const program = sign.program ? directed(sign.program) : roundsOfWork();
  const settings = { tohost: program.tohost, latency, cycles: LIMIT };
  const plain = await buildSimulator(without, { simulator: simulator.name, rtl: coreRtl(without) });
  const [own, other] = [
    await runProgram(core, simulator, program, settings),
    await runProgram(without, plain, program, settings),
  ];
  if (own.cause !== 'tohost' || other.cause !== 'tohost') return `ended by ${own.cause}, ${other.cause}`;
  return own.cycles < other.cycles ? undefined : `${own.cycles} cycles, ${other.cycles} without the option`;
}

async function mistraces({ core }: Fault, { run, program: own }: By<'trace'>, simulator: Simulator) {
  const program = own ? directed(own) : randomProgram(core, { seed: 1, blocks: 60, rounds: 1 });
  const settings = { tohost: program.tohost, cycles: LIMIT, seed: 1, ...run };
  try {
    const { decoded, steps, interrupts } = await runTraced(core, simulator, program, settings);
    const told =
      decoded.lost > 0 || decoded.interrupts.slice(0, interrupts.length).join() === interrupts.join();
    return difference(decoded, steps) ?? (told ? undefined : 'interrupts that are not those that came');
  } catch (error) {
    if (error instanceof TraceError) return error.message;
    throw error;
  }
}

async function prints({ core }: Fault, sign: By<'signal'>, simulator: Simulator) {
  const { run, program: own = [WFI] } = sign;
  const drawn = run && !sign.program;
  const program = drawn ? randomProgram(core, { seed: 1, blocks: 120, rounds: 1 }) : directed(own);
  const settings = { tohost: program.tohost, seed: 1, cycles: run ? LIMIT : 200, ...run };
  const { output } = await runProgram(core, simulator, program, settings);
  return /FAULT.*/.exec(output)?.[0];
}

/** What shows that these modules have the fault, in a few words; undefined when nothing does. */
export async function shows(fault: Fault, rtl: ReturnType<typeof coreRtl>, name: SimulatorName) {
  const simulator = await buildSimulator(fault.core, { simulator: name, rtl });
  const { sign } = fault;
  switch (sign.by) {
    case 'lockstep':
      return parts(fault, sign, simulator);
    case 'result':
      return differs(fault, sign, simulator);
    case 'speed':
      return isSlow(fault, sign, simulator);
    case 'debug':
      return wrong(fault.core, simulator, caseOf(sign.shown));
    case 'trace':
      return mistraces(fault, sign, simulator);
    case 'signal':
      return prints(fault, sign, simulator);
  }
}
