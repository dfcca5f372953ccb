import { assignAddresses } from '@netloom/soc';
import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { change, openDialog, useSoc } from '../soc/index.ts';
import { usePicture } from './map/current.ts';

/** Says what is missing for a map and how to get there; the map itself once there is one. */
export function NothingMapped({ hasCanvas, children }: { hasCanvas: boolean; children: ReactNode }) {
  const { t } = useTranslation('memoryMap');
  const { canvas, document, library } = useSoc();
  const { columns } = usePicture();
  if (!hasCanvas)
    return (
      <Empty className="nl-map-none" description={t('empty.noDesign')}>
        <Button type="primary" onClick={() => openDialog('newCanvas')}>
          {t('empty.newDesign')}
        </Button>
      </Empty>
    );
  if (!canvas) return <div />;
  const mapped = Object.keys(document.addressMap).length;
  const open = new Set(columns.flatMap(({ view }) => view.unassigned)).size;
  if (columns.length === 0 && mapped === 0)
    return (
      <Empty className="nl-map-none" description={t('empty.noManager')}>
        <Link to={`/charts/keyboard?canvas=${canvas.socCanvasId}`}>{t('empty.toCanvas')}</Link>
      </Empty>
    );
  if (mapped === 0)
    return (
      <Empty className="nl-map-none" description={t('empty.nothing', { count: open })}>
        <Button type="primary" onClick={() => change({ document: assignAddresses(document, library) })}>
          {t('assign', { count: open })}
        </Button>
      </Empty>
    );
  return children;
}
