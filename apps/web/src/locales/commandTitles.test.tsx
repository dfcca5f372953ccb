import { describe, expect, it, vi } from 'vitest';
import type { CommandSet } from '../commands/command.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { documentCommands } = await import('../document/index.ts');
const { socCommands } = await import('../features/design/soc/commands/all.ts');
const { mapCommands } = await import('../features/design/memoryMap/actions/commands.ts');
const { registerCommands, lookCommands } = await import('../features/design/registers/toolbar/commands.ts');
const { catalogueCommands } = await import('../features/files/catalogue/catalogueCommands.ts');
const { textCommands } = await import('../features/files/editor/textCommands.ts');
const { packageCommands } = await import('../features/pins/pinout/package/view/packageCommands.ts');
const { runListCommands } = await import('../features/runs/run/table/runListCommands.ts');
const { logCommands } = await import('../features/runs/run/log/logCommands.ts');
const { runCommands } = await import('../features/runs/run/actions/runCommands.ts');
const { tourCommands } = await import('../features/help/tour/tourCommands.ts');
const { waveCommands } = await import('../features/waves/viewer/keys/commands.ts');

const sets = {
  documentCommands,
  socCommands,
  mapCommands,
  registerCommands,
  lookCommands,
  catalogueCommands,
  textCommands,
  packageCommands,
  runListCommands,
  logCommands,
  runCommands,
  tourCommands,
  waveCommands,
};
const texts = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });

/** The text of a key such as `soc:command.fit`. */
function textOf(language: string, key: string): unknown {
  const [space, path = ''] = key.split(':');
  const at = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name];
  return path.split('.').reduce(at, texts[`./${language}/${space}.json`] as unknown);
}

it.each(Object.entries(sets))('%s: every command has a title in every language', (_, set) => {
  const titles = set.commands.map(({ id }) => set.title(id));
  const missing = ['en', 'zh', 'es', 'ja'].flatMap((language) =>
    titles
      .filter((title) => typeof textOf(language, title) !== 'string')
      .map((title) => `${language} ${title}`),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

/** Sets whose keys hold at the same time: those of a screen, and of what lies in it. A list with the focus keeps its own. */
const together: Record<string, (keyof typeof sets)[]> = {
  'the SoC canvas': ['documentCommands', 'socCommands', 'tourCommands'],
  'the memory map': ['documentCommands', 'mapCommands', 'tourCommands'],
  'register maps': ['documentCommands', 'registerCommands', 'lookCommands', 'tourCommands'],
  'pins and peripherals': ['documentCommands', 'packageCommands', 'tourCommands'],
  'the RTL editor': ['textCommands', 'tourCommands'],
  'a run and its log': ['runCommands', 'logCommands', 'tourCommands'],
  'a run and its wave': ['runCommands', 'waveCommands', 'tourCommands'],
  'all runs': ['runListCommands', 'tourCommands'],
};

/** Chords that more than one of some sets have. */
function shared(some: readonly CommandSet<never>[]): string[] {
  const chords = some.flatMap(({ byChord }) => [...byChord.keys()]);
  return chords.filter((chord, index) => chords.indexOf(chord) !== index);
}

describe('keys that hold together', () => {
  it.each(Object.entries(together))('are different ones on %s', (_, names) => {
    expect(shared(names.map((name) => sets[name] as unknown as CommandSet<never>))).toEqual([]);
  });

  it('would be told of', () => {
    const { documentCommands: same } = sets;
    expect(shared([same, same] as unknown as CommandSet<never>[])).toContain('Ctrl+S');
  });
});
