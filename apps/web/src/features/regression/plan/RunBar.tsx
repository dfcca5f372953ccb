import { PlayCircleOutlined } from '@ant-design/icons';
import { checkRegress, simulationsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startRun } from '@netloom/contract';
import { useCallMutation } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { SaidText } from '../../../diagnostics/SaidText.tsx';
import { isDirty } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { regressionAddress } from '../results/index.ts';
import { planCommands } from './planCommands.ts';
import type { OpenPlan } from './plans.ts';

const groupsOf = ({ cases }: RegressFile) =>
  [...new Set(Object.values(cases).flatMap(({ groups = [] }) => groups))].toSorted();

/** What will be simulated, and the button that begins it. */
export function RunBar({ open }: { open: OpenPlan }) {
  const { t } = useTranslation('regressionPlan');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const [groups, setGroups] = useState<string[]>([]);
  const { document: plan, stored } = open;
  const { mutate, isPending } = useCallMutation(startRun, {
    onSuccess: ({ runId }) => void navigate(regressionAddress(runId)),
  });
  const [fault] = checkRegress(plan);
  const known = groupsOf(plan);
  const chosen = groups.filter((group) => known.includes(group));
  const work = fault === undefined ? simulationsOf(plan, { groups: chosen, origin: '' }) : [];
  const all = work.reduce((sum, { simulations }) => sum + simulations.length, 0);
  const unsaved = stored === undefined || isDirty(open);
  const start = () =>
    mutate({ body: { kind: 'regression', deptId, path: open.key, groups: chosen } as never });
  const targets = { isStored: !unsaved, simulations: all, busy: isPending, start };
  useOffer(planCommands, targets);
  return (
    <div className="nl-regress-run">
      {fault === undefined ? null : <Alert type="error" showIcon title={<SaidText said={fault} />} />}
      <Select
        mode="multiple"
        aria-label={t('groups')}
        placeholder={t('allGroups')}
        value={chosen}
        disabled={known.length === 0}
        options={known.map((value) => ({ value, label: value }))}
        onChange={setGroups}
      />
      <span className="nl-dim">{t('counts', { all, builds: work.length })}</span>
      <span className="nl-regress-spring" />
      {unsaved ? <span className="nl-dim">{t('saveFirst')}</span> : null}
      <CommandButton
        {...{ set: planCommands, id: 'run', targets, loading: isPending }}
        type="primary"
        icon={<PlayCircleOutlined aria-hidden />}
      />
    </div>
  );
}
