import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { portsOf } from '../plan/ports.ts';

/** What the core of a memory has beside its plain ports. */
export interface Features {
  /** The core is a module of its own, with more around it. */
  wrapped: boolean;
  /** What check bits find is told, and bits can be inverted on the way into the array: so many at once. */
  faults: boolean;
  injects: number;
  scrubs: boolean;
  tests: boolean;
  /** A self-test tries each of two ports. */
  testPorts: 1 | 2;
}

export function featuresOf(memory: Memory): Features {
  const { bus, registers, ecc, scrub, bist } = memory;
  const faults = registers && ecc !== 'none';
  return {
    wrapped: bus !== 'none' || registers || scrub !== undefined,
    faults,
    injects: !faults ? 0 : ecc === 'secded' ? 2 : 1,
    scrubs: scrub !== undefined,
    tests: bist !== undefined,
    testPorts: portsOf(memory).filter(({ kind }) => kind !== 'w').length === 2 ? 2 : 1,
  };
}

/** Whether a port reads a word and writes it back at the next clock: for masks under check bits, or to scrub it. */
export const mergesAt = (memory: Memory, port: { kind: 'rw' | 'r' | 'w' }) =>
  port.kind === 'rw' && (geometryOf(memory).readModifyWrite || memory.scrub !== undefined);

/** Module that has the memory's plain ports. */
export const coreName = (memory: Memory) =>
  featuresOf(memory).wrapped ? `${memory.name}_core` : memory.name;

/** What requests go to: the array, or the choice between them and a self-test. */
export const requestNet = (memory: Memory) => (featuresOf(memory).tests ? 'q' : 'm');
