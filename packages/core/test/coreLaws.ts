import type { Edit, Laws } from '../../model/test/documentLaws.ts';
import { coreKind } from '../src/options/coreKind.ts';
import type { CoreOptions } from '../src/options/coreOptions.ts';
import { PRESETS } from '../src/options/presets.ts';

type Section = 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation' | 'debug' | 'safety';

function set(section: Section, option: string, one: unknown, other?: unknown): Edit<CoreOptions> {
  const put = (value: unknown) => (options: CoreOptions) => ({
    ...options,
    [section]: { ...options[section], [option]: value },
  });
  return {
    pointer: `/${section}/${option}`,
    one: put(one),
    ...(other !== undefined && { other: put(other) }),
  };
}

const named = (name: string) => (options: CoreOptions) => ({ ...options, name });

export const coreLaws: Laws<CoreOptions> = {
  kind: coreKind,
  draw: (dice) => dice.shuffled(Object.values(PRESETS))[0]!,
  // Values that the options do not have, so that each is a change.
  edits: ({ memory }) => [
    { pointer: '/name', one: named('one'), other: named('other') },
    set('base', 'resetVector', '0x00000104', '0x00000108'),
    set('memory', 'instructionMemory', { base: '0x4000', size: 1024 }, { base: '0x4000', size: 2048 }),
    set('memory', 'prefetchDepth', 7, 8),
    set('memory', 'protocol', memory.protocol === 'axi4' ? 'axi4-lite' : 'axi4'),
    set('memory', 'instructionCache', { size: 1024, ways: 1, line: 16 }, { size: 2048, ways: 1, line: 16 }),
    set('auxiliary', 'clint', { base: '0x10000' }, { base: '0x20000' }),
    set('auxiliary', 'performanceCounters', 5, 6),
    set('advanced', 'customPort', true),
    set('advanced', 'branchTargets', 8, 16),
    set('implementation', 'registerFile', 'latches'),
    set('debug', 'programBuffer', 3, 4),
    set('safety', 'lockstepDelay', 0, 1),
  ],
};
