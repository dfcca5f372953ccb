import { selectTeamMembers } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useDictionary } from '../../admin/dictionaries/index.ts';
import { BUG_PRIORITIES, BUG_SEVERITIES, BUG_STATUSES, keyOf } from './look.ts';

/** What can be chosen for the fields of a defect. */
export function useBugOptions() {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const members = useCall(selectTeamMembers, { query: { deptId } }, { meta: { quiet: true } });
  const labels = useDictionary('bug_label') ?? [];
  return {
    status: BUG_STATUSES.map((value) => ({ value, label: t(`status.${keyOf(value)}`) })),
    severity: BUG_SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) })),
    priority: BUG_PRIORITIES.map((value) => ({ value, label: t(`priority.${keyOf(value)}`) })),
    label: labels.map(({ dictLabel, dictValue }) => ({ value: dictValue, label: dictLabel })),
    members: (members.data ?? []).map(({ userId, userName }) => ({ value: userId, label: userName })),
  };
}
