import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from './CaptchaField.tsx';
import type { Captcha } from './useCaptcha.ts';

interface CaptchaItemProps {
  captcha: Captcha;
  /** The form was sent without the letters. */
  asked: boolean;
}

/** The captcha among the items of a form. */
export function CaptchaItem({ captcha, asked }: CaptchaItemProps) {
  const { t } = useTranslation('login');
  const missing = asked && captcha.answer.code === '';
  return (
    <Form.Item
      label={t('captcha.label')}
      htmlFor="captcha"
      validateStatus={missing ? 'error' : undefined}
      help={missing ? t('captcha.missing') : undefined}
    >
      <CaptchaField captcha={captcha} />
    </Form.Item>
  );
}
