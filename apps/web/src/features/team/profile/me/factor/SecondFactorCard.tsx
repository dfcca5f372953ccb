import { secondFactorState } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../../Loading.tsx';
import { errorText } from '../../../../../announce.ts';
import { useCall } from '../../../../../api/index.ts';
import { timestamp } from '../../../../../parts/index.ts';
import { Card } from '../../Card.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';

/** Recovery codes that are few enough to be told of. */
const FEW = 3;

type Dialog = 'setUp' | 'renew' | 'turnOff';

/** Whether signing in asks for a code beside the password, and what can be done about it. */
export function SecondFactorCard() {
  const { t } = useTranslation('secondFactor');
  const { data: state, error } = useCall(secondFactorState, {}, { meta: { quiet: true } });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  if (state === undefined)
    return (
      <Card title={t('title')}>
        {error === null ? <Loading /> : <Alert type="error" showIcon title={errorText(error)} />}
      </Card>
    );
  const { password, recoveryCodes, required, since } = state;
  return (
    <Card title={t('title')} text={t('hint')}>
      {since === null ? (
        <p className="nl-profile-text">{t('off')}</p>
      ) : (
        <FactorOn {...{ since, recoveryCodes }} />
      )}
      {required ? <p className="nl-profile-text nl-dim">{t('required')}</p> : null}
      <div className="nl-profile-buttons">
        {since === null ? (
          <Button type="primary" onClick={() => setDialog('setUp')}>
            {t('setUp')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setDialog('renew')}>{t('renew')}</Button>
            <Button danger onClick={() => setDialog('turnOff')}>
              {t('turnOff')}
            </Button>
          </>
        )}
      </div>
      {dialog === 'setUp' ? <SetUpDialog password={password} onClose={close} /> : null}
      {dialog === 'renew' ? <RenewDialog password={password} onClose={close} /> : null}
      {dialog === 'turnOff' ? <TurnOffDialog {...{ password, required }} onClose={close} /> : null}
    </Card>
  );
}

type On = Pick<ReplyOf<typeof secondFactorState>, 'recoveryCodes'> & { since: string };

function FactorOn({ since, recoveryCodes }: On) {
  const { t } = useTranslation('secondFactor');
  const left = t('left', { count: recoveryCodes });
  return (
    <>
      <p className="nl-profile-text">
        <Tag color="success">{t('on')}</Tag> {t('since', { time: timestamp(since) })}
      </p>
      {recoveryCodes > FEW ? (
        <p className="nl-profile-text">{left}</p>
      ) : (
        <Alert type="warning" showIcon title={left} description={t('few')} />
      )}
    </>
  );
}
