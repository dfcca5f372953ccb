import { listPasskeys } from '@netloom/contract';
import type { Passkey } from '@netloom/contract';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../../Loading.tsx';
import { errorText } from '../../../../../announce.ts';
import { useCall } from '../../../../../api/index.ts';
import { timestamp } from '../../../../../parts/index.ts';
import { knowsPasskeys } from '../../../../account/passkeys/index.ts';
import { Card } from '../../Card.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

/** The user's passkeys, which sign in without password and code. */
export function PasskeyCard() {
  const { t } = useTranslation('passkeys');
  const { data, error } = useCall(listPasskeys, {}, { meta: { quiet: true } });
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  if (data === undefined)
    return (
      <Card title={t('title')}>
        {error === null ? <Loading /> : <Alert type="error" showIcon title={errorText(error)} />}
      </Card>
    );
  const refused = data.refused ?? (knowsPasskeys() ? null : 'browser');
  return (
    <Card title={t('title')} text={t('hint')}>
      {data.rows.length === 0 ? <p className="nl-profile-text">{t('none')}</p> : null}
      <ul className="nl-profile-list">
        {data.rows.map((row) => (
          <li key={row.passkeyId}>
            <PasskeyFacts passkey={row} />
            <Button
              size="small"
              danger
              aria-label={t('removeOf', { name: row.name })}
              onClick={() => setRemoved(row)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {refused === null ? null : <p className="nl-profile-text nl-dim">{t(`refused.${refused}`)}</p>}
      <div className="nl-profile-buttons">
        <Button disabled={refused !== null} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {adding ? <AddPasskeyDialog secondFactor={data.secondFactor} onClose={() => setAdding(false)} /> : null}
      {removed === null ? null : <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

function PasskeyFacts({ passkey: { name, createTime, lastUsed, synced } }: { passkey: Passkey }) {
  const { t } = useTranslation('passkeys');
  return (
    <span>
      <strong>{name}</strong> {synced ? <Tag title={t('syncedHint')}>{t('synced')}</Tag> : null}
      <br />
      <small className="nl-dim">
        {t('added', { time: timestamp(createTime) })}
        {' · '}
        {lastUsed === null ? t('unused') : t('used', { time: timestamp(lastUsed) })}
      </small>
    </span>
  );
}
