import { getAllSocCanvas } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { takeRegions } from './takeRegions.ts';
import type { RegionOfDesign } from './takeRegions.ts';

const HELP = { cachedRegion: 'region.fromDesignHelp', idempotentRegion: 'region.idempotentHelp' } as const;

/** Takes a region from the address map of a design; nothing in a project without designs. */
export function RegionsOfDesign({ region, options }: { region: RegionOfDesign; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } }).data ?? [];
  if (canvases.length === 0) return null;
  const items = canvases.map(({ socCanvasId, socName }) => ({ key: String(socCanvasId), label: socName }));
  const take = (key: string) => {
    const canvas = canvases.find(({ socCanvasId }) => String(socCanvasId) === key);
    if (canvas) void takeRegions(deptId, canvas, { region, options }, t);
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => take(key) }}>
      <Button size="small" className="nl-core-from-design" title={t(HELP[region])}>
        {t('region.fromDesign')}
      </Button>
    </Dropdown>
  );
}
