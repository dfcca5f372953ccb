import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { keyOf } from '../map/picture.ts';
import { useMap } from '../store/mapStore.ts';
import { Facts } from './Facts.tsx';
import { Jumps } from './Jumps.tsx';
import { useRegisterFile } from './useRegisterFile.ts';
import './details.css';

/** What is selected, with ways to its block, its registers and back to the drawing. */
export function Details() {
  const { t } = useTranslation('memoryMap');
  const selected = useMap((state) => state.selected);
  const picture = usePicture();
  const canvas = useSoc((state) => state.canvas);
  const file = useRegisterFile(selected?.endpoint);
  const bands = picture.columns.flatMap(({ bands }) => bands);
  const band = selected && bands.find(({ key }) => key === keyOf(selected));
  if (!band || !canvas) return <section className="nl-map-details">{t('details.none')}</section>;
  return (
    <section className="nl-map-details" aria-label={t('details.label')}>
      <Facts band={band} />
      <Jumps band={band} socCanvasId={canvas.socCanvasId} file={file} />
    </section>
  );
}
