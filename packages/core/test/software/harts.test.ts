import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, softwareFor } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { build, removeFolders } from './build.ts';

afterAll(removeFolders);

const { micro, standard } = PRESETS;
const memories = [{ name: 'ram', base: 0, size: 0x1_0000, writable: true }];
const soc = (...harts: number[]) => ({ name: 'soc', memories, devices: [], harts });
const MAIN = { path: 'main.c', text: 'int main(void) { return 0; }\n' };
const textOf = (options: CoreOptions, ...harts: number[]) => {
  const [start] = pieceFiles('startup', options, soc(...harts));
  return start!.text;
};

describe.each([
  ['two stages', micro],
  ['rv32e', { ...micro, base: { ...micro.base, isa: 'rv32e', multiply: 'none' } }],
  ['double traps', { ...standard, safety: { ...standard.safety, doubleTrap: true } }],
  ['a CLIC', { ...standard, auxiliary: { ...standard.auxiliary, clic: { base: '0x02010000' } } }],
] as const satisfies [string, CoreOptions][])('other cores beside one with %s', (_, options) => {
  it('wait for work on stacks of their own, in code that GCC does not warn of', () => {
    const files = pieceFiles('harts', options, soc(4, 0, 7));
    expect(build(options, [...libraryFiles(options), MAIN], files).said).toBe('');
    const [header, , entry] = files.map(({ text }) => text);
    expect(header).toContain('#define HARTS 3u');
    expect(entry!.match(/li +a1, \d\n +li +t0, \d/g)).toHaveLength(2);
    expect(textOf(options, 4, 0, 7)).toMatch(/li +t0, 4\n +bne +a0, t0, 5f/);
    const [script] = pieceFiles('linker', options, soc(4, 0, 7));
    expect(script!.text).toContain('__stack_top = ORIGIN(RAM) + LENGTH(RAM) - 0x00001000;');
  });
});

describe('other cores', () => {
  const cached = { ...micro, memory: { ...micro.memory, dataCache: PRESETS.fast.memory.dataCache } };
  const auxiliary = (change: Partial<CoreOptions['auxiliary']>) => ({
    ...micro,
    auxiliary: { ...micro.auxiliary, ...change },
  });
  it.each([
    ['data caches', cached, /caches/],
    ['no CLINT', auxiliary({ clint: null }), /CLINT/],
    ['a stack of traps', auxiliary({ nmi: { base: '0x00000040' } }), /stack of traps/],
  ] as const)('of cores with %s sleep', (_, options, why) => {
    const harts = softwareFor(options, soc(0, 1)).find(({ id }) => id === 'harts')!;
    expect(harts).toMatchObject({ files: [], unavailable: expect.stringMatching(why) as string });
    expect(textOf(options, 0, 1)).toMatch(/5: +wfi\n +j +5b/);
  });

  it('are no matter of a core that is alone', () => {
    expect(pieceFiles('startup', micro, { name: 'soc', memories, devices: [] })).toEqual(
      pieceFiles('startup', micro, soc(0)),
    );
    expect(textOf(micro)).not.toContain('mhartid');
  });
});
