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
const { zoomCommands } = await import('../features/pins/pinout/clocks/diagram/zoomCommands.ts');
const { searchCommands } = await import('../features/pins/pinout/conflicts/searchCommands.ts');
const { tableCommands } = await import('../features/pins/pinout/table/tableCommands.ts');
const { pictureCommands } = await import('../features/waves/drawing/picture/pictureCommands.ts');
const { barCommands } = await import('../features/files/git/bar/barCommands.ts');
const { changeCommands } = await import('../features/files/git/changes/changeCommands.ts');
const { commitCommands } = await import('../features/files/git/changes/commitCommands.ts');
const { waitingCommands } = await import('../features/files/git/changes/waitingCommands.ts');
const { branchCommands } = await import('../features/files/git/branches/branchCommands.ts');
const { branchListCommands, protectionCommands, hookCommands } =
  await import('../features/files/git/listCommands.ts');
const { stashCommands } = await import('../features/files/git/stash/stashCommands.ts');
const { shownCommitCommands } = await import('../features/files/git/history/shownCommitCommands.ts');
const { regressionCommands } = await import('../features/regression/results/regressionCommands.ts');
const { planCommands } = await import('../features/regression/plan/planCommands.ts');
const { bugCommands } = await import('../features/regression/bugs/bugCommands.ts');
const { taskCommands } = await import('../features/regression/tasks/taskCommands.ts');
const { signOffCommands } = await import('../features/regression/signOff/signOffCommands.ts');
const { talkCommands } = await import('../features/talk/chat/talkCommands.ts');
const { chatCommands } = await import('../features/talk/chat/chatCommands.ts');
const { messageCommands } = await import('../features/talk/chat/messageCommands.ts');
const { noticeCommands } = await import('../features/talk/notices/noticeCommands.ts');
const { ticketCommands } = await import('../features/talk/tickets/ticketCommands.ts');
const { userListCommands, chosenUserCommands } = await import('../features/admin/users/userCommands.ts');
const { backupCommands } = await import('../features/admin/backups/backupCommands.ts');
const { roleCommands } = await import('../features/admin/roles/roleCommands.ts');
const { menuCommands } = await import('../features/admin/menus/menuCommands.ts');
const { sessionCommands } = await import('../features/admin/onlineUsers/sessionCommands.ts');
const { dictionaryCommands } = await import('../features/admin/dictionaries/dictionaryCommands.ts');
const { entryCommands, entryListCommands } = await import('../features/admin/dictionaries/entryCommands.ts');
const { settingCommands } = await import('../features/admin/configuration/settingCommands.ts');
const { projectCommands } = await import('../features/team/projects/projectCommands.ts');
const { ownProjectCommands } = await import('../features/team/profile/projects/ownProjectCommands.ts');
const { userRowCommands } = await import('../features/admin/users/userRowCommands.ts');
const { backupRowCommands } = await import('../features/admin/backups/backupRowCommands.ts');
const { menuRowCommands } = await import('../features/admin/menus/menuRowCommands.ts');
const { projectRowCommands } = await import('../features/team/projects/projectRowCommands.ts');
const { resultCommands } = await import('../features/regression/results/resultCommands.ts');
const { bisectCommands } = await import('../features/regression/bisect/bisectCommands.ts');
const { shownBugCommands } = await import('../features/regression/bugs/drawer/shownBugCommands.ts');
const { shownTicketCommands } = await import('../features/talk/tickets/shownTicketCommands.ts');
const { textDecisionCommands, partsDecisionCommands } =
  await import('../features/files/git/conflict/decisionCommands.ts');
const { chosenRunCommands } = await import('../features/runs/run/table/chosenRunCommands.ts');
const { terminalCommands } = await import('../features/runs/simulation/terminal/terminalCommands.ts');
const { shellCommands } = await import('../shell/keys/shellCommands.ts');

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
  zoomCommands,
  searchCommands,
  tableCommands,
  pictureCommands,
  shellCommands,
  barCommands,
  changeCommands,
  commitCommands,
  waitingCommands,
  branchCommands,
  branchListCommands,
  protectionCommands,
  hookCommands,
  stashCommands,
  shownCommitCommands,
  regressionCommands,
  planCommands,
  bugCommands,
  taskCommands,
  signOffCommands,
  talkCommands,
  chatCommands,
  messageCommands,
  noticeCommands,
  ticketCommands,
  userListCommands,
  chosenUserCommands,
  backupCommands,
  roleCommands,
  menuCommands,
  sessionCommands,
  dictionaryCommands,
  entryCommands,
  entryListCommands,
  settingCommands,
  projectCommands,
  ownProjectCommands,
  userRowCommands,
  backupRowCommands,
  menuRowCommands,
  projectRowCommands,
  resultCommands,
  bisectCommands,
  shownBugCommands,
  shownTicketCommands,
  textDecisionCommands,
  partsDecisionCommands,
  chosenRunCommands,
  terminalCommands,
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

