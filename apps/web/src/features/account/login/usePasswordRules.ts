import { PASSWORD_LENGTH } from '@netloom/contract';
import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';

interface PasswordRules {
  password: FormRule[];
  /** Rules of the repeated password, where the first one is the field `of`. */
  confirmation: (of: string) => FormRule[];
}

/** What the server asks of a new password, told while it is typed. */
export function usePasswordRules(): PasswordRules {
  const { t } = useTranslation('login');
  const { min, max } = PASSWORD_LENGTH;
  return {
    password: [
      { required: true, message: t('passwordRule.required') },
      { min, message: t('passwordRule.short', { count: min }) },
      { max, message: t('passwordRule.long', { count: max }) },
    ],
    confirmation: (of) => [
      { required: true, message: t('passwordRule.confirm') },
      ({ getFieldValue }) => ({
        validator: (_, value: string | undefined) =>
          !value || value === getFieldValue(of)
            ? Promise.resolve()
            : Promise.reject(new Error(t('passwordRule.differ'))),
      }),
    ],
  };
}
