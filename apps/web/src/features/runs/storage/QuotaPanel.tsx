import { getQuota } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId, useSession } from '../../../session/index.ts';
import { formatBytes } from '../run/index.ts';
import { QuotaForm } from './QuotaForm.tsx';

/** Role id of a project lead (specification, roles of a department). */
const PROJECT_LEAD = 9;

const megabytes = (count: number | null) => (count === null ? null : formatBytes(count * 2 ** 20));

/** How long runs are kept and how many may go at a time: to be read by all, to be set by the project lead. */
export function QuotaPanel() {
  const { t } = useTranslation('storage');
  const deptId = useDeptId();
  const { session } = useSession();
  const { data: quota } = useCall(getQuota, { query: { deptId } });
  if (quota === undefined) return null;
  const lead = session?.department?.roleId === PROJECT_LEAD;
  const shown = [
    [t('keepDays'), quota.keepDays === null ? null : t('days', { count: quota.keepDays })],
    [t('keepBytes'), quota.keepBytes === null ? null : formatBytes(quota.keepBytes)],
    [t('runningRuns'), quota.runningRuns],
    [t('runningRunsPerUser'), quota.runningRunsPerUser],
    [t('mostSeconds'), quota.mostSeconds === null ? t('installation') : `${quota.mostSeconds} s`],
    [t('mostMemoryMegabytes'), megabytes(quota.mostMemoryMegabytes) ?? t('installation')],
    [t('mostDiskMegabytes'), megabytes(quota.mostDiskMegabytes) ?? t('installation')],
  ];
  return (
    <section>
      <h3>{t('limits')}</h3>
      {lead ? (
        <QuotaForm key={JSON.stringify(quota)} deptId={deptId} quota={quota} />
      ) : (
        <dl className="nl-storage-quota">
          {shown.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? t('noLimit')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="nl-dim">{lead ? t('limitsHint') : t('limitsOfLead')}</p>
    </section>
  );
}
