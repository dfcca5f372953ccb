import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { possible } from '../../commands/command.ts';
import type { CommandSet } from '../../commands/command.ts';
import { RowAction } from './RowAction.tsx';
import type { RowCommand } from './rowCommand.ts';

interface RowCommandsProps<T> {
  set: CommandSet<T, RowCommand<T>>;
  targets: T;
  /** The sign of each command. */
  icons: Readonly<Record<string, ReactNode>>;
}

/** The buttons of a row: the commands that its state allows, and those that it says why it refuses. */
export function RowCommands<T>({ set, targets, icons }: RowCommandsProps<T>) {
  const { t } = useTranslation();
  return possible(set, targets).map(({ id, danger = false, refusal, isBusy, run }) => {
    const refused = refusal?.(targets);
    return (
      <RowAction
        key={id}
        label={t(set.title(id))}
        icon={icons[id]}
        danger={danger}
        refused={refused === undefined ? null : t(refused)}
        loading={isBusy?.(targets) ?? false}
        onClick={() => run(targets)}
      />
    );
  });
}
