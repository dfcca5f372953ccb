import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import { useProblems } from '../../soc/index.ts';
import { AttributeText } from '../drawing/AttributeText.tsx';
import type { Band } from '../map/picture.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { worstByEndpoint } from '../problems/mapProblems.ts';

/** Name, range and attributes of what is selected, with the worst of its problems. */
export function Facts({ band: { place, base, size, attributes } }: { band: Band }) {
  const { t } = useTranslation('memoryMap');
  const problems = useProblems((state) => state.problems);
  const severity = worstByEndpoint(problems).get(place.endpoint);
  return (
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
  );
}
