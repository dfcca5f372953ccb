import type { Register, RegisterField } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import type { ElaboratedField } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';

interface Rule {
  applies(field: RegisterField, register: Register): boolean;
  message: string;
  at: string;
}

/** Combinations without a meaning (SystemRDL 2.0, 9.6 to 9.9). */
const RULES: readonly Rule[] = [
  {
    applies: (field) => field.onWrite !== undefined && !isWritable(field),
    message: 'software cannot write it, so a write has no effect to choose',
    at: 'onWrite',
  },
  {
    applies: (field) => field.onRead !== undefined && !isReadable(field),
    message: 'software cannot read it, so a read has no effect to choose',
    at: 'onRead',
  },
  {
    applies: (field, register) => !register.external && (field.onRead === 'user' || field.onWrite === 'user'),
    message: 'hardware decides what an access does only in an external register',
    at: 'software',
  },
  {
    applies: (field) => field.singlePulse && (!isWritable(field) || field.onWrite !== undefined),
    message: 'a single pulse needs a field that software writes without another effect',
    at: 'singlePulse',
  },
  {
    applies: (field) => (field.software === 'rw1' || field.software === 'w1') && field.onWrite !== undefined,
    message: 'a field that is written once stores what is written',
    at: 'onWrite',
  },
  {
    applies: (field) => field.counter !== undefined && field.interrupt !== undefined,
    message: 'a field is a counter or an interrupt, not both',
    at: 'counter',
  },
  {
    applies: ({ counter }) => counter !== undefined && !counter.up && !counter.down,
    message: 'a counter counts up, down or both',
    at: 'counter',
  },
  {
    applies: ({ counter }) =>
      [counter?.up, counter?.down].some((each) => each?.step !== undefined && each.stepWidth !== undefined),
    message: 'a counter has a fixed step or one that hardware gives, not both',
    at: 'counter',
  },
  {
    applies: (field) =>
      field.hardwareEnable !== 'always' && field.hardware !== 'w' && field.hardware !== 'rw',
    message: 'hardware gives no value that could be enabled',
    at: 'hardwareEnable',
  },
  {
    applies: (field, register) =>
      field.softwareEnable !== 'always' && !isWritable(field) && register.aliasOf === undefined,
    message: 'software cannot write it, so there is no write to enable',
    at: 'softwareEnable',
  },
  {
    applies: (field, register) => field.softwareEnable !== 'always' && register.external,
    message: 'hardware decides itself what a write of an external register does',
    at: 'softwareEnable',
  },
  {
    applies: (field, register) =>
      register.shadowed &&
      (field.onRead !== undefined || field.onWrite !== undefined || field.software !== 'rw'),
    message: 'a shadowed register has plain fields that software reads and writes',
    at: 'software',
  },
];

export function accessProblems({ name, index, source }: ElaboratedField, register: Register): LocalProblem[] {
  const found = RULES.filter(({ applies }) => applies(source, register)).map(
    ({ message, at }): LocalProblem => ({
      code: 'REG-ACCESS',
      message: `${name}: ${message}`,
      at: `/fields/${index}/${at}`,
    }),
  );
  const isUseless = source.software === 'none' && (source.hardware === 'none' || source.hardware === 'w');
  if (isUseless && !source.interrupt && !source.counter && !register.external) {
    const message = `${name}: nobody can see its value`;
    found.push({ code: 'REG-UNUSED', message, at: `/fields/${index}/software` });
  }
  return found;
}
