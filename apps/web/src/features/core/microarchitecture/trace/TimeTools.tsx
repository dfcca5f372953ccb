import {
  DownloadOutlined,
  ExpandOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { coverageTable, nameOf, timelineTable } from '@netloom/core/trace';
import { Button, Dropdown, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../api/index.ts';
import type { TimeLineProps } from './TimeLine.tsx';
import type { Axis } from './timeline.ts';
import { neighbour, timeKey } from './timeKeys.ts';

interface TimeToolsProps extends TimeLineProps {
  axis: Axis;
  onAxis: (axis: Axis) => void;
  onRegion: (region: number) => void;
  /** Of the core, for files. */
  name: string;
}

/** Search for functions, the way along the time line, its axis, and the tables as files. */
export function TimeTools({ axis, onAxis, onRegion, name, ...time }: TimeToolsProps) {
  const { t } = useTranslation('coreTrace');
  const { report, region, onChoose } = time;
  const press = (key: string) => () => timeKey(key, time);
  const seek = (step: 1 | -1) => () => {
    const found = neighbour(time, step);
    if (found >= 0) onChoose(found);
  };
  return (
    <div className="nl-trace-tools" role="toolbar" aria-label={t('tools.bar')}>
      <FunctionSearch {...{ report, region, onRegion }} />
      <Tool name="previous" icon={<VerticalRightOutlined />} disabled={region < 0} onClick={seek(-1)} />
      <Tool name="next" icon={<VerticalLeftOutlined />} disabled={region < 0} onClick={seek(1)} />
      <Tool name="in" icon={<ZoomInOutlined />} onClick={press('+')} />
      <Tool name="out" icon={<ZoomOutOutlined />} onClick={press('-')} />
      <Tool name="fit" icon={<ExpandOutlined />} onClick={press('f')} />
      <Segmented
        size="small"
        aria-label={t('axis.label')}
        value={axis}
        options={[
          { value: 'instructions', label: t('axis.instructions') },
          { value: 'clocks', label: t('axis.clocks'), disabled: report.clock === undefined },
        ]}
        onChange={onAxis}
      />
      <ExportMenu report={report} name={name} />
    </div>
  );
}

type FunctionSearchProps = Pick<TimeToolsProps, 'report' | 'region' | 'onRegion'>;

function FunctionSearch({ report, region, onRegion }: FunctionSearchProps) {
  const { t } = useTranslation('coreTrace');
  const options = report.regions.flatMap((each, value) =>
    each.reached > 0 ? [{ value, label: nameOf(each) }] : [],
  );
  return (
    <Select
      size="small"
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      aria-label={t('tools.search')}
      placeholder={t('tools.search')}
      popupMatchSelectWidth={false}
      value={region >= 0 ? region : undefined}
      options={options}
      onChange={(value: number | undefined) => onRegion(value ?? -1)}
    />
  );
}

function ExportMenu({ report, name }: Pick<TimeToolsProps, 'report' | 'name'>) {
  const { t } = useTranslation('coreTrace');
  const save = (content: string, what: string) =>
    saveBlob(new Blob([content], { type: 'text/csv' }), `${name}-${what}.csv`);
  const items = [
    {
      key: 'coverage',
      label: t('export.coverage'),
      onClick: () => save(coverageTable(report), 'coverage'),
    },
    {
      key: 'timeline',
      label: t('export.timeline'),
      onClick: () => save(timelineTable(report), 'timeline'),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button size="small" icon={<DownloadOutlined aria-hidden />}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}

interface ToolProps {
  name: 'previous' | 'next' | 'in' | 'out' | 'fit';
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, icon, disabled, onClick }: ToolProps) {
  const { t } = useTranslation('coreTrace');
  const label = t(`tools.${name}`);
  return (
    <Button size="small" type="text" {...{ icon, disabled, onClick }} aria-label={label} title={label} />
  );
}
