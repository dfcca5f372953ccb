import { DeleteOutlined, DeploymentUnitOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canvasAddress } from '../../soc/index.ts';
import { removeSelected } from '../actions/edit.ts';
import { zoomToSelection } from '../actions/view.ts';
import { usePicture } from '../map/current.ts';
import type { Band } from '../map/picture.ts';
import { registerRows } from '../map/registerRows.ts';
import { useMap } from '../store/mapStore.ts';

interface JumpsProps {
  band: Band;
  socCanvasId: number;
  /** Path of its register description. */
  file: string | undefined;
}

/** Ways to the block, its registers and back to the drawing. */
export function Jumps({ band: { place, base, size }, socCanvasId, file }: JumpsProps) {
  const { t } = useTranslation('memoryMap');
  const { design } = usePicture();
  const found = useMap((state) => state.found);
  const registers = registerRows(design, place).length;
  const isFound = found !== undefined && found.address >= base && found.address < base + size;
  const register = isFound ? found.register : undefined;
  return (
    <div className="nl-map-jumps">
      <Button size="small" onClick={zoomToSelection}>
        {registers > 0 ? t('details.registersToScale', { count: registers }) : t('command.zoomSelection')}
      </Button>
      <Link to={canvasAddress(socCanvasId, place.endpoint.split('.')[0]!)}>
        <DeploymentUnitOutlined aria-hidden /> {t('details.onCanvas')}
      </Link>
      {file !== undefined && (
        <Link to={registerAddress(file, register)}>
          <TableOutlined aria-hidden /> {register ?? t('details.registers')}
        </Link>
      )}
      <Tooltip title={t('command.remove')}>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('command.remove')}
          onClick={removeSelected}
        />
      </Tooltip>
    </div>
  );
}

/** The address that opens a register description, at one of its registers where it is given. */
function registerAddress(file: string, register: string | undefined): string {
  return `/charts/mix-chart?${new URLSearchParams({ file, ...(register !== undefined && { register }) })}`;
}
