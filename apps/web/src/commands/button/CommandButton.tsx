import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { isPossible } from '../command.ts';
import type { Command, CommandSet } from '../command.ts';

interface CommandButtonProps<T, C extends Command<T>> extends Omit<
  ButtonProps,
  'id' | 'disabled' | 'onClick'
> {
  set: CommandSet<T, C>;
  id: string;
  targets: T;
}

/** A command as a button: it does what palette and keys do, and is dead while the command cannot be done. */
export function CommandButton<T, C extends Command<T>>(props: CommandButtonProps<T, C>) {
  const { set, id, targets, loading, children, ...look } = props;
  const { t } = useTranslation();
  const command = set.byId.get(id)!;
  // A button that waits for its own work takes no press, and keeps the focus.
  const isDead = !loading && !isPossible(command, targets);
  // One that is named aside shows its sign alone.
  const text = look.icon !== undefined && look['aria-label'] !== undefined ? undefined : t(set.title(id));
  return (
    <Button {...look} loading={loading ?? false} disabled={isDead} onClick={() => command.run(targets)}>
      {children ?? text}
    </Button>
  );
}
