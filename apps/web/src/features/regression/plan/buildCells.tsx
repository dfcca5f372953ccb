import type { RegressFile } from '@netloom/model/regression';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DraftText } from './DraftText.tsx';
import { changeBuild, renameBuild } from './edit.ts';
import { useNameRefusal } from './useNameRefusal.ts';

export type BuildOfPlan = RegressFile['builds'][string] & { name: string };

interface CellProps {
  plan: RegressFile;
  row: BuildOfPlan;
}

const SIMULATORS = ['verilator', 'icarus'].map((value) => ({ value, label: value }));
const MODULE = /^[A-Za-z_][A-Za-z0-9_$]*$/;

function useLabel(key: string, { name }: BuildOfPlan): string {
  const { t } = useTranslation('regressionPlan');
  return `${t(`build.${key}`)}: ${name}`;
}

export function BuildName({ plan, row }: CellProps) {
  const refusal = useNameRefusal();
  return (
    <DraftText
      label={useLabel('name', row)}
      value={row.name}
      refusal={refusal(plan.builds, row.name)}
      onChange={(to) => renameBuild(plan, row.name, to)}
    />
  );
}

export function BuildTop({ plan, row }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={useLabel('top', row)}
      value={row.top}
      refusal={(to) => (MODULE.test(to) ? null : t('top.rule'))}
      onChange={(top) => changeBuild(plan, row.name, { top })}
    />
  );
}

export function BuildFile({ plan, row, of }: CellProps & { of: 'soc' | 'testbench' | 'fileList' }) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={useLabel(of, row)}
      value={row[of] ?? ''}
      {...(of === 'fileList' && !row.soc && { placeholder: t('found') })}
      onChange={(to) => changeBuild(plan, row.name, { [of]: to === '' ? undefined : to })}
    />
  );
}

export function BuildSimulator({ plan, row }: CellProps) {
  return (
    <Select
      size="small"
      aria-label={useLabel('simulator', row)}
      value={row.simulator ?? 'verilator'}
      options={SIMULATORS}
      onChange={(simulator: 'verilator' | 'icarus') => changeBuild(plan, row.name, { simulator })}
    />
  );
}

export function BuildCoverage({ plan, row }: CellProps) {
  return (
    <Checkbox
      aria-label={useLabel('coverage', row)}
      checked={row.coverage ?? false}
      disabled={row.simulator === 'icarus'}
      onChange={({ target }) => changeBuild(plan, row.name, { coverage: target.checked })}
    />
  );
}
