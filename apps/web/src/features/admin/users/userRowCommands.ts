import type { SysUser } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import type { RowCommand } from '../../../parts/table/rowCommand.ts';

/** A user of the list. */
export interface UserTargets {
  user: SysUser;
  isSelf: boolean;
  busy: boolean;
  edit: () => void;
  resetPassword: () => void;
  /** This and the next ask before they do. */
  removeFactor: () => void;
  disable: () => void;
  enable: () => void;
  remove: () => void;
}

/** Nobody locks himself out. */
const notSelf = ({ isSelf }: UserTargets) => (isSelf ? 'users:notYourself' : undefined);
const isBusy = ({ busy }: UserTargets) => busy;

/** What can be done with a user. */
export const userRowCommands = commandSet<UserTargets, RowCommand<UserTargets>>(
  (id) => `users:${id}`,
  [
    { id: 'edit', run: ({ edit }) => edit() },
    { id: 'resetPassword', run: ({ resetPassword }) => resetPassword() },
    {
      id: 'removeFactor',
      when: ({ user }) => user.secondFactor === true,
      refusal: notSelf,
      run: ({ removeFactor }) => removeFactor(),
    },
    {
      id: 'disable',
      when: ({ user }) => user.status === 0,
      refusal: notSelf,
      isBusy,
      run: ({ disable }) => disable(),
    },
    {
      id: 'enable',
      when: ({ user }) => user.status !== 0,
      refusal: notSelf,
      isBusy,
      run: ({ enable }) => enable(),
    },
    { id: 'delete', danger: true, refusal: notSelf, run: ({ remove }) => remove() },
  ],
);
