import { DeleteOutlined, DeploymentUnitOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { canvasAddress, useProblems, useSoc } from '../../soc/index.ts';
import { removeSelected } from '../actions/edit.ts';
import { zoomToSelection } from '../actions/view.ts';
import { AttributeText } from '../drawing/AttributeText.tsx';
import { usePicture } from '../map/current.ts';
import { keyOf } from '../map/picture.ts';
import { registerRows } from '../map/registerRows.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { worstByEndpoint } from '../problems/mapProblems.ts';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { useMap } from '../store/mapStore.ts';
import { useRegisterFile } from './useRegisterFile.ts';
import './details.css';

/** What is selected, with ways to its block, its registers and back to the drawing. */
export function Details() {
  const { t } = useTranslation('memoryMap');
  const selected = useMap((state) => state.selected);
  const picture = usePicture();
  const canvas = useSoc((state) => state.canvas);
  const problems = useProblems((state) => state.problems);
  const found = useMap((state) => state.found);
  const file = useRegisterFile(selected?.endpoint);
  const bands = picture.columns.flatMap(({ bands }) => bands);
  const band = selected && bands.find(({ key }) => key === keyOf(selected));
  if (!band || !canvas) return <section className="nl-map-details">{t('details.none')}</section>;
  const { place, base, size, attributes } = band;
  const severity = worstByEndpoint(problems).get(place.endpoint);
  const registers = registerRows(picture.design, place).length;
  const isFound = found !== undefined && found.address >= base && found.address < base + size;
  const register = isFound ? found.register : undefined;
  return (
    <section className="nl-map-details" aria-label={t('details.label')}>
      <div>
        {severity && <SeverityIcon severity={severity} />} <b>{place.endpoint}</b>{' '}
        {place.alias !== undefined && (
          <span>
            {place.offset > 0n
              ? t('card.window', { offset: `0x${place.offset.toString(16).toUpperCase()}` })
              : t('card.alias')}
          </span>
        )}
        <code>
          {addressText(base)} – {addressText(base + size - 1n)} · {sizeText(size)}
        </code>
        <AttributeText attributes={attributes} />
      </div>
      <div className="nl-map-jumps">
        <Button size="small" onClick={zoomToSelection}>
          {registers > 0 ? t('details.registersToScale', { count: registers }) : t('command.zoomSelection')}
        </Button>
        <Link to={canvasAddress(canvas.socCanvasId, place.endpoint.split('.')[0]!)}>
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
    </section>
  );
}

/** The address that opens a register description, at one of its registers where it is given. */
function registerAddress(file: string, register: string | undefined): string {
  return `/charts/mix-chart?${new URLSearchParams({ file, ...(register !== undefined && { register }) })}`;
}
