import { gitStage, gitUnstage } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { ChangeGroup } from './ChangeGroup.tsx';
import { pathsOf } from './selection.ts';
import type { ShownChange, ShownFile } from './selection.ts';
import { useDiscard } from './useDiscard.tsx';

interface ChangeListsProps {
  status: GitStatus;
  shown: ShownChange | undefined;
  onShow: (file: ShownFile) => void;
}

/** Conflicts, what the next commit takes, and what it leaves. Arrows walk through all of them. */
export function ChangeLists({ status, shown, onShow }: ChangeListsProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const list = useRef<HTMLDivElement>(null);
  const { any } = usePermissions();
  const stage = useGitChange(gitStage);
  const unstage = useGitChange(gitUnstage);
  const { isDiscarding, askToDiscard } = useDiscard();
  const conflicts = status.unstaged.filter(({ change }) => change === 'conflict');
  const open = status.unstaged.filter(({ change }) => change !== 'conflict');
  const mayCommit = any('git:commit');
  const busy = stage.isPending || unstage.isPending || isDiscarding;
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