/**
 * Sets whose keys hold at the same time: those of a screen, and of what lies in it. The package, the table of pins and
 * the clock tree have keys while they have the focus.
 */
const together: Record<string, (keyof typeof sets)[]> = {
  'the SoC canvas': ['documentCommands', 'socCommands'],
  'the memory map': ['documentCommands', 'mapCommands'],
  'register maps': ['documentCommands', 'registerCommands', 'lookCommands'],
  'the package': ['documentCommands', 'packageCommands'],
  'the table of pins': ['documentCommands', 'tableCommands'],
  'the clock tree': ['documentCommands', 'zoomCommands'],
  'a search for pins': ['documentCommands', 'searchCommands'],
  'a wave drawing': ['documentCommands', 'pictureCommands'],
  'the catalogue': ['catalogueCommands'],
  'the RTL editor': ['textCommands'],
  'a run and its log': ['runCommands', 'logCommands'],
  'a run and its terminal': ['runCommands', 'terminalCommands'],
  'a run and its wave': ['runCommands', 'waveCommands'],
  'all runs': ['runListCommands', 'chosenRunCommands'],
  git: [
    'barCommands',
    'changeCommands',
    'commitCommands',
    'waitingCommands',
    'branchCommands',
    'branchListCommands',
    'protectionCommands',
    'hookCommands',
    'stashCommands',
    'shownCommitCommands',
    'textDecisionCommands',
    'partsDecisionCommands',
  ],
  'a regression plan': ['documentCommands', 'planCommands'],
  chats: ['talkCommands', 'chatCommands', 'messageCommands'],
  users: ['userListCommands', 'chosenUserCommands', 'userRowCommands'],
  'results of a regression': ['regressionCommands', 'resultCommands', 'bisectCommands'],
  defects: ['bugCommands', 'shownBugCommands'],
  tickets: ['ticketCommands', 'shownTicketCommands'],
  backups: ['backupCommands', 'backupRowCommands'],
  'the menu': ['menuCommands', 'menuRowCommands'],
  projects: ['projectCommands', 'projectRowCommands'],
  'entries of a dictionary': ['entryCommands', 'entryListCommands'],
};
/** Sets that are alone on their screens. */
const alone: (keyof typeof sets)[] = [
  'taskCommands',
  'signOffCommands',
  'noticeCommands',
  'roleCommands',
  'sessionCommands',
  'dictionaryCommands',
  'settingCommands',
  'ownProjectCommands',
];
for (const name of alone) together[name] = [name];
const everywhere = ['shellCommands', 'tourCommands'] as const;
/** Keys of every screen that some answer themselves: a help sheet, a search of their own. */
const own: Record<string, string[]> = {
  'the SoC canvas': ['?'],
  'a run and its wave': ['?'],
  'register maps': ['Ctrl+K'],
};

/** Chords that more than one of some sets have. */
function shared(some: readonly CommandSet<never>[]): string[] {
  const chords = some.flatMap(({ byChord }) => [...byChord.keys()]);
  return chords.filter((chord, index) => chords.indexOf(chord) !== index);
}

describe('keys that hold together', () => {
  it.each(Object.entries(together))('are different ones on %s', (screen, names) => {
    const all = [...everywhere, ...names].map((name) => sets[name] as unknown as CommandSet<never>);
    expect(shared(all)).toEqual(own[screen] ?? []);
  });

  it('are looked at for every set', () => {
    const named = new Set([...everywhere, ...Object.values(together).flat()]);
    expect(Object.keys(sets).filter((name) => !named.has(name as keyof typeof sets))).toEqual([]);
  });

  it('would be told of', () => {
    const { documentCommands: same } = sets;
    expect(shared([same, same] as unknown as CommandSet<never>[])).toContain('Ctrl+S');
  });
});
