import type { RequeueCause } from '@netloom/model';
import type { TFunction } from 'i18next';

/** Why a run starts anew, in the reader's language. */
export function wordRequeue(cause: RequeueCause, t: TFunction<'runs'>): string {
  switch (cause.code) {
    case 'job-forgotten':
      return t('again.jobForgotten', cause);
    case 'node-taken-back':
      return t('again.nodeTakenBack', cause);
    case 'node-failed':
      return t('again.nodeFailed', cause);
  }
}
