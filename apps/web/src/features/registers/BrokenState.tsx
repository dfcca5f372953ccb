import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DiagnosticsTable } from '../../diagnostics/DiagnosticsTable.tsx';
import { fileAddress } from '../editor/index.ts';
import type { BrokenFile } from './store/registerStore.ts';

/** The file cannot be read as a description: says where, and leads to its text, which stays as it is. */
export function BrokenState({ broken: { path, diagnostics } }: { broken: BrokenFile }) {
  const { t } = useTranslation('registers');
  const navigate = useNavigate();
  const line = diagnostics.find(({ place }) => place?.kind === 'source')?.place;
  const address = fileAddress({ path, line: line?.kind === 'source' ? line.line : undefined });
  return (
    <div className="nl-reg-broken">
      <Result
        status="error"
        title={t('broken.title', { path })}
        subTitle={t('broken.text')}
        extra={<Button onClick={() => void navigate(address)}>{t('broken.edit')}</Button>}
      />
      <DiagnosticsTable diagnostics={diagnostics} />
    </div>
  );
}
