import type { CaseRow, PointLack } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { PointName, TEMPLATE_IDS, TestPoint, lackOfPoint, templateOf } from '@netloom/core/special';
import type { PointsFile } from '@netloom/core/special';
import { pointerOf } from '@netloom/model';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ResultActions, regressionAddress } from '../../regression/results/index.ts';
import { CellInput } from './CellInput.tsx';
import { CELLS } from './cells.ts';
import type { CellKind } from './cells.ts';
import { changePoint, renamePoint } from './pointTables.ts';
import { isBad } from './usePointResults.ts';
import type { PointResults } from './usePointResults.ts';

interface PointRowProps {
  table: PointsFile;
  name: string;
  point: TestPoint;
  options: CoreOptions | undefined;
  /** What is wrong, by pointer. */
  faults: ReadonlyMap<string, string>;
  results: PointResults;
  isSelected: boolean;
  onToggle: () => void;
}

/** One point. */
export function PointRow({
  table,
  name,
  point,
  options,
  faults,
  results,
  isSelected,
  onToggle,
}: PointRowProps) {
  const { t } = useTranslation('corePoints');
  const cases = results.byPoint.get(name) ?? [];
  const failed = cases.find(isBad);
  const faultOf = (cell: string) => faults.get(pointerOf('points', name, cell));
  const refusal = (text: string) => {
    if (text !== name && Object.hasOwn(table.points, text)) return t('name.taken');
    return PointName.safeParse(text).success ? undefined : t('name.rule');
  };
  return (
    <tr data-point={name} data-failed={failed !== undefined} aria-selected={isSelected}>
      <td>
        <Checkbox aria-label={t('select', { name })} checked={isSelected} onChange={onToggle} />
      </td>
      <th scope="row">
        <CellInput
          label={t('cell.name')}
          value={name}
          fault={undefined}
          refusal={refusal}
          onChange={(to) => renamePoint(table, name, to)}
        />
      </th>
      <td data-cell="result">
        <Result {...{ cases, failed, results }} lack={options && lackOfPoint(options, point)} />
      </td>
      <td data-cell="program">
        <Program {...{ table, name, point }} fault={faultOf('program')} />
      </td>
      {CELLS.map((kind) => (
        <td key={kind.key} data-cell={kind.key}>
          <Cell {...{ table, name, point, kind }} fault={faultOf(kind.key)} />
        </td>
      ))}
    </tr>
  );
}

type CellProps = Pick<PointRowProps, 'table' | 'name' | 'point'> & {
  kind: CellKind;
  fault: string | undefined;
};

/** One cell between program and result. */
function Cell({ table, name, point, kind: { key, sort, placeholder }, fault }: CellProps) {
  const { t } = useTranslation('corePoints');
  const label = `${name}: ${t(`cell.${key}`)}`;
  if (sort === 'flag')
    return (
      <>
        <Checkbox
          aria-label={label}
          checked={point[key] === true}
          onChange={({ target }) => changePoint(table, name, { [key]: target.checked || undefined })}
        />
        {fault === undefined ? null : <small role="alert">{fault}</small>}
      </>
    );
  return (
    <CellInput
      label={label}
      value={String(point[key] ?? '')}
      placeholder={placeholder}
      fault={fault}
      refusal={(text) => refusalOf(key, text) && t('cannot')}
      onChange={(text) => changePoint(table, name, { [key]: valueOf(sort, text) })}
    />
  );
}

/** Whether the document could not hold the value. */
const refusalOf = (key: CellKind['key'], text: string) => {
  const kind = CELLS.find((each) => each.key === key)!;
  return text !== '' && !TestPoint.shape[key].safeParse(valueOf(kind.sort, text)).success;
};

const valueOf = (sort: CellKind['sort'], text: string) =>
  text === '' ? undefined : sort === 'number' ? Number(text) : text;

type ProgramProps = Pick<PointRowProps, 'table' | 'name' | 'point'> & {
  fault: string | undefined;
};

function Program({ table, name, point, fault }: ProgramProps) {
  const { t } = useTranslation('corePoints');
  const template = templateOf(point.program);
  return (
    <>
      <Select
        size="small"
        variant="borderless"
        aria-label={`${name}: ${t('cell.program')}`}
        status={fault === undefined ? '' : 'error'}
        value={point.program}
        title={template === undefined ? undefined : t(`program.${point.program as 'work'}`)}
        popupMatchSelectWidth={420}
        options={TEMPLATE_IDS.map((id) => ({ value: id, label: t(`program.${id}`) }))}
        labelRender={({ value }) => String(value)}
        onChange={(program) => changePoint(table, name, { program })}
      />
      {fault === undefined ? null : <small role="alert">{fault}</small>}
    </>
  );
}

interface ResultProps {
  cases: readonly CaseRow[];
  failed: CaseRow | undefined;
  results: PointResults;
  /** Why the core cannot be tried with it. */
  lack: PointLack | undefined;
}

/** What came of its tests; one that is not run says why it cannot be; one that failed has the ways to its log at the first error, and to its wave there. */
function Result({ cases, failed, results, lack }: ResultProps) {
  const { t } = useTranslation('corePoints');
  const runId = results.regression?.runId;
  const failure = failed && results.failures.get(failed.caseName);
  if (cases.length === 0 || runId === undefined)
    return (
      <span className="nl-dim">
        {t('notRun')}
        {lack === undefined ? null : <small>{t(`lack.${lack}`)}</small>}
      </span>
    );
  const passed = cases.filter((each) => each.all > 0 && each.passed === each.all).length;
  return (
    <>
      <Link to={regressionAddress(runId)} title={failed?.message}>
        {t('passedOf', { passed, all: cases.length })}
        {failed === undefined ? null : <small>{`${failed.caseName}: ${failed.message}`}</small>}
      </Link>
      {failure === undefined ? null : <ResultActions runId={runId} result={failure} />}
    </>
  );
}
