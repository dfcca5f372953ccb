import { CLIC_SIZE } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

/** A memory or device in the core that answers an access in the next cycle. Size in bytes, a power of two. */
export interface Target {
  name: 'itcm' | 'dtcm' | 'clint' | 'clic';
  base: string;
  size: number;
}

const CLINT_SIZE = 0x10000;

/** What the core decodes itself of its loads and stores. */
export function targetsOf({ memory, auxiliary }: CoreOptions): Target[] {
  const { instructionMemory, dataMemory } = memory;
  return [
    ...(instructionMemory ? [{ name: 'itcm' as const, ...instructionMemory }] : []),
    ...(dataMemory ? [{ name: 'dtcm' as const, ...dataMemory }] : []),
    ...(auxiliary.clint ? [{ name: 'clint' as const, ...auxiliary.clint, size: CLINT_SIZE }] : []),
    ...(auxiliary.clic ? [{ name: 'clic' as const, base: auxiliary.clic.base, size: CLIC_SIZE }] : []),
  ];
}

/** `localparam` of the address bits that tell a target from the rest. */
export function tagOf({ name, base, size }: Target): string {
  const bits = 32 - Math.log2(size);
  const tag = (Number(base) / size).toString(16);
  return sv`
    localparam logic [${bits - 1}:0] ${tagName(name)} = ${bits}'h${tag};
  `;
}

/** Condition that an address lies in a target. */
export function isWithin(address: string, { name, size }: Target): string {
  return `${address}[31:${Math.log2(size)}] == ${tagName(name)}`;
}

const tagName = (name: string) => `${name.toUpperCase()}_TAG`;

/** The bits of an address that choose a word of a target. */
export function wordOf(address: string, { size }: Target): string {
  return `${address}[${Math.log2(size) - 1}:2]`;
}

/** The range of the address bits that tell targets from each other and from the rest. */
export const tagRange = (targets: readonly Target[]) =>
  `[31:${Math.min(...targets.map(({ size }) => Math.log2(size)))}]`;

/** The instruction memory of a core that has one. */
export const instructionTarget = (options: CoreOptions): Target =>
  targetsOf(options).find(({ name }) => name === 'itcm')!;
