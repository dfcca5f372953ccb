import type { RunCause } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { kindName } from './kindName.ts';

type Named = Pick<Extract<RunCause, { code: 'needed-run' }>, 'kind' | 'verdict'>;

function standingOf({ verdict }: Named, t: TFunction<'runs'>): string {
  return t(`standing.${verdict ?? 'inconclusive'}`);
}

/** Why the server ended a run, in the reader's language. */
export function wordCause(cause: RunCause, t: TFunction<'runs'>): string {
  switch (cause.code) {
    case 'family-ended': {
      const { passed, all, others } = cause;
      const names = others
        .map((run) => t('cause.member', { kind: kindName(run.kind, t), standing: standingOf(run, t) }))
        .join(' · ');
      return others.length === 0
        ? t('cause.familyPassed', { count: all })
        : t('cause.familyEnded', { passed, all, names });
    }
    case 'needed-run': {
      const { title } = cause;
      return t('cause.neededRun', { kind: kindName(cause.kind, t), title, standing: standingOf(cause, t) });
    }
    case 'not-planned':
      return t('cause.notPlanned');
    case 'cancelled-waiting':
      return t('cause.cancelledWaiting');
    case 'folder-gone':
      return t('cause.folderGone');
  }
}
