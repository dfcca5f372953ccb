import { gitDiscard, gitStage, gitUnstage } from '@netloom/contract';
import type { GitChange, GitStatus } from '@netloom/contract';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../../parts/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { ChangeGroup } from './ChangeGroup.tsx';
import type { ShownChange, ShownFile } from './selection.ts';

interface ChangeListsProps {
  status: GitStatus;
  shown: ShownChange | undefined;
  onShow: (file: ShownFile) => void;
}

/** How many names a question lists. */
const NAMED = 8;

/** Conflicts, what the next commit takes, and what it leaves. Arrows walk through all of them. */
export function ChangeLists({ status, shown, onShow }: ChangeListsProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const list = useRef<HTMLDivElement>(null);
  const confirm = useConfirm();
  const { any } = usePermissions();
  const stage = useGitChange(gitStage);
  const unstage = useGitChange(gitUnstage);
  const discard = useGitChange(gitDiscard);
  const conflicts = status.unstaged.filter(({ change }) => change === 'conflict');
  const open = status.unstaged.filter(({ change }) => change !== 'conflict');
  const mayCommit = any('git:commit');
  const busy = stage.isPending || unstage.isPending || discard.isPending;

  function askToDiscard(changes: GitChange[]) {
    const names = changes.slice(0, NAMED).map(({ path }) => path);
    confirm({
      title: t('discard.title', { count: changes.length }),
      okText: t('discard.ok'),
      content: (
        <>
          <p>{t('discard.text')}</p>
          <ul className="nl-git-names">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {changes.length > NAMED && <li>{t('more', { count: changes.length - NAMED })}</li>}
          </ul>
        </>
      ),
      onOk: () => discard.mutateAsync({ body: { deptId, paths: pathsOf(changes) } }),
    });
  }

  const common = { shown, onShow, busy };
  return (
    <div className="nl-git-lists" ref={list} onKeyDown={(event) => walk(event, list.current)}>
      <ChangeGroup {...common} title={t('changes.conflicts')} changes={conflicts} staged={false} />
      <ChangeGroup
        {...common}
        title={t('changes.staged')}
        changes={status.staged}
        staged
        onToggle={
          mayCommit ? (changes) => unstage.mutate({ body: { deptId, paths: pathsOf(changes) } }) : undefined
        }
      />
      <ChangeGroup
        {...common}
        title={t('changes.unstaged')}
        changes={open}
        staged={false}
        onToggle={
          mayCommit ? (changes) => stage.mutate({ body: { deptId, paths: pathsOf(changes) } }) : undefined
        }
        onDiscard={any('design:edit') ? askToDiscard : undefined}
      />
    </div>
  );
}

function pathsOf(changes: GitChange[]): string[] {
  return changes.map(({ path }) => path);
}

/** Arrow keys go from file to file. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || list === null) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.target as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
