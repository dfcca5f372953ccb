import { DownloadOutlined } from '@ant-design/icons';
import { exportSignOff, listRegressions } from '@netloom/contract';
import type { SignOff } from '@netloom/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { saveBlob } from '../../../api/saveBlob.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { timestamp, usePermissions } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { shortVersion } from '../results/index.ts';
import { SignDialog } from './SignDialog.tsx';
import { signOffCommands } from './signOffCommands.ts';

const LATEST = { page: 1, limit: 100 };

interface SignOffActionsProps {
  shown: SignOff;
  onChoose: (runId: string) => void;
}

/** What can be done with the evidence of a commit. */
export function SignOffActions({ shown: { runId, green }, onChoose }: SignOffActionsProps) {
  const { t } = useTranslation('signOff');
  const deptId = useDeptId();
  const [isSigning, setSigning] = useState(false);
  const { data } = useCall(listRegressions, { query: { deptId, ...LATEST } }, { staleTime: 0 });
  const save = useCallMutation(exportSignOff, {
    onSuccess: ({ fileName, text }) => saveBlob(new Blob([text]), fileName),
  });
  const targets = {
    shown: { green },
    maySign: usePermissions().any('defect:verify'),
    busy: save.isPending,
    save: () => save.mutate({ query: { runId } }),
    sign: () => setSigning(true),
  };
  useOffer(signOffCommands, targets);
  const offered = { set: signOffCommands, targets };
  const options = (data?.rows ?? []).map(({ runId: value, name, number, date, rtlVersion }) => ({
    value,
    label: `${name} #${number} · ${timestamp(date)} · ${shortVersion(rtlVersion)}`,
  }));
  return (
    <>
      <Select
        popupMatchSelectWidth={false}
        aria-label={t('regression')}
        value={runId}
        options={options}
        onChange={onChoose}
      />
      <CommandButton {...offered} id="command.export" icon={<DownloadOutlined />} loading={save.isPending}>
        {t('export')}
      </CommandButton>
      {targets.maySign ? (
        <CommandButton {...offered} id="sign" type="primary" title={green ? undefined : t('signRefused')} />
      ) : null}
      {isSigning ? <SignDialog runId={runId} onClose={() => setSigning(false)} /> : null}
    </>
  );
}
