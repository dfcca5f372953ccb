import { importResults } from '@netloom/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceWarning } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { regressionAddress } from './address.ts';

/** Takes a file of results that another tool wrote: JUnit XML, or JSON as it is exported here. */
export function ImportResults() {
  const { t } = useTranslation('regressions');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const take = useCallMutation(importResults, {
    onSuccess: ({ runId, checks }) => {
      if (checks > 0) announceWarning(t('importChecks', { count: checks }));
      void navigate(regressionAddress(runId));
    },
  });
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const format = file.name.endsWith('.json') ? 'json' : 'junit';
    take.mutate({ body: { deptId, format, text: await file.text() } });
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xml,.json"
        aria-label={t('import')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button loading={take.isPending} title={t('importHelp')} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
    </>
  );
}
