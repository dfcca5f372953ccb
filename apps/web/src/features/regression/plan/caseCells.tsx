import { buildsOf } from '@netloom/model/regression';
import type { RegressFile, RegressStage } from '@netloom/model/regression';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DraftText } from './DraftText.tsx';
import { changeCase, renameCase } from './edit.ts';
import { readSeeds, seedsText } from './seedsText.ts';
import { STAGES } from './stages.ts';
import { useNameRefusal } from './useNameRefusal.ts';
import { words } from './words.ts';

export type CaseOfPlan = RegressFile['cases'][string] & { name: string };

interface CellProps {
  plan: RegressFile;
  row: CaseOfPlan;
}

function useLabel(key: string, { name }: CaseOfPlan): string {
  const { t } = useTranslation('regressionPlan');
  return `${t(`case.${key}`)}: ${name}`;
}

export function CaseName({ plan, row }: CellProps) {
  const refusal = useNameRefusal();
  return (
    <DraftText
      label={useLabel('name', row)}
      value={row.name}
      refusal={refusal(plan.cases, row.name)}
      onChange={(to) => renameCase(plan, row.name, to)}
    />
  );
}

export function CaseBuild({ plan, row }: CellProps) {
  const builds = buildsOf(row);
  return (
    <Select
      mode="multiple"
      maxTagCount="responsive"
      size="small"
      aria-label={useLabel('build', row)}
      value={builds}
      status={builds.every((build) => Object.hasOwn(plan.builds, build)) ? '' : 'error'}
      options={Object.keys(plan.builds).map((value) => ({ value, label: value }))}
      onChange={(chosen) => chosen.length > 0 && changeCase(plan, row.name, { build: chosen })}
    />
  );
}

/** What its SoC runs, or what makes the stimulus of each seed. */
export function CaseFile({ plan, row, of }: CellProps & { of: 'program' | 'generator' }) {
  return (
    <DraftText
      label={useLabel(of, row)}
      value={row[of] ?? ''}
      onChange={(to) => changeCase(plan, row.name, { [of]: to === '' ? undefined : to })}
    />
  );
}

export function CasePlusargs({ plan, row }: CellProps) {
  return (
    <DraftText
      label={useLabel('plusargs', row)}
      value={row.plusargs ?? ''}
      onChange={(plusargs) => changeCase(plan, row.name, { plusargs })}
    />
  );
}

export function CaseGroups({ plan, row }: CellProps) {
  return (
    <DraftText
      label={useLabel('groups', row)}
      value={(row.groups ?? []).join(', ')}
      onChange={(to) => changeCase(plan, row.name, { groups: words(to) })}
    />
  );
}

export function CaseStage({ plan, row }: CellProps) {
  return (
    <Select
      allowClear
      size="small"
      aria-label={useLabel('stage', row)}
      value={row.stage ?? null}
      options={STAGES}
      onChange={(stage?: RegressStage) => changeCase(plan, row.name, { stage })}
    />
  );
}

export function CaseTestpoints({ plan, row }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  const known = plan.testpoints ?? {};
  return (
    <DraftText
      label={useLabel('testpoints', row)}
      value={(row.testpoints ?? []).join(', ')}
      refusal={(to) => (words(to).every((name) => Object.hasOwn(known, name)) ? null : t('point.unknown'))}
      onChange={(to) => changeCase(plan, row.name, { testpoints: words(to) })}
    />
  );
}

export function CaseSeeds({ plan, row }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={useLabel('seeds', row)}
      value={seedsText(row.seeds)}
      refusal={(to) => (readSeeds(to) === undefined ? t('seeds.rule') : null)}
      onChange={(to) => changeCase(plan, row.name, { seeds: readSeeds(to) })}
    />
  );
}

export function CaseSeconds({ plan, row }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={useLabel('seconds', row)}
      value={row.seconds === undefined ? '' : String(row.seconds)}
      placeholder={String(plan.seconds ?? 60)}
      refusal={(to) => (/^([1-9]\d{0,5})?$/.test(to) ? null : t('seconds.rule'))}
      onChange={(to) => changeCase(plan, row.name, { seconds: to === '' ? undefined : Number(to) })}
    />
  );
}
