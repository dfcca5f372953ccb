import type { AuditEntry } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../../parts/index.ts';
import { Details } from '../../../parts/table/Details.tsx';
import { AuditResult } from './AuditResult.tsx';
import { indented } from './indented.ts';
import './auditTrail.css';

export function AuditDetails({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('auditTrail');
  return (
    <Details
      title={t('details')}
      onClose={onClose}
      lines={[
        { name: t('time'), value: timestamp(entry.time) },
        { name: t('user'), value: entry.userName },
        { name: t('address'), value: entry.address },
        { name: t('call'), value: <code className="nl-audit-call">{entry.call}</code> },
        { name: t('result'), value: <AuditResult code={entry.code} /> },
        { name: t('detail'), value: t('withoutSecrets') },
      ]}
    >
      <pre>{indented(entry.detail)}</pre>
    </Details>
  );
}
