import type { Enrolment as Told } from '@netloom/contract';
import { Button, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { copyText } from '../../../parts/copyText.ts';
import './secondFactor.css';

const SIDE = 176;

/** The secret for an authenticator, as a picture drawn here and as text. */
export function Enrolment({ told: { secret, uri } }: { told: Told }) {
  const { t } = useTranslation('secondFactor');
  async function copy() {
    await copyText(secret);
    announceSuccess(t('copied'));
  }
  return (
    <div className="nl-factor-enrol">
      <p>{t('scan')}</p>
      {/* Dark on light in every theme: cameras read it so. */}
      <div role="img" aria-label={t('qr')} className="nl-factor-qr">
        <QRCode
          type="svg"
          value={uri}
          size={SIDE}
          color="#000"
          bgColor="#fff"
          bordered={false}
          marginSize={4}
        />
      </div>
      <p>
        {t('secret')} <span className="nl-dim">{t('once')}</span>
      </p>
      <div className="nl-factor-secret">
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
