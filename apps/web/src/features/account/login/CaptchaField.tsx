import { ReloadOutlined } from '@ant-design/icons';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import type { Captcha } from './useCaptcha.ts';

/** Letters longer than any captcha's are a mistake. */
const LONGEST = 16;

/** The letters of a picture; a click on the picture brings another one. */
export function CaptchaField({ captcha, id = 'captcha' }: { captcha: Captcha; id?: string }) {
  const { t } = useTranslation('login');
  const { picture, failed, code, setCode, renew } = captcha;
  return (
    <div className="nl-captcha">
      <Input
        id={id}
        size="large"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="button" title={t('captcha.renew')} aria-label={t('captcha.renew')} onClick={renew}>
        {picture === undefined ? (
          <span>{failed ? t('captcha.failed') : '…'}</span>
        ) : (
          <img alt={t('captcha.picture')} src={picture} />
        )}
        <ReloadOutlined aria-hidden />
      </button>
    </div>
  );
}
