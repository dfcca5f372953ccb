import { DeploymentUnitOutlined } from '@ant-design/icons';
import { getAllSocCanvas } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/index.ts';
import { usePermissions } from '../../parts/index.ts';
import { chooseDesign, selectedDesign, useDesign } from '../../session/index.ts';
import { useShellSession } from '../SessionContext.ts';

/** Chooses the SoC design that canvas, memory map and runs work on. */
export function DesignSelect() {
  const { t } = useTranslation();
  const { department } = useShellSession();
  const may = usePermissions().any('design:view');
  const { designId } = useDesign();
  const canvases = useCall(
    getAllSocCanvas,
    { params: { x: department?.deptId ?? 0 } },
    { enabled: may && department !== null, meta: { quiet: true } },
  );
  const designs = canvases.data ?? [];
  if (designs.length === 0) return null;
  return (
    <Select
      className="nl-design"
      variant="filled"
      prefix={<DeploymentUnitOutlined aria-hidden />}
      aria-label={t('design')}
      showSearch={designs.length > 8 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={selectedDesign(designs, designId)?.socCanvasId}
      options={designs.map(({ socCanvasId, socName }) => ({ value: socCanvasId, label: socName }))}
      onChange={chooseDesign}
    />
  );
}
