import { getVerilogInfoByPath } from '@netloom/contract';
import { readRegisterMap } from '@netloom/registers';
import { Alert, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { useDeptId } from '../../../../session/index.ts';
import { ChangeList } from './ChangeList.tsx';
import { useRegisterFiles } from '../files/useRegisterFiles.ts';
import type { OpenMap } from '../store/registerStore.ts';

const SAVED = '';

/** What an edit means for others: this map against its saved version, or against another file. */
export function ChangesTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const say = useSaid();
  const { files } = useRegisterFiles();
  const [other, setOther] = useState(SAVED);
  const input = { body: { deptId, socVerilogPath: other } };
  const file = useCall(getVerilogInfoByPath, input, { enabled: other !== SAVED, meta: { quiet: true } });
  const read = useMemo(
    () => (file.data && other !== SAVED ? readRegisterMap(file.data.verilogFile, other) : undefined),
    [file.data, other],
  );
  const before = other === SAVED ? open.saved : read?.document;
  const [unread] = read?.diagnostics ?? [];
  const problem = file.error ? errorText(file.error) : unread && say(unread);
  return (
    <div className="nl-reg-preview">
      <div className="nl-reg-preview-tools">
        <span>{t('changes.against')}</span>
        <Select
          size="small"
          showSearch
          className="nl-reg-outputs"
          aria-label={t('changes.against')}
          value={other}
          options={[
            { value: SAVED, label: t('changes.saved') },
            ...files
              .filter(({ path }) => path !== open.path)
              .map(({ path }) => ({ value: path, label: path })),
          ]}
          onChange={setOther}
        />
      </div>
      {problem !== undefined && other !== SAVED ? <Alert banner type="error" title={problem} /> : null}
      {before ? (
        <ChangeList before={before} after={open.map} />
      ) : other === SAVED ? (
        <p className="nl-reg-none">{t('changes.neverSaved')}</p>
      ) : null}
    </div>
  );
}
