import type { Manager, Region } from './plan.ts';
import type { Kind } from './kinds.ts';

/** What a row has of the bus: a number, or an expression and the bits that it has. */
export type Word = bigint | { text: string; width: number };

/** One step of the test: a row of the bench's table. */
export interface Step {
  /** Kind, direction, answer, from whom, at whom. */
  fields: string[];
  /** Address, address at the subordinate, value, mask; those that are left out are 0. */
  words: Word[];
  /** What is compared, e.g. a register's name. */
  name: string;
}

export const wordBytes = ({ dataWidth }: Pick<Manager, 'dataWidth'>) => BigInt(dataWidth / 8);

export const allOnes = ({ dataWidth }: Pick<Manager, 'dataWidth'>) => (1n << BigInt(dataWidth)) - 1n;

/** A value that differs from word to word and in every byte; golden ratio in 64 bits. */
export function patternOf(index: number, width: number): bigint {
  return ((BigInt(index) + 1n) * 0x9e3779b97f4a7c15n) & ((1n << BigInt(width)) - 1n);
}

export interface Access {
  kind: Kind;
  manager: Manager;
  region: Region;
  /** Bytes from the start of the region. */
  offset: bigint;
  isWrite?: boolean;
  /** It must be answered without an error. */
  answers?: boolean;
  /** What is written, or what is read where `mask` is 1. */
  value?: Word;
  mask?: Word;
  /** What is compared. */
  what?: string;
}

/** An access to an address that the document gives to a subordinate. */
export function accessStep(access: Access): Step {
  const { kind, manager, region, offset, isWrite = false, answers = true, what = '' } = access;
  const { value = 0n, mask = 0n } = access;
  const local = (region.local + offset) & ((1n << BigInt(region.target.addressWidth)) - 1n);
  const flags = [isWrite ? 'WRITE' : 'READ', answers ? 'ANSWERED' : 'ANY'];
  const fields = [kind.toUpperCase(), ...flags, `FROM_${manager.name}`, `AT_${region.target.name}`];
  return { fields, words: [region.base + offset, local, value, mask], name: what };
}

/** An access to an address that the document gives to nobody. */
export function refusalStep({ name }: Manager, address: bigint, isWrite: boolean): Step {
  const fields = ['REFUSED', isWrite ? 'WRITE' : 'READ', 'ANY', `FROM_${name}`, 'NOBODY'];
  return { fields, words: [address], name: '' };
}

/** A line of interrupts that is driven high or low. */
export function lineStep(index: number, level: 'HIGH' | 'LOW', name: string): Step {
  return { fields: ['LINES', level, 'ANY', 'NOBODY', `16'd${index}`], words: [], name };
}
