import type { TimingPath } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';

type Column = TableColumnType<TimingPath>;
type Text = TFunction<'timing'>;
type Time = (value: number) => string;

interface PathTableProps {
  paths: readonly TimingPath[];
  shown: TimingPath | undefined;
  onShow: (path: TimingPath) => void;
}

/** Pixels below which the table is scrolled: its numbers stay whole, names take what is left and are cut. */
const LEAST_WIDTH = 380;
const NUMBER_WIDTH = 96;
const COUNT_WIDTH = 82;

/** The delay between pins, without the time at which the clock launches. */
function dataDelay({ points, arrival }: TimingPath): number {
  const [first] = points;
  return arrival - (first?.sort === 'clock' ? first.time : 0);
}

const cells = ({ points }: TimingPath) => points.filter(({ sort }) => sort === 'cell').length;

/** The worst paths; a click or Enter shows one. */
export function PathTable({ paths, shown, onShow }: PathTableProps) {
  const { t, i18n } = useTranslation('timing');
  const time = (value: number) => nanoseconds(value, i18n.language);
  const clocks = [...new Set(paths.map(({ captureClock }) => captureClock))].sort();
  return (
    <Table
      className="nl-timing-table"
      size="small"
      rowKey={(path) => `${path.check} ${path.startpoint} ${path.endpoint} ${path.pathGroup} ${path.slack}`}
      dataSource={paths}
      pagination={{ defaultPageSize: 25, size: 'small', hideOnSinglePage: true, showSizeChanger: true }}
      tableLayout="fixed"
      scroll={{ x: LEAST_WIDTH }}
      rowClassName={(path) => (path === shown ? 'nl-timing-shown' : '')}
      onRow={(path) => ({
        tabIndex: 0,
        onClick: () => onShow(path),
        onKeyDown: ({ key }) => (key === 'Enter' ? onShow(path) : undefined),
      })}
      columns={[slackColumn(t, time), endsColumn(t, clocks), delayColumn(t, time), cellsColumn(t)]}
    />
  );
}

function slackColumn(t: Text, time: Time): Column {
  return {
    title: t('column.slack'),
    width: NUMBER_WIDTH,
    dataIndex: 'slack',
    align: 'right',
    sorter: (a, b) => a.slack - b.slack,
    render: (slack: number) => (
      <span className="nl-timing-number" data-tone={slack < 0 ? 'bad' : 'plain'}>
        {time(slack)}
      </span>
    ),
  };
}

/** Of several clocks each path tells its own; one alone is told above the table. */
function endsColumn(t: Text, clocks: readonly string[]): Column {
  return {
    title: t('column.fromTo'),
    key: 'ends',
    sorter: (a, b) => a.endpoint.localeCompare(b.endpoint),
    ...(clocks.length > 1 && {
      filters: clocks.map((value) => ({ value, text: value === '' ? '–' : value })),
      onFilter: (value, path) => path.captureClock === value,
    }),
    render: (_, path) => (
      <span className="nl-mono nl-timing-ends" title={`${path.startpoint} → ${path.endpoint}`}>
        <span>{path.startpoint}</span>
        <span>→ {path.endpoint}</span>
        {clocks.length > 1 ? <small className="nl-dim">{clocksOf(path)}</small> : null}
      </span>
    ),
  };
}

function clocksOf({ launchClock, captureClock }: TimingPath): string {
  return launchClock === captureClock || launchClock === ''
    ? captureClock
    : `${launchClock} → ${captureClock}`;
}

function delayColumn(t: Text, time: Time): Column {
  return {
    title: t('column.delay'),
    width: NUMBER_WIDTH,
    key: 'delay',
    align: 'right',
    sorter: (a, b) => dataDelay(a) - dataDelay(b),
    render: (_, path) => <span className="nl-timing-number">{time(dataDelay(path))}</span>,
  };
}

function cellsColumn(t: Text): Column {
  return {
    title: t('column.cells'),
    width: COUNT_WIDTH,
    key: 'cells',
    align: 'right',
    sorter: (a, b) => cells(a) - cells(b),
    render: (_, path) => cells(path),
  };
}
