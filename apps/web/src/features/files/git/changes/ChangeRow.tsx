import { UndoOutlined } from '@ant-design/icons';
import type { GitChange } from '@netloom/contract';
import { Button, Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeMark } from './ChangeMark.tsx';
import { FilePath } from './FilePath.tsx';

interface ChangeRowProps {
  change: GitChange;
  staged: boolean;
  selected: boolean;
  onShow: () => void;
  onToggle?: (() => void) | undefined;
  onDiscard?: (() => void) | undefined;
  busy: boolean;
}

/** One file: the box is what the next commit takes. Space ticks it, Enter shows the change, Delete discards it. */
export function ChangeRow(props: ChangeRowProps) {
  const { change, staged, selected, onShow, onToggle, onDiscard, busy } = props;
  const { t } = useTranslation('git');

  function onKeyDown(event: KeyboardEvent) {
    const action = { ' ': onToggle, Delete: onDiscard }[event.key];
    if (action === undefined) return;
    event.preventDefault();
    if (!busy) action();
  }

  return (
    <div className="nl-git-row" data-selected={selected}>
      {onToggle === undefined ? null : (
        <Checkbox
          checked={staged}
          disabled={busy}
          tabIndex={-1}
          aria-label={t('changes.take', { path: change.path })}
          onChange={onToggle}
        />
      )}
      <button
        type="button"
        data-row
        className="nl-git-file"
        aria-current={selected}
        title={change.from === null ? change.path : `${change.from} → ${change.path}`}
        onClick={onShow}
        onKeyDown={onKeyDown}
      >
        <ChangeMark change={change.change} />
        <FilePath path={change.path} />
      </button>
      {onDiscard === undefined ? null : (
        <Button
          className="nl-git-discard"
          size="small"
          type="text"
          tabIndex={-1}
          icon={<UndoOutlined />}
          disabled={busy}
          title={t('discard.one')}
          aria-label={t('discard.one')}
          onClick={onDiscard}
        />
      )}
    </div>
  );
}
