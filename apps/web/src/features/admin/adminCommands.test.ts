import type { DictData, OnlineUser } from '@netloom/contract';
import { expect, it } from 'vitest';
import { possible } from '../../commands/command.ts';
import type { CommandSet } from '../../commands/command.ts';
import { backupCommands } from './backups/backupCommands.ts';
import { entryCommands } from './dictionaries/entryCommands.ts';
import { sessionCommands } from './onlineUsers/sessionCommands.ts';
import { roleCommands } from './roles/roleCommands.ts';
import { chosenUserCommands, userListCommands } from './users/userCommands.ts';

const idsOf = <T>(set: CommandSet<T>, targets: T) => possible(set, targets).map(({ id }) => id);
const nothing = () => undefined;

it('users are added by who may edit them, exported by all who see them', () => {
  const ids = (mayEdit: boolean) => idsOf(userListCommands, { mayEdit, add: nothing, save: nothing });
  expect([ids(true), ids(false)]).toEqual([['command.export', 'add'], ['command.export']]);
});

it('what is done to chosen rows needs some, and nothing else that is done to them', () => {
  const users = (chosen: number, busy: boolean) =>
    idsOf(chosenUserCommands, { chosen, busy, enable: nothing, disable: nothing });
  expect([users(2, false), users(0, false), users(2, true)]).toEqual([['enable', 'disable'], [], []]);
  const session = {} as OnlineUser;
  expect(idsOf(sessionCommands, { chosen: [session], end: nothing })).toEqual(['end']);
  expect(idsOf(sessionCommands, { chosen: [], end: nothing })).toEqual([]);
  expect(idsOf(entryCommands, { chosen: [{} as DictData], remove: nothing })).toEqual(['deleteEntries']);
  expect(idsOf(entryCommands, { chosen: [], remove: nothing })).toEqual([]);
});

it('a backup is made while none is, and given in by who may put it back', () => {
  const ids = (working: boolean, mayRestore: boolean, uploading = false) =>
    idsOf(backupCommands, { working, mayRestore, uploading, make: nothing, choose: nothing });
  expect(ids(false, true)).toEqual(['make', 'command.upload']);
  expect([ids(true, true), ids(false, false)]).toEqual([['command.upload'], ['make']]);
  expect(ids(true, true, true)).toEqual([]);
});

it('a draft of roles is saved and discarded where it changes one, and goes back step by step', () => {
  const does = { undo: nothing, reset: nothing, discard: nothing, save: nothing };
  const ids = (steps: number, changed: number, busy = false) =>
    idsOf(roleCommands, { steps, changed, busy, ...does });
  expect(ids(0, 0)).toEqual(['reset']);
  // Undone as it was before: steps remain, nothing is changed.
  expect(ids(2, 0)).toEqual(['undo', 'reset']);
  expect(ids(1, 1)).toEqual(['undo', 'reset', 'discard', 'save']);
  expect(ids(1, 1, true)).toEqual(['undo', 'reset', 'discard']);
});
