import type { PlacementPoint, PlacementReport } from '@netloom/model';
import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';

type Path = PlacementReport['criticalPaths'][number];

function Bars({ path }: { path: Path }) {
  const { t } = useTranslation('placement');
  const nanoseconds = (point: PlacementPoint) => `${point.delay.toFixed(2)} ns`;
  return (
    <>
      <div className="nl-place-bars">
        {path.points.map((point, index) => (
          <span
            key={index}
            data-sort={point.sort === 'routing' ? 'net' : point.sort === 'setup' ? 'check' : 'cell'}
            title={`${t(`sort.${point.sort}`)}: ${point.net || point.to}, ${nanoseconds(point)}`}
            style={{ flexGrow: point.delay }}
          />
        ))}
      </div>
      <ol className="nl-place-points">
        {path.points.map((point, index) => (
          <li key={index}>
            <span className="nl-dim">{t(`sort.${point.sort}`)}</span>
            <span className="nl-mono" title={`${point.from} → ${point.to}`}>
              {point.net || point.to}
            </span>
            <span>{nanoseconds(point)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The longest path between each pair of clock edges, as a bar of delays and a list. */
export function CriticalPaths({ paths }: { paths: readonly Path[] }) {
  const { t } = useTranslation('placement');
  const end = (name: string) => (name === '<async>' ? t('async') : name);
  return (
    <Collapse
      size="small"
      defaultActiveKey="0"
      items={paths.map((path, index) => ({
        key: String(index),
        label: (
          <span>
            {end(path.from)} → {end(path.to)}
          </span>
        ),
        extra: `${path.delay.toFixed(2)} ns`,
        children: <Bars path={path} />,
      }))}
    />
  );
}
