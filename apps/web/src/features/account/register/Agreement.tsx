import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Terms } from './Terms.tsx';

/** The terms, to be read and agreed to. */
export function Agreement() {
  const { t } = useTranslation('register');
  const [reading, setReading] = useState(false);
  return (
    <>
      <div className="nl-register-agreement">
        <Form.Item
          name="agreement"
          valuePropName="checked"
          rules={[
            {
              validator: (_, agreed: boolean | undefined) =>
                agreed === true ? Promise.resolve() : Promise.reject(new Error(t('agreementNeeded'))),
            },
          ]}
        >
          <Checkbox>{t('agree')}</Checkbox>
        </Form.Item>
        <Button type="link" size="small" onClick={() => setReading(true)}>
          {t('readTerms')}
        </Button>
      </div>
      <Terms open={reading} onClose={() => setReading(false)} />
    </>
  );
}
