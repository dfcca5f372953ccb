import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../files/editor/index.ts';
import { WithReport } from './WithReport.tsx';

/** The constraints that the run read, and what it assumed beside them. */
export function Constraints({ runId }: { runId: string }) {
  const { t } = useTranslation('timing');
  return (
    <WithReport runId={runId}>
      {({ sdc, sdcFile }) => (
        <div className="nl-timing-text">
          <p>
            {sdcFile === null ? (
              t('constraints.generated')
            ) : (
              <>
                {t('constraints.file')} <Link to={fileAddress({ path: sdcFile })}>{sdcFile}</Link>
              </>
            )}{' '}
            {t('constraints.assumed')}
          </p>
          <pre className="nl-mono">{sdc}</pre>
        </div>
      )}
    </WithReport>
  );
}
