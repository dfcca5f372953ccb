import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRegisters, elaborate } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { createLibrary, generate } from '@netloom/soc';
import { lateDeclarations } from '../packages/hdl/test/declarations/lateDeclarations.ts';
import { undeclaredNames } from '../packages/hdl/test/declarations/scan.ts';
import { longLines, withJoinedLines } from '../packages/hdl/test/lines/longLines.ts';
import { libraryMaps } from '../packages/registers/test/libraryMaps.ts';
import { randomMap } from '../packages/registers/test/random/map.ts';
import { Random } from '../packages/registers/test/random/random.ts';
import { everything } from '../packages/registers/test/registerFile/everything.ts';
import { libraryEntries } from './test/blockSources.ts';
import { BLOCKS, parsed, randomSoc } from './test/socs/randomSoc.ts';

interface Text {
  path: string;
  text: string;
}

/** What the generator of SoCs writes, by the ends of its files' names. */
const KINDS = [/\/top\d+\.sv$/, /_xbar\d+\.sv$/, /_bridge\d+\.sv$/, /_tb\.sv$/];

const root = join(import.meta.dirname, '..');
const entries = await libraryEntries(BLOCKS);

/** Modules and benches that were written by hand. */
const handWritten = (): Text[] =>
  globSync(['ip/**/*.sv', 'demo/**/*.sv', 'packages/{soc,registers,core}/**/*.sv'], { cwd: root })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

function registerFiles(): Text[] {
  const buses = [
    { protocol: 'apb', dataWidth: 32 },
    { protocol: 'axi4-lite', dataWidth: 64, readPath: 'registered' },
  ] as const;
  const maps = [
    ...libraryMaps(),
    ...buses.map((bus) => everything(`everything_${bus.dataWidth}`, bus)),
    ...Array.from({ length: 20 }, (_, seed) => randomMap(seed)),
  ].filter((map) => checkRegisters(map).every(({ severity }) => severity !== 'error'));
  return maps.map((map) => ({ path: map.name, text: registerFileText(elaborate(map).map) }));
}

/** Tops, crossbars, bridges and testbenches. */
function socs(): Text[] {
  return Array.from({ length: 8 }, (_, seed) => parsed(randomSoc(new Random(seed), `top${seed}`))).flatMap(
    (documents) => {
      const [document, ...children] = documents ?? [];
      const library = createLibrary(
        entries,
        children.map((child) => ({ document: child })),
      );
      const made = document && generate(document, { ...library, hasFile: (path) => path === 'boot.hex' });
      return made?.files.filter(({ path }) => path.endsWith('.sv')) ?? [];
    },
  );
}

const socTexts = socs();

describe.each([
  { what: 'modules and benches written by hand', texts: handWritten(), seeded: /\/rtl\/|_tb\.sv$/ },
  { what: 'register files', texts: registerFiles(), seeded: /uart|everything/ },
  { what: 'tops, interconnect and testbenches of SoCs', texts: socTexts, seeded: /top0|xbar|bridge/ },
])('in $what', ({ what, texts, seeded }) => {
  it('every name is declared before it is used', () => {
    expect(texts.length).toBeGreaterThan(20);
    const found = texts.flatMap(({ path, text }) =>
      undeclaredNames(text).map((each) => ({ path: relative('.', path), ...each })),
    );
    expect(found).toEqual([]);
  });

  it('a declaration that is moved behind its use is found', () => {
    const moved = texts
      .filter(({ path }) => seeded.test(path))
      .flatMap(({ text }) => lateDeclarations(text, 3));
    expect(moved.length, what).toBeGreaterThan(5);
    for (const { name, text } of moved)
      expect(undeclaredNames(text).map((each) => each.name)).toContain(name);
  });

  it('no line is longer than 110 characters', () => {
    const found = texts.flatMap(({ path, text }) =>
      longLines(text).map((each) => ({ path: relative('.', path), ...each })),
    );
    expect(found).toEqual([]);
  });

  it('two lines that are joined to one that is too long are found', () => {
    const joined = texts.flatMap(({ text }) => withJoinedLines(text) ?? []);
    expect(joined.length, what).toBeGreaterThan(15);
    for (const text of joined) expect(longLines(text)).toHaveLength(1);
  });
});

it('tops, crossbars, bridges and testbenches are among the texts of SoCs', () => {
  const paths = socTexts.map(({ path }) => path);
  for (const kind of KINDS) expect(paths).toContainEqual(expect.stringMatching(kind));
});
