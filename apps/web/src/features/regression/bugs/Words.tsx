import type { BugPriority, BugSeverity, BugStatus } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyOf, SEVERITY_COLOURS, STATUS_COLOURS } from './look.ts';

export function StatusTag({ status }: { status: BugStatus }) {
  const { t } = useTranslation('bugs');
  return <Tag color={STATUS_COLOURS[status]}>{t(`status.${keyOf(status)}`)}</Tag>;
}

export function SeverityTag({ severity }: { severity: BugSeverity }) {
  const { t } = useTranslation('bugs');
  return <Tag color={SEVERITY_COLOURS[severity]}>{t(`severity.${severity}`)}</Tag>;
}

export function PriorityText({ priority }: { priority: BugPriority }) {
  const { t } = useTranslation('bugs');
  return <span>{t(`priority.${keyOf(priority)}`)}</span>;
}
