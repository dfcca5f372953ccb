import type { Register, RegisterField } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import type { ElaboratedField } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
import type { AccessSentence } from '../wording/sentences.ts';

interface Rule {
  applies(field: RegisterField, register: Register): boolean;
  reason: Extract<AccessSentence, `access/${string}`>;
  at: string;
}

/** Combinations without a meaning (SystemRDL 2.0, 9.6 to 9.9). */
const RULES: readonly Rule[] = [
  {
    applies: (field) => field.onWrite !== undefined && !isWritable(field),
    reason: 'access/no-write',
    at: 'onWrite',
  },
  {
    applies: (field) => field.onRead !== undefined && !isReadable(field),
    reason: 'access/no-read',
    at: 'onRead',
  },
  {
    applies: (field, register) => !register.external && (field.onRead === 'user' || field.onWrite === 'user'),
    reason: 'access/user',
    at: 'software',
  },
  {
    applies: (field) => field.singlePulse && (!isWritable(field) || field.onWrite !== undefined),
    reason: 'access/pulse',
    at: 'singlePulse',
  },
  {
    applies: (field) => (field.software === 'rw1' || field.software === 'w1') && field.onWrite !== undefined,
    reason: 'access/once',
    at: 'onWrite',
  },
  {
    applies: (field) => field.counter !== undefined && field.interrupt !== undefined,
    reason: 'access/counter-interrupt',
    at: 'counter',
  },
  {
    applies: ({ counter }) => counter !== undefined && !counter.up && !counter.down,
    reason: 'access/counter-direction',
    at: 'counter',
  },
  {
    applies: ({ counter }) =>
      [counter?.up, counter?.down].some((each) => each?.step !== undefined && each.stepWidth !== undefined),
    reason: 'access/counter-step',
    at: 'counter',
  },
  {
    applies: (field) =>
      field.hardwareEnable !== 'always' && field.hardware !== 'w' && field.hardware !== 'rw',
    reason: 'access/hardware-enable',
    at: 'hardwareEnable',
  },
  {
    applies: (field, register) =>
      field.softwareEnable !== 'always' && !isWritable(field) && register.aliasOf === undefined,
    reason: 'access/software-enable',
    at: 'softwareEnable',
  },
  {
    applies: (field, register) => field.softwareEnable !== 'always' && register.external,
    reason: 'access/external-enable',
    at: 'softwareEnable',
  },
  {
    applies: (field, register) =>
      register.shadowed &&
      (field.onRead !== undefined || field.onWrite !== undefined || field.software !== 'rw'),
    reason: 'access/shadowed',
    at: 'software',
  },
];

export function accessProblems({ name, index, source }: ElaboratedField, register: Register): LocalProblem[] {
  const found = RULES.filter(({ applies }) => applies(source, register)).map(
    ({ reason, at }): LocalProblem => ({
      code: 'REG-ACCESS',
      ...say('REG-ACCESS/field', { field: name, reason: say(reason, {}) }),
      at: `/fields/${index}/${at}`,
    }),
  );
  const isUseless = source.software === 'none' && (source.hardware === 'none' || source.hardware === 'w');
  if (isUseless && !source.interrupt && !source.counter && !register.external) {
    const said = say('REG-UNUSED/field', { field: name });
    found.push({ code: 'REG-UNUSED', ...said, at: `/fields/${index}/software` });
  }
  return found;
}
