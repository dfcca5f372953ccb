import type { GitConflict } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import type { Choices } from '../../../../document/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { partsDecisionCommands as set } from './decisionCommands.ts';
import { useMergedParts } from './PartsView.tsx';
import { useResolve } from './useResolve.ts';

/** Takes the document as it is chosen for each part. */
export function PartsDecision({ conflict, choices }: { conflict: GitConflict; choices: Choices }) {
  const { t } = useTranslation('git');
  const { path, parts } = conflict;
  const { resolve, busy } = useResolve(path);
  const { data, isPlaceholderData } = useMergedParts(conflict, choices);
  const undecided = (parts ?? []).filter(({ pointer }) => !(pointer in choices)).length;
  const targets = {
    ...{ undecided, busy, isMade: data !== undefined && !isPlaceholderData },
    take: () => data && resolve({ use: 'text', text: data.text }),
  };
  return (
    <>
      <PaneOffer tab="changes" set={set} targets={targets} />
      <CommandButton {...{ set, targets }} id="takeChosen" type="primary" loading={busy}>
        {undecided > 0 ? t('conflict.undecided', { count: undecided }) : t('conflict.takeChosen')}
      </CommandButton>
    </>
  );
}
