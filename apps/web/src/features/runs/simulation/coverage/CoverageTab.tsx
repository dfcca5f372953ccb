import { coverageReport } from '@netloom/contract';
import { Alert, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { AnnotatedSource } from './AnnotatedSource.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import type { CoverageRow } from './coverageSorts.ts';

const ROLES = ['design', 'generated', 'bench'] as const;
type Shown = (typeof ROLES)[number] | 'all';

function CoverageFiles({ files, onOpen }: { files: CoverageRow[]; onOpen: (path: string) => void }) {
  const { t } = useTranslation('simulation');
  const [shown, setShown] = useState<Shown>('all');
  const [text, setText] = useState('');
  const roles = ROLES.filter((role) => files.some((file) => file.role === role));
  const rows = files.filter(
    ({ path, role }) =>
      (shown === 'all' || role === shown) && path.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <div className="nl-cov">
      <div className="nl-cov-tools">
        <Input
          allowClear
          size="small"
          value={text}
          placeholder={t('coverage.filter')}
          aria-label={t('coverage.filter')}
          onChange={({ target }) => setText(target.value)}
        />
        {roles.length > 1 ? (
          <Segmented<Shown>
            size="small"
            value={shown}
            options={(['all', ...roles] as const).map((value) => ({
              value,
              label: t(`coverage.role.${value}`),
            }))}
            onChange={setShown}
          />
        ) : null}
      </div>
      <CoverageTable rows={rows} onOpen={onOpen} />
    </div>
  );
}

/** Coverage by file; a click opens the source with its counts. Which one is in the address. */
export default function CoverageTab({ runId }: { runId: string }) {
  const { data, error } = useCall(
    coverageReport,
    { query: { runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  const [search, setSearch] = useSearchParams();
  const open = (path: string | null) =>
    setSearch((known) => {
      const kept = [...known].filter(([name]) => name !== 'source');
      return { ...Object.fromEntries(kept), ...(path !== null && { source: path }) };
    });
  const source = search.get('source');
  if (error !== null)
    return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  if (source !== null) return <AnnotatedSource runId={runId} path={source} onBack={() => open(null)} />;
  return <CoverageFiles files={data.files} onOpen={open} />;
}
