import type { RunCause } from '@netloom/contract';
import type { ExecutorCause } from '@netloom/model';
import type { TFunction } from 'i18next';
import { i18n } from '../../../i18n.ts';
import { formatBytes } from './formatBytes.ts';
import { formatSeconds } from './formatSeconds.ts';
import { kindName } from './kindName.ts';

type Named = Pick<Extract<RunCause, { code: 'needed-run' }>, 'kind' | 'verdict'>;

function standingOf({ verdict }: Named, t: TFunction<'runs'>): string {
  return t(`standing.${verdict ?? 'inconclusive'}`);
}

type EndedJob = Extract<RunCause, { code: 'job-ended' }>;

function endedJob({ job, node, state, ...more }: EndedJob, t: TFunction<'runs'>): string {
  const said = more.said ?? (more.unseen ? t('cause.unseen') : undefined);
  const why = t(`cause.jobs.${state}`);
  const ended =
    node === undefined ? t('cause.jobEnded', { job, why }) : t('cause.jobEndedOn', { job, node, why });
  return said === undefined ? ended : t('cause.firstError', { ended, first: said });
}

function noSandbox({ node, said }: Extract<RunCause, { code: 'no-sandbox' }>, t: TFunction<'runs'>): string {
  const why = said ?? t('cause.noBubblewrap');
  return node === undefined ? t('cause.noSandbox', { why }) : t('cause.noSandboxOn', { node, why });
}

/** Why whoever executed the run ended it. */
function byExecutor(cause: ExecutorCause, t: TFunction<'runs'>): string {
  switch (cause.code) {
    case 'process-gone':
      return t('cause.processGone');
    case 'runner-ended':
      return t('cause.runnerEnded', cause);
    case 'cancelled-unstarted':
      return t('cause.cancelledWaiting');
    case 'runner-hung':
      return t('cause.runnerHung');
    case 'runner-overdue':
      return t('cause.runnerOverdue', { limit: formatSeconds(cause.seconds) });
    case 'time-limit':
      return t('cause.timedOut', { limit: formatSeconds(cause.seconds) });
    case 'memory-limit':
      return t('cause.outOfMemory', { limit: megabytes(cause.megabytes) });
    case 'no-sandbox':
      return noSandbox(cause, t);
    case 'work-changed':
      return t('cause.workChanged', cause);
    case 'disk-full':
      return t('cause.diskFull');
    case 'disk-room':
      return t('cause.diskRoom', { free: megabytes(cause.free), kept: megabytes(cause.kept) });
    case 'disk-limit':
      return t('cause.diskLimit', { limit: megabytes(cause.megabytes) });
    case 'process-limit':
      return t('cause.processLimit', { count: cause.processes });
    case 'broken':
      return t('cause.broken', cause);
    case 'job-refused':
      return t('cause.jobRefused', cause);
    case 'job-gone':
      return t('cause.jobGone', cause);
    case 'job-ended':
      return endedJob(cause, t);
  }
}

const megabytes = (count: number) => formatBytes(count * 2 ** 20);

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
    case 'refused':
      return cause.said[i18n.language] ?? cause.said['en'] ?? '';
    case 'cancelled-waiting':
      return t('cause.cancelledWaiting');
    case 'folder-gone':
      return t('cause.folderGone');
    default:
      return byExecutor(cause, t);
  }
}
