import type { GitConflict } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { PaneOffer } from '../PaneOffer.tsx';
import { textDecisionCommands as set } from './decisionCommands.ts';
import { countMarks } from './marks.ts';
import { useResolve } from './useResolve.ts';

/** Takes one side, the edited result, or neither. */
export function TextDecision({ conflict, text }: { conflict: GitConflict; text: string }) {
  const { t } = useTranslation('git');
  const { path, binary, oursName, theirsName, oursExists, theirsExists } = conflict;
  const { resolve, busy } = useResolve(path);
  const marks = countMarks(text);
  const targets = {
    ...{ conflict, marks, busy },
    take: (what: 'ours' | 'theirs' | 'result' | 'deletion') =>
      resolve(what === 'result' ? { use: 'text', text } : { use: what === 'deletion' ? 'delete' : what }),
  };
  const sideText = (name: string, exists: boolean) =>
    exists ? t('conflict.take', { name }) : t('conflict.takeDeletion', { name });
  return (
    <>
      <PaneOffer tab="changes" set={set} targets={targets} />
      <CommandButton {...{ set, targets }} id="takeOurs">
        {sideText(oursName, oursExists)}
      </CommandButton>
      {binary ? null : (
        <CommandButton {...{ set, targets }} id="takeResult" type="primary">
          {marks > 0 ? t('conflict.marks', { count: marks }) : t('conflict.takeResult')}
        </CommandButton>
      )}
      <CommandButton {...{ set, targets }} id="takeTheirs">
        {sideText(theirsName, theirsExists)}
      </CommandButton>
      {oursExists && theirsExists ? (
        <CommandButton {...{ set, targets }} id="takeDeletion" danger type="text">
          {t('conflict.delete')}
        </CommandButton>
      ) : null}
    </>
  );
}
