import { describe, expect, it } from 'vitest';
import { lateDeclarations } from '../../../hdl/test/declarations/lateDeclarations.ts';
import { undeclaredNames } from '../../../hdl/test/declarations/scan.ts';
import { longLines, withJoinedLines } from '../../../hdl/test/lines/longLines.ts';
import { coreBench } from '../../src/bench/index.ts';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
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
    const found = [...presets, ...sampled].flatMap((options) =>
      textsOf(options).flatMap(({ path, text }) => undeclaredNames(text).map((each) => ({ path, ...each }))),
    );
    expect(found).toEqual([]);
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
