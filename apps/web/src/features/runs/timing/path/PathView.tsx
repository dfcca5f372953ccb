import { FileTextOutlined } from '@ant-design/icons';
import type { TimingPath, TimingPoint, TimingReport } from '@netloom/model';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasLink } from '../../../design/soc/index.ts';
import { useShowLog } from '../../run/index.ts';
import { PathBars } from './PathBars.tsx';
import { PointTable } from './PointTable.tsx';

interface PathViewProps {
  path: TimingPath;
  soc: TimingReport['soc'];
}

/** One path: where its time goes, drawn to scale and as a table. */
export function PathView({ path, soc }: PathViewProps) {
  const { t } = useTranslation('timing');
  const showLog = useShowLog();
  const [chosen, setChosen] = useState<TimingPoint | null>(null);
  const { offset } = path;
  return (
    <section aria-label={t('path.title')}>
      <header>
        <h3 className="nl-mono" title={`${path.startpoint} → ${path.endpoint}`}>
          {path.startpoint} → {path.endpoint}
        </h3>
        {path.corner === undefined ? null : <small>{t('corner.in', { name: path.corner })}</small>}
        {offset === undefined ? null : (
          <Button
            type="text"
            size="small"
            icon={<FileTextOutlined />}
            title={t('showLog')}
            aria-label={t('showLog')}
            onClick={() => showLog(offset)}
          />
        )}
      </header>
      <PathBars path={path} chosen={chosen} onChoose={setChosen} />
      <PointTable
        path={path}
        chosen={chosen}
        onChoose={setChosen}
        placeOf={({ name, edge }) => (edge === '' ? null : <CanvasLink name={name} soc={soc} />)}
      />
    </section>
  );
}
