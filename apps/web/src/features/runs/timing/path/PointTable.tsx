import type { TimingPath, TimingPoint } from '@netloom/model';
import { Table } from 'antd';
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

const EDGE = { rise: '↑', fall: '↓', '': '' };

/** A cell's input without a wire delay before it says nothing that its output does not say, unless the path ends there. */
const tells = ({ sort, cell, delay }: TimingPoint, index: number, points: readonly TimingPoint[]) =>
  sort !== 'net' || cell === '' || delay !== 0 || points[index + 1]?.sort !== 'cell';

/** The points of a path with their delays, first the way of the data, then of the requirement. */
export function PointTable({ path, chosen, onChoose, placeOf }: PointTableProps) {
  const { t, i18n } = useTranslation('timing');
  const time = (value: number | undefined) =>
    value === undefined ? null : (
      <span className="nl-timing-number">{nanoseconds(value, i18n.language)}</span>
    );
  const data = path.points.filter(tells);
  const rows = [...data, ...path.requiredPoints].map((point, index) => ({ point, index }));
  return (
    <Table
      className="nl-timing-table"
      size="small"
      rowKey="index"
      dataSource={rows}
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowClassName={({ point, index }) =>
        [point === chosen ? 'nl-timing-shown' : '', index === data.length ? 'nl-timing-turn' : ''].join(' ')
      }
      onRow={({ point }) => ({ onClick: () => onChoose(point === chosen ? null : point) })}
      columns={[
        {
          title: t('column.point'),
          key: 'point',
          render: (_, { point }) => (
            <span className="nl-timing-point">
              <span className={point.edge === '' ? '' : 'nl-mono'} title={point.name}>
                {point.edge === '' ? null : <span className="nl-dim">{EDGE[point.edge]} </span>}
                {point.name}
              </span>
              {placeOf(point)}
              {point.net === undefined ? null : <small className="nl-mono nl-dim">{point.net}</small>}
            </span>
          ),
        },
        { title: t('column.cell'), key: 'cell', render: (_, { point }) => point.cell },
        {
          title: t('column.delay'),
          key: 'delay',
          align: 'right',
          render: (_, { point }) => time(point.delay),
        },
        { title: t('column.time'), key: 'time', align: 'right', render: (_, { point }) => time(point.time) },
        { title: t('column.slew'), key: 'slew', align: 'right', render: (_, { point }) => time(point.slew) },
        {
          title: t('column.load'),
          key: 'load',
          align: 'right',
          render: (_, { point }) => time(point.capacitance),
        },
        { title: t('column.fanout'), key: 'fanout', align: 'right', render: (_, { point }) => point.fanout },
      ]}
    />
  );
}
