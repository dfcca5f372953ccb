import { UndoOutlined } from '@ant-design/icons';
import type { GitChange } from '@netloom/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { isPossible } from '../../../../commands/command.ts';
import { changeCommands } from './changeCommands.ts';
import type { ChangeTargets } from './changeCommands.ts';
import { ChangeRow } from './ChangeRow.tsx';
import type { ShownChange, ShownFile } from './selection.ts';

interface ChangeGroupProps {
  title: string;
  changes: GitChange[];
  staged: boolean;
  shown: ShownChange | undefined;
  onShow: (file: ShownFile) => void;
  targets: ChangeTargets;
  /** Takes changes into the next commit, or out of it. */
  toggle?: Way | undefined;
  discard?: Way | undefined;
}

/** What is done to all changes of the group by a command, and to single ones. */
interface Way {
  all: string;
  some: (changes: readonly GitChange[]) => void;
}

/** More rows than anybody reads make the list slow; what is done to all is done to those that are not shown too. */
const SHOWN = 500;

export function ChangeGroup(props: ChangeGroupProps) {
  const { title, changes, staged, shown, onShow, targets, toggle, discard } = props;
  const { t } = useTranslation('git');
  if (changes.length === 0) return null;
  const isShown = (change: GitChange) => shown?.path === change.path && shown.staged === staged;
  return (
    <section className="nl-git-group" aria-label={title}>
      <header>
        {toggle === undefined ? null : <AllBox id={toggle.all} staged={staged} targets={targets} />}
        <h2>{title}</h2>
        <span className="nl-git-count">{changes.length}</span>
        {discard === undefined ? null : (
          <CommandButton
            {...{ set: changeCommands, id: discard.all, targets }}
            size="small"
            type="text"
            icon={<UndoOutlined />}
            title={t('discard.all')}
            aria-label={t('discard.all')}
          />
        )}
      </header>
      {changes.slice(0, SHOWN).map((change) => (
        <ChangeRow
          key={change.path}
          change={change}
          staged={staged}
          selected={isShown(change)}
          onShow={() => onShow({ path: change.path, staged })}
          onToggle={toggle && (() => toggle.some([change]))}
          onDiscard={discard && (() => discard.some([change]))}
          busy={targets.busy}
        />
      ))}
      {changes.length > SHOWN && <p className="nl-git-dim">{t('more', { count: changes.length - SHOWN })}</p>}
    </section>
  );
}

interface AllBoxProps {
  id: string;
  staged: boolean;
  targets: ChangeTargets;
}

/** Ticks all of a group, or none. */
function AllBox({ id, staged, targets }: AllBoxProps) {
  const { t } = useTranslation();
  const command = changeCommands.byId.get(id)!;
  return (
    <Checkbox
      checked={staged}
      disabled={!isPossible(command, targets)}
      aria-label={t(changeCommands.title(id))}
      onChange={() => command.run(targets)}
    />
  );
}
