import { hasClic, hasHardwareVectors } from '../../../options/clic.ts';
import type { CoreOptions } from '../../../options/coreOptions.ts';
import type { DeliveryTest } from '../../test.ts';
import type { TestCode } from '../../testCode.ts';
import { directedTest } from '../directed.ts';
import { asleep, inUserMode, preemption, together } from './levels.ts';
import { nextInterrupts } from './next.ts';
import { controllerRegisters, csrs } from './registers.ts';
import { byTable } from './table.ts';
import { triggers } from './triggers.ts';

interface Part {
  name: string;
  about: string;
  write: (test: TestCode) => void;
}

const PARTS: readonly Part[] = [
  {
    name: 'registers',
    about: 'fields of the controller’s registers, of every input',
    write: controllerRegisters,
  },
  { name: 'csrs', about: 'fields of the CSRs of CLIC mode, and exchanges of the stack pointer', write: csrs },
  {
    name: 'levels',
    about: 'many at once, by level, priority and number, and the threshold',
    write: together,
  },
  { name: 'preemption', about: 'handlers that a higher level preempts, and others not', write: preemption },
  { name: 'next', about: 'what waits is taken by mnxti', write: nextInterrupts },
  { name: 'triggers', about: 'pins by level and by edge, rising and falling', write: triggers },
  { name: 'asleep', about: 'wfi goes on with what would interrupt', write: asleep },
];

const USER: Part = { name: 'user', about: 'user mode is interrupted by every level', write: inUserMode };
const TABLE: Part = {
  name: 'table',
  about: 'interrupts by the table of vectors, and a table that cannot be read',
  write: byTable,
};

const HOW = [
  { suffix: '', plusargs: [] },
  { suffix: '-slow', plusargs: ['+latency', '+seed=5'] },
];

/** Of a core with a CLIC: all that is its own, in CLIC mode. */
export function clicTests(options: CoreOptions): DeliveryTest[] {
  if (!hasClic(options)) return [];
  const parts = [
    ...PARTS,
    ...(options.base.userMode ? [USER] : []),
    ...(hasHardwareVectors(options) ? [TABLE] : []),
  ];
  return HOW.flatMap(({ suffix, plusargs }) =>
    parts.map(({ name, about, write }) =>
      directedTest(options, { suite: 'interrupts', name: `clic-${name}${suffix}`, about, plusargs }, write),
    ),
  );
}
