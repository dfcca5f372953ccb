import type { TimingPath, TimingPoint } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';

interface PointTableProps {
  path: TimingPath;
  chosen: TimingPoint | null;
  onChoose: (point: TimingPoint | null) => void;
  /** What opens the place of a point, where there is one. */
  placeOf: (point: TimingPoint) => ReactNode;
}

interface PointRow {
  point: TimingPoint;
  index: number;
}

type Column = TableColumnType<PointRow>;
type Text = TFunction<'timing'>;

/** Pixels below which the table is scrolled: its numbers stay whole, names take what is left and are cut. */
const LEAST_WIDTH = 620;
const NUMBER_WIDTH = 92;

/** Columns of nanoseconds, and of the load. */
const NUMBERS = ['delay', 'time', 'slew', 'load'] as const;

const EDGE = { rise: '↑', fall: '↓', '': '' };

/** A cell's input without a wire delay before it says nothing that its output does not say, unless the path ends there. */
const tells = ({ sort, cell, delay }: TimingPoint, index: number, points: readonly TimingPoint[]) =>
  sort !== 'net' || cell === '' || delay !== 0 || points[index + 1]?.sort !== 'cell';

/** The points of a path with their delays, first the way of the data, then of the requirement. */
export function PointTable({ path, chosen, onChoose, placeOf }: PointTableProps) {
  const { t } = useTranslation('timing');
  const data = path.points.filter(tells);
  const rows: PointRow[] = [...data, ...path.requiredPoints].map((point, index) => ({ point, index }));
  return (
    <Table
      className="nl-timing-table"
      size="small"
      rowKey="index"
      dataSource={rows}
      pagination={false}
      tableLayout="fixed"
      scroll={{ x: LEAST_WIDTH }}
      rowClassName={({ point, index }) =>
        [point === chosen ? 'nl-timing-shown' : '', index === data.length ? 'nl-timing-turn' : ''].join(' ')
      }
      onRow={({ point }) => ({ onClick: () => onChoose(point === chosen ? null : point) })}
      columns={[
        pointColumn(t, placeOf),
        ...NUMBERS.map((key) => numberColumn(t, key)),
        {
          title: t('column.fanout'),
          key: 'fanout',
          width: NUMBER_WIDTH,
          align: 'right',
          render: (_, { point }) => point.fanout,
        },
      ]}
    />
  );
}

function numberColumn(t: Text, key: (typeof NUMBERS)[number]): Column {
  return {
    title: t(`column.${key}`),
    key,
    width: NUMBER_WIDTH,
    align: 'right',
    render: (_, { point }) => <Time value={key === 'load' ? point.capacitance : point[key]} />,
  };
}

function Time({ value }: { value: number | undefined }) {
  const { i18n } = useTranslation('timing');
  if (value === undefined) return null;
  return <span className="nl-timing-number">{nanoseconds(value, i18n.language)}</span>;
}

function pointColumn(t: Text, placeOf: PointTableProps['placeOf']): Column {
  return {
    title: t('column.point'),
    key: 'point',
    render: (_, { point }) => {
      const below = [point.cell, point.net].filter(Boolean).join(' · ');
      return (
        <span className="nl-timing-point">
          <span className={point.edge === '' ? '' : 'nl-mono'} title={point.name}>
            {point.edge === '' ? null : <span className="nl-dim">{EDGE[point.edge]} </span>}
            {point.name}
          </span>
          {placeOf(point)}
          {below === '' ? null : (
            <small className="nl-mono nl-dim" title={below}>
              {below}
            </small>
          )}
        </span>
      );
    },
  };
}
