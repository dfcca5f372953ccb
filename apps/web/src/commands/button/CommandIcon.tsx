import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../parts/index.ts';
import { isPossible } from '../command.ts';
import type { Command, CommandSet } from '../command.ts';

interface CommandIconProps<T, C extends Command<T>> {
  set: CommandSet<T, C>;
  id: string;
  targets: T;
  icon: ReactNode;
  /** Its name where it stands, when that is shorter than the one in the palette. */
  title?: string;
  pressed?: boolean;
}

/** A command as a sign in a toolbar. */
export function CommandIcon<T, C extends Command<T>>(props: CommandIconProps<T, C>) {
  const { set, id, targets, icon, title, pressed } = props;
  const { t } = useTranslation();
  const command = set.byId.get(id)!;
  return (
    <IconButton
      title={title ?? t(set.title(id))}
      icon={icon}
      disabled={!isPossible(command, targets)}
      {...(pressed !== undefined && { pressed })}
      onClick={() => command.run(targets)}
    />
  );
}
