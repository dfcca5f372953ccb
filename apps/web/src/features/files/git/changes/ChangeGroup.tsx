import { UndoOutlined } from '@ant-design/icons';
import type { GitChange } from '@netloom/contract';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChangeRow } from './ChangeRow.tsx';
import type { ShownChange, ShownFile } from './selection.ts';

interface ChangeGroupProps {
  title: string;
  changes: GitChange[];
  staged: boolean;
  shown: ShownChange | undefined;
  onShow: (file: ShownFile) => void;
  /** Takes changes into the next commit, or out of it. */
  onToggle?: ((changes: GitChange[]) => void) | undefined;
  onDiscard?: ((changes: GitChange[]) => void) | undefined;
  busy: boolean;
}

/** More rows than anybody reads make the list slow; what is done to all is done to those that are not shown too. */
const SHOWN = 500;

export function ChangeGroup(props: ChangeGroupProps) {
  const { title, changes, staged, shown, onShow, onToggle, onDiscard, busy } = props;
  const { t } = useTranslation('git');
  if (changes.length === 0) return null;
  const isShown = (change: GitChange) => shown?.path === change.path && shown.staged === staged;
  return (
    <section className="nl-git-group" aria-label={title}>
      <header>
        {onToggle === undefined ? null : (
          <Checkbox
            checked={staged}
            disabled={busy}
            aria-label={staged ? t('changes.unstageAll') : t('changes.stageAll')}
            onChange={() => onToggle(changes)}
          />
        )}
        <h2>{title}</h2>
        <span className="nl-git-count">{changes.length}</span>
        {onDiscard === undefined ? null : (
          <Button
            size="small"
            type="text"
            icon={<UndoOutlined />}
            disabled={busy}
            title={t('discard.all')}
            aria-label={t('discard.all')}
            onClick={() => onDiscard(changes)}
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
          onToggle={onToggle && (() => onToggle([change]))}
          onDiscard={onDiscard && (() => onDiscard([change]))}
          busy={busy}
        />
      ))}
      {changes.length > SHOWN && <p className="nl-git-dim">{t('more', { count: changes.length - SHOWN })}</p>}
    </section>
  );
}
