import { describe, expect, it } from 'vitest';
import { lateDeclarations } from '../../../hdl/test/declarations/lateDeclarations.ts';
import { lateIn, undeclaredIn } from '../../../hdl/test/declarations/inTexts.ts';
import { undeclaredNames } from '../../../hdl/test/declarations/scan.ts';
import { longLines, withJoinedLines } from '../../../hdl/test/lines/longLines.ts';
import { coreBench } from '../../src/bench/index.ts';
import { deliveryBench } from '../../src/delivery/bench/deliveryBench.ts';
import { formalSources } from '../../src/formal/sources.ts';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { countedRtl, debuggedRtl } from '../../src/observed/index.ts';
import { specialBench } from '../../src/special/bench.ts';
import { optionSets } from '../optionSets.ts';

const presets = Object.values(PRESETS);
const sampled = optionSets(2017, 30);
const textsOf = (options: CoreOptions) => [...coreRtl(options), coreBench(options)];

/** Ports and nets of a module, one of which may be a neighbour's. */
function declaredTwice(text: string): string[] {
  const lists = text.matchAll(/^ {2}(?:(?:in|out)put +)?logic(?: signed)?(?: +\[[^\]]*\])* +([\w, ]+)/gm);
  const names = [...lists].flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
  return names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
}

describe('in all modules of a core, and in its bench', () => {
  it('every name is declared before it is used, whatever the options', () => {
    expect([...presets, ...sampled].flatMap((options) => undeclaredIn(textsOf(options)))).toEqual([]);
  });

  it.each(presets)('a declaration of $name that is moved behind its use is found', (options) => {
    const moved = textsOf(options).flatMap(({ text }) => lateDeclarations(text, 3));
    expect(moved.length).toBeGreaterThan(20);
    for (const { name, text } of moved)
      expect(undeclaredNames(text).map((each) => each.name)).toContain(name);
  });

  it('no name is declared twice, whatever the options', () => {
    const found = [...presets, ...sampled].flatMap((options) =>
      textsOf(options).flatMap(({ path, text }) => declaredTwice(text).map((name) => ({ path, name }))),
    );
    expect(found).toEqual([]);
    expect(declaredTwice('  input  logic [3:0] a,\n  logic b, c;\n  logic [1:0] a; // again')).toEqual(['a']);
  });

  it('no line is longer than 110 characters, whatever the options', () => {
    const found = [...presets, ...sampled].flatMap((options) =>
      textsOf(options).flatMap(({ path, text }) => longLines(text).map((each) => ({ path, ...each }))),
    );
    expect(found).toEqual([]);
  });

  it.each(presets)('two lines of $name that are joined to one that is too long are found', (options) => {
    const joined = textsOf(options).flatMap(({ text }) => withJoinedLines(text) ?? []);
    expect(joined.length).toBeGreaterThan(5);
    for (const text of joined) expect(longLines(text)).toHaveLength(1);
  });
});

/** What is made around a core beside its bench: the modules of the core itself are left out. */
const AROUND: Readonly<Record<string, (options: CoreOptions) => { path: string; text: string }[]>> = {
  'the bench of a delivery': (options) => [deliveryBench(options, 'boot/', true), deliveryBench(options, '')],
  'the bench of test points': (options) => [specialBench(options, 'boot/')],
  'a core whose cycles are counted': (options) => countedRtl(options).slice(-1),
  'a core that a debugger reaches': (options) => debuggedRtl(options).slice(-1),
  'what a proof reads': (options) => [{ path: 'core.sv', text: formalSources(options) }],
};

describe.each(Object.entries(AROUND))('in %s', (_, textsAround) => {
  it('every name is declared before it is used, whatever the options', () => {
    expect(
      [...presets, ...sampled.slice(0, 10)].flatMap((options) => undeclaredIn(textsAround(options))),
    ).toEqual([]);
  });

  it.each(presets)('a declaration of $name that is moved behind its use is found', (options) => {
    const { tried, missed } = lateIn(textsAround(options));
    expect(tried).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });
});
