import { CONFLICT_CODE } from '@netloom/model';
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DiagnosticsTable } from '../diagnostics/DiagnosticsTable.tsx';
import { fileAddress } from '../features/files/editor/index.ts';
import { gitAddress } from '../features/files/git/index.ts';
import type { Broken } from './documents.ts';

/**
 * The stored text cannot be read: says where, and leads to it; it stays as it is. One that git left in conflict leads
 * to the decision on it.
 */
export function BrokenPage({ broken: { path, diagnostics } }: { broken: Broken }) {
  const { t } = useTranslation('document');
  const navigate = useNavigate();
  const conflict = diagnostics.find(({ code }) => code === CONFLICT_CODE)?.place;
  const place = diagnostics.find((diagnostic) => diagnostic.place?.kind === 'source')?.place;
  const line = place?.kind === 'source' ? place.line : undefined;
  const address = conflict?.kind === 'source' ? gitAddress(conflict.file) : fileAddress({ path, line });
  const texts =
    conflict === undefined
      ? { title: t('broken.title', { path }), text: t('broken.text'), open: t('broken.open') }
      : { title: t('inConflict.title', { path }), text: t('inConflict.text'), open: t('inConflict.open') };
  return (
    <div className="nl-doc-broken">
      <Result
        status="error"
        title={texts.title}
        subTitle={texts.text}
        extra={<Button onClick={() => void navigate(address)}>{texts.open}</Button>}
      />
      <DiagnosticsTable diagnostics={diagnostics} />
    </div>
  );
}
