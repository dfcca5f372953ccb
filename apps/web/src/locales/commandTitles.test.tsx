import { expect, it, vi } from 'vitest';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { documentCommands } = await import('../document/index.ts');
const { socCommands } = await import('../features/design/soc/commands/all.ts');
const { mapCommands } = await import('../features/design/memoryMap/actions/commands.ts');
const { registerCommands, lookCommands } = await import('../features/design/registers/toolbar/commands.ts');
const { textCommands } = await import('../features/files/editor/textCommands.ts');
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
  textCommands,
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
