import { describe, expect, it } from 'vitest';
import { PRESETS, generateCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { lockoutWarnings } from '../../src/software/protection/lockout.ts';

type Changes = { auxiliary: Partial<CoreOptions['auxiliary']>; memory?: Partial<CoreOptions['memory']> };

const core = ({ auxiliary, memory }: Changes): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, userMode: true, resetVector: memory ? '0x10000000' : '0x00000000' },
  memory: { ...PRESETS.micro.memory, ...memory },
  auxiliary: { ...PRESETS.micro.auxiliary, ...auxiliary },
});

const inside = (code: number, data: number) => ({
  instructionMemory: { base: '0x10000000', size: code },
  dataMemory: { base: '0x20000000', size: data },
});

const pointers = (options: CoreOptions) =>
  lockoutWarnings(options).map(({ place }) => place?.kind === 'document' && place.pointer);

describe('a core that could lock itself out of its trap handler', () => {
  it('has one entry under Smepmp, where no rule lets machine mode execute and write', () => {
    expect(pointers(core({ auxiliary: { pmpEntries: 1, smepmp: true } }))).toEqual(['/auxiliary/pmpEntries']);
    expect(pointers(core({ auxiliary: { pmpEntries: 1 } }))).toEqual([]);
    expect(pointers(core({ auxiliary: { pmpEntries: 2, smepmp: true } }))).toEqual([]);
  });

  it('has a granularity by which code, guard and stack of traps cannot be told apart', () => {
    const coarse = { pmpEntries: 8, pmpGranularity: 4096 };
    expect(pointers(core({ auxiliary: coarse, memory: inside(4096, 8192) }))).toEqual([]);
    expect(pointers(core({ auxiliary: coarse, memory: inside(2048, 8192) }))).toEqual([
      '/auxiliary/pmpGranularity',
    ]);
    expect(pointers(core({ auxiliary: { ...coarse, pmpEntries: 0, pmpGranularity: 4 } }))).toEqual([]);
  });

  it('is told of when it is generated, which goes on', () => {
    const { files, diagnostics } = generateCore(core({ auxiliary: { pmpEntries: 1, smepmp: true } }));
    expect(files.length).toBeGreaterThan(0);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['core-pmp-locks-out', 'warning'],
    ]);
  });
});
