import { gitStage, gitUnstage } from '@netloom/contract';
import type { GitChange, GitStatus } from '@netloom/contract';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { changeCommands } from './changeCommands.ts';
import type { ChangeTargets } from './changeCommands.ts';
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
  const inputOf = (changes: readonly GitChange[]) => ({ body: { deptId, paths: pathsOf(changes) } });
  const targets: ChangeTargets = {
    ...{ staged: status.staged, open, mayCommit: any('git:commit'), mayEdit: any('design:edit') },
    busy: stage.isPending || unstage.isPending || isDiscarding,
    stage: (changes) => stage.mutate(inputOf(changes)),
    unstage: (changes) => unstage.mutate(inputOf(changes)),
    discard: askToDiscard,
  };
  const { mayCommit, mayEdit } = targets;
  const common = { shown, onShow, targets };
  return (
    <div className="nl-git-lists" ref={list} onKeyDown={(event) => walk(event, list.current)}>
      <PaneOffer tab="changes" set={changeCommands} targets={targets} />
      <ChangeGroup {...common} title={t('changes.conflicts')} changes={conflicts} staged={false} />
      <ChangeGroup
        {...common}
        title={t('changes.staged')}
        changes={status.staged}
        staged
        toggle={mayCommit ? { all: 'changes.unstageAll', some: targets.unstage } : undefined}
      />
      <ChangeGroup
        {...common}
        title={t('changes.unstaged')}
        changes={open}
        staged={false}
        toggle={mayCommit ? { all: 'changes.stageAll', some: targets.stage } : undefined}
        discard={mayEdit ? { all: 'command.discardAll', some: targets.discard } : undefined}
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
