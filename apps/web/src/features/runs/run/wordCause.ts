import type { RunCause } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { kindName } from './kindName.ts';

type Named = Pick<Extract<RunCause, { code: 'needed-run' }>, 'kind' | 'verdict'>;

function standingOf({ verdict }: Named, t: TFunction<'runs'>): string {
  return t(`standing.${verdict ?? 'inconclusive'}`);
}

type FailedStep = Extract<RunCause, { step: string }>;

function howItEnded(cause: FailedStep, t: TFunction<'runs'>): string {
  switch (cause.code) {
    case 'step-errors':
      return t('cause.errors', { count: cause.errors });
    case 'step-signal':
      return t('cause.signal', cause);
    case 'step-exit':
      return t('cause.exitCode', cause);
  }
}

/** What a tool said stands as it said it. */
function failedStep(cause: FailedStep, t: TFunction<'runs'>): string {
  const ended = t('cause.failedStep', { step: cause.step, ended: howItEnded(cause, t) });
  return cause.first === undefined ? ended : t('cause.firstError', { ended, first: cause.first });
}

/** Why a run ended, in the reader's language. */
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
    case 'no-errors':
      return t('cause.noErrors', { count: cause.warnings });
    case 'bench-said':
      return t('cause.benchSaid', cause);
    case 'cases-passed':
      return t('cause.casesPassed');
    case 'firmware-ended':
      return t('cause.firmwareEnded');
    case 'said':
      return cause.said;
    case 'step-errors':
    case 'step-signal':
    case 'step-exit':
      return failedStep(cause, t);
    case 'not-planned':
      return t('cause.notPlanned');
    case 'cancelled-waiting':
      return t('cause.cancelledWaiting');
    case 'folder-gone':
      return t('cause.folderGone');
  }
}
