import type { Place } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { currentScale, currentViewport, usePicture } from '../map/current.ts';
import { registerRows } from '../map/registerRows.ts';
import type { RegisterRow } from '../map/registerRows.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import type { Picture } from '../map/picture.ts';
import { pixelsPerByte } from '../scale/viewport.ts';
import { isSamePlace, useMap } from '../store/mapStore.ts';
import type { Hover } from '../store/mapStore.ts';
import { AttributeText } from './AttributeText.tsx';
import { mapProblems, endpointOf } from '../problems/mapProblems.ts';
import { useProblems } from '../../soc/index.ts';

const WIDTH = 300;
const OFFSET = 16;

/** What lies under the pointer, in full. */
export function HoverCard() {
  const hover = useMap((state) => state.hover);
  const size = useMap((state) => state.size);
  const picture = usePicture();
  if (!hover?.place) return null;
  const left =
    hover.x + OFFSET + WIDTH > size.width ? Math.max(0, hover.x - OFFSET - WIDTH) : hover.x + OFFSET;
  const below = hover.y < size.height / 2;
  const style = below ? { top: hover.y + OFFSET } : { bottom: size.height - hover.y + OFFSET };
  return (
    <div className="nl-map-card" style={{ left, width: WIDTH, ...style }}>
      <CardText hover={hover} picture={picture} />
    </div>
  );
}

function CardText({ hover, picture }: { hover: Hover; picture: Picture }) {
  const { t } = useTranslation('memoryMap');
  const column = picture.columns.find(({ view }) => view.manager === hover.manager);
  const band = column?.bands.find(({ place }) => isSamePlace(place, hover.place));
  if (!band) return null;
  const { place, base, size } = band;
  const block = picture.design.document.addressMap[place.endpoint];
  return (
    <>
      <b>{place.endpoint}</b>
      <code>
        {addressText(base)} – {addressText(base + size - 1n)} · {sizeText(size)}
      </code>
      {place.alias !== undefined && (
        <span>
          {place.offset > 0n
            ? t('card.window', { offset: `0x${place.offset.toString(16).toUpperCase()}` })
            : t('card.alias')}
        </span>
      )}
      <AttributeText attributes={band.attributes} />
      {block?.description !== undefined && <span>{block.description}</span>}
      <RegisterText row={registerAt(hover, picture, place)} />
      <ProblemTexts endpoint={place.endpoint} />
    </>
  );
}

/** The register under the pointer, where the zoom is large enough to point at one. */
function registerAt({ address }: Hover, { design }: Picture, place: Place): RegisterRow | undefined {
  const isPrecise = pixelsPerByte(currentScale(), currentViewport().zoom, address) * 4 >= 2;
  return isPrecise
    ? registerRows(design, place).find((row) => row.base <= address && address < row.base + row.size)
    : undefined;
}

function RegisterText({ row }: { row: RegisterRow | undefined }) {
  const { t } = useTranslation('memoryMap');
  if (row === undefined) return null;
  return (
    <span className="nl-map-card-register">
      <b>{row.path}</b>
      <code>{t('card.register', { address: addressText(row.base), width: row.node.width })}</code>
      {row.node.source.description}
    </span>
  );
}

/** The first few problems of a region. */
function ProblemTexts({ endpoint }: { endpoint: string }) {
  const problems = useProblems((state) => state.problems);
  const say = useSaid();
  return mapProblems(problems)
    .filter((problem) => endpointOf(problem) === endpoint)
    .slice(0, 3)
    .map((problem) => (
      <span key={problem.message} data-severity={problem.severity}>
        {say(problem)}
      </span>
    ));
}
