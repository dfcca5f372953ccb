import { Button, Drawer, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './form.css';

interface FormDrawerProps<Values extends object> {
  title: string;
  initial: Partial<Values>;
  pending: boolean;
  saveText?: string;
  onSave: (values: Values) => void;
  onClose: () => void;
  /** Form items named after the values. */
  children: ReactNode;
}

const WIDTH = 440;

/** A form at the side, made anew each time; Enter saves, Escape closes. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, initial, pending, saveText, onSave, onClose, children } = props;
  const { t } = useTranslation('list');
  const [form] = Form.useForm<Values>();
  return (
    <Drawer
      open
      title={title}
      size={WIDTH}
      className="nl-form-drawer"
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div className="nl-form-buttons">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={pending} onClick={() => form.submit()}>
            {saveText ?? t('save')}
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        scrollToFirstError
        validateTrigger={['onBlur', 'onChange']}
        onFinish={onSave}
      >
        {children}
        {/* Enter in a field presses the first submit button of a form. */}
        <button type="submit" hidden disabled={pending} />
      </Form>
    </Drawer>
  );
}
