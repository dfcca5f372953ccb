import { cancelBisect, showBisect } from '@netloom/contract';
import type { BisectRow } from '@netloom/contract';
import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { isPossible } from '../../../commands/command.ts';
import { useOffer } from '../../../commands/useOffer.ts';
import { timestamp, usePermissions } from '../../../parts/index.ts';
import { bisectCommands } from './bisectCommands.ts';
import { OutcomeTag } from './OutcomeTag.tsx';
import { Steps } from './Steps.tsx';
import { useBisectChanges } from './useBisectChanges.ts';
import './bisect.css';

function Culprit({ bisect }: { bisect: BisectRow }) {
  const { t } = useTranslation('bisect');
  const { culprit, outcome, suspects } = bisect;
  if (culprit === null || outcome === 'running') return null;
  const { commit, subject, author, time } = culprit;
  return (
    <Alert
      type={outcome === 'found' ? 'success' : 'warning'}
      title={
        <>
          {t(`told.${outcome}`)} <code>{commit.slice(0, 9)}</code> <bdi>{subject}</bdi>
        </>
      }
      description={
        <>
          <bdi>{author}</bdi> · {timestamp(time)}
          {suspects.length > 0 ? (
            <p>
              {t('suspects')}{' '}
              {suspects.slice(0, 20).map((each) => (
                <code key={each}>{each.slice(0, 9)} </code>
              ))}
            </p>
          ) : null}
        </>
      }
    />
  );
}

/** A search as it goes on. */
export function BisectDrawer({ bisectId, onClose }: { bisectId: number; onClose: () => void }) {
  const { t } = useTranslation('bisect');
  useBisectChanges();
  const { data, error } = useCall(
    showBisect,
    { query: { bisectId } },
    { staleTime: 0, retry: false, meta: { quiet: true } },
  );
  const cancel = useCallMutation(cancelBisect, {
    onSettled: () => void queryClient.invalidateQueries({ queryKey: callKey(showBisect) }),
  });
  const isRunning = data?.outcome === 'running';
  const targets = {
    ...{ isRunning, mayRun: usePermissions().any('run:start') },
    cancel: () => cancel.mutate({ body: { bisectId } }),
  };
  useOffer(bisectCommands, targets);
  const stop = isPossible(bisectCommands.byId.get('cancel')!, targets) ? (
    <CommandButton {...{ set: bisectCommands, targets }} id="cancel" danger size="small">
      {t('cancel')}
    </CommandButton>
  ) : null;
  return (
    <Drawer open size={560} title={t('title', { bisect: bisectId })} extra={stop} onClose={onClose}>
      {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : (
        <div className="nl-bisect">
          <p>
            {data.resultId === null ? (
              t('of', { case: data.caseName, seed: data.seed })
            ) : (
              <Link to={`/example/caseList/${data.resultId}`}>
                {t('of', { case: data.caseName, seed: data.seed })}
              </Link>
            )}{' '}
            <code>{data.good.slice(0, 9)}</code> … <code>{data.bad.slice(0, 9)}</code>{' '}
            <OutcomeTag outcome={data.outcome} />
          </p>
          {isRunning ? <p aria-live="polite">{t('left', { count: data.left })}</p> : null}
          {data.reason === '' ? null : <Alert type="error" title={data.reason} />}
          <Culprit bisect={data} />
          <Steps steps={data.steps} />
        </div>
      )}
    </Drawer>
  );
}
