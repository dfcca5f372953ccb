import { resetSequence } from '@netloom/soc/clocks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { domainColour } from '../store/domainColour.ts';
import { frequencyText, timeText } from '../store/frequency.ts';

const ROW = 34;
const LEFT = 130;
const WIDTH = 620;

/** The release of every reset after power-on, as the description has it: time goes right from the power-on reset's release. */
export function ResetWaves() {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const moments = useMemo(() => resetSequence(document), [document]);
  const end = Math.max(1e-9, ...moments.map(({ released }) => released ?? 0)) * 1.15;
  const xOf = (time: number) => LEFT + (time / end) * (WIDTH - LEFT - 90);
  if (moments.length === 0) return <p className="nl-clocks-note">{t('sequence.none')}</p>;
  return (
    <div className="nl-clocks-scroll">
      <p className="nl-clocks-note">{t('sequence.about')}</p>
      <svg width={WIDTH} height={moments.length * ROW + 10} role="img" aria-label={t('sequence.label')}>
        {moments.map(({ name, clock, asked, released, after }, row) => {
          const base = row * ROW + 22;
          const isLow = document.resets[name]?.polarity === 'low';
          const [before, later] = isLow ? [base + 4, base - 14] : [base - 14, base + 4];
          const colour = domainColour(document.clocks, clock);
          const at = released === undefined ? undefined : xOf(released);
          const rest = at === undefined ? '' : ` V${later} H${WIDTH - 90}`;
          const path = `M${LEFT} ${before} H${at ?? WIDTH - 90}${rest}`;
          return (
            <g key={name}>
              <text x={0} y={base} className="nl-clocks-name">
                {name}
              </text>
              <path d={path} stroke={colour} className="nl-clocks-wave" />
              {asked > 0 && <path d={`M${xOf(asked)} ${before} V${later}`} className="nl-clocks-asked" />}
              <text x={WIDTH - 82} y={base} className="nl-clocks-sub">
                {released === undefined ? t('sequence.never') : timeText(released)}
              </text>
              <title>
                {`${clock} ${frequencyText(document.clocks[clock]?.frequency)}`}
                {after === undefined ? '' : ` · ${t('sequence.after', { name: after })}`}
              </title>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
