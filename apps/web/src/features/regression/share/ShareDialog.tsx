import { listShares, makeShare, withdrawShare } from '@netloom/contract';
import { Alert, Button, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { copyText } from '../../../parts/copyText.ts';
import { RelativeTime } from '../../../parts/index.ts';
import './share.css';

const refresh = () => void queryClient.invalidateQueries({ queryKey: callKey(listShares) });

/** Links that are out, each with what it shows and when it was last opened. */
function Shares({ runId }: { runId: string }) {
  const { t } = useTranslation('share');
  const { data = [] } = useCall(listShares, { query: { runId } }, { staleTime: 0 });
  const withdraw = useCallMutation(withdrawShare, { onSettled: refresh });
  if (data.length === 0) return <p className="nl-dim">{t('none')}</p>;
  return (
    <ul className="nl-share-list">
      {data.map(({ shareId, note, sources, createBy, createTime, usedTime }) => (
        <li key={shareId}>
          <span>
            <b>{note || `#${shareId}`}</b> · {t(sources ? 'withSources' : 'resultsAlone')} ·{' '}
            <bdi>{createBy}</bdi> <RelativeTime value={createTime} />
            {usedTime === null ? null : (
              <>
                {' '}
                · {t('opened')} <RelativeTime value={usedTime} />
              </>
            )}
          </span>
          <Button danger size="small" onClick={() => withdraw.mutate({ body: { runId, shareId } })}>
            {t('withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The lead makes links to a regression's results, and withdraws them. */
export function ShareDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const { t } = useTranslation('share');
  const [sources, setSources] = useState(false);
  const [note, setNote] = useState('');
  const make = useCallMutation(makeShare, { onSettled: refresh });
  const address = make.data && `${window.location.origin}/example/caseList/${make.data.secret}`;
  const copy = async () => {
    await copyText(address!);
    announceSuccess(t('linkCopied'));
  };
  return (
    <Modal open width={640} title={t('share')} footer={null} onCancel={onClose}>
      <p>{t('shareText')}</p>
      <Shares runId={runId} />
      <div className="nl-share-new">
        <Input
          aria-label={t('note')}
          placeholder={t('note')}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Checkbox checked={sources} onChange={({ target }) => setSources(target.checked)}>
          {t('withSources')}
        </Checkbox>
        <Button
          type="primary"
          loading={make.isPending}
          onClick={() => make.mutate({ body: { runId, sources, note } })}
        >
          {t('make')}
        </Button>
      </div>
      {address === undefined ? null : (
        <Alert
          type="success"
          title={t('once')}
          description={<code className="nl-share-address">{address}</code>}
          action={<Button onClick={() => void copy()}>{t('copyLink')}</Button>}
        />
      )}
    </Modal>
  );
}
