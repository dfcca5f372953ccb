import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { saveBlob } from '../../../api/saveBlob.ts';
import { copyText } from '../../../parts/copyText.ts';
import './secondFactor.css';

/** The codes for who has lost his device: seen this once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation('secondFactor');
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    await copyText(text);
    announceSuccess(t('copied'));
  }
  return (
    <div className="nl-factor-enrol">
      <Alert type="warning" showIcon title={t('recovery')} description={t('recoveryHint')} />
      <ul className="nl-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="nl-factor-buttons">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), t('file'))}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
}
