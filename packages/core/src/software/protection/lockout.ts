import type { Diagnostic, Said } from '@netloom/model';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { problem } from '../../options/problem.ts';
import { say } from '../../wording/sentences.ts';
import { memoriesOf } from '../startup/memories.ts';
import { guardBytes, hasProtection } from './layout.ts';

const warning = (pointer: string, said: Said): Diagnostic => ({
  ...problem('core-pmp-locks-out', pointer, said),
  severity: 'warning',
});

/** No rule of Smepmp's lockdown lets machine mode both execute and write, as a trap handler must. */
const tooFewEntries = ({ auxiliary }: CoreOptions): Diagnostic[] =>
  auxiliary.smepmp && auxiliary.pmpEntries < 2
    ? [warning('/auxiliary/pmpEntries', say('core-pmp-locks-out/entries', {}))]
    : [];

/** Locked code, the guard and the stack of traps need parts of their own, none smaller than what can be protected. */
function tooCoarse(options: CoreOptions): Diagnostic[] {
  const layout = memoriesOf({ options, soc: undefined });
  if (!hasProtection(options) || !layout) return [];
  const { rom, ram } = layout;
  const granularity = options.auxiliary.pmpGranularity;
  const data = guardBytes(options) + granularity;
  const wanted = [
    { memory: rom ?? ram, size: rom ? granularity : granularity + data },
    ...(rom ? [{ memory: ram, size: data }] : []),
  ];
  const short = wanted.find(({ memory, size }) => memory.base % granularity !== 0 || memory.size < size);
  if (!short) return [];
  const { base, size } = short.memory;
  const values = { granularity, size, base: `0x${base.toString(16).toUpperCase().padStart(8, '0')}` };
  return [warning('/auxiliary/pmpGranularity', say('core-pmp-locks-out/granularity', values))];
}

/** What of the options would keep a machine that protects itself from its own trap handler. */
export const lockoutWarnings = (options: CoreOptions): Diagnostic[] => [
  ...tooFewEntries(options),
  ...tooCoarse(options),
];
