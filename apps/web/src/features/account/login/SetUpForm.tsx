import { beginSetUpAtSignIn, confirmSetUpAtSignIn } from '@netloom/contract';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { CodeItem, Enrolment, RecoveryCodes } from '../secondFactor/index.ts';

interface SetUpFormProps {
  challenge: string;
  /** The factor is on: there is no way back. */
  onSet: () => void;
  onEnter: (token: string) => void;
}

/** Sets up the second factor that this installation asks for; the session opens once the recovery codes were seen. */
export function SetUpForm({ challenge, onSet, onEnter }: SetUpFormProps) {
  const { t } = useTranslation('secondFactor');
  const [form] = Form.useForm<{ code: string }>();
  const [problem, setProblem] = useState<string | null>(null);
  const told = useCall(
    beginSetUpAtSignIn,
    { body: { challenge } },
    { staleTime: Infinity, gcTime: 0, retry: false, meta: { quiet: true } },
  );
  const confirm = useCallMutation(confirmSetUpAtSignIn, {
    meta: { quiet: true },
    onSuccess: onSet,
    onError: (error) => setProblem(showAtFields(form, error) ? null : errorText(error)),
  });
  if (told.error !== null) return <Alert type="error" showIcon title={errorText(told.error)} />;
  if (told.data === undefined) return <Loading />;
  if (confirm.data !== undefined) {
    const { token, recoveryCodes } = confirm.data;
    return (
      <>
        <RecoveryCodes codes={recoveryCodes} />
        <Button type="primary" size="large" block onClick={() => onEnter(token)}>
          {t('kept')}
        </Button>
      </>
    );
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={({ code }) => confirm.mutate({ body: { challenge, code } })}
    >
      <Alert type="info" showIcon title={t('setUpSignIn')} />
      <Enrolment told={told.data} />
      <CodeItem kind="device" />
      <div role="alert">{problem === null ? null : <Alert type="error" showIcon title={problem} />}</div>
      <Button type="primary" htmlType="submit" block loading={confirm.isPending}>
        {t('confirm')}
      </Button>
    </Form>
  );
}
