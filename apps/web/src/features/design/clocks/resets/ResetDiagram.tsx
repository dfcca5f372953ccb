import type { SocDocument } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { domainColour } from '../store/domainColour.ts';
import { frequencyText, timeText } from '../store/frequency.ts';

export interface ResetRow {
  name: string;
  clock: string;
  /** Seconds: when it could be released, and when it is. */
  asked: number;
  released: number | undefined;
  after: string | undefined;
  /** It is not as described. */
  differs: boolean;
}

interface Props {
  document: SocDocument;
  rows: readonly ResetRow[];
  label: string;
  /** Seconds at the right end. */
  end: number;
  width: number;
}

const ROW = 34;
const LEFT = 110;
const RIGHT = 80;

/** Resets as waves: time goes right from the release of the power-on reset. */
export function ResetDiagram({ document, rows, label, end, width }: Props) {
  return (
    <svg width={width} height={rows.length * ROW + 10} role="img" aria-label={label}>
      {rows.map((row, index) => (
        <Wave key={row.name} {...{ document, row, end, width }} base={index * ROW + 22} />
      ))}
    </svg>
  );
}

interface WaveProps {
  document: SocDocument;
  row: ResetRow;
  end: number;
  width: number;
  base: number;
}

function Wave({ document, row, end, width, base }: WaveProps) {
  const { t } = useTranslation('clocks');
  const { name, clock, asked, released, after, differs } = row;
  const right = width - RIGHT;
  const xOf = (time: number) => LEFT + (time / end) * (right - LEFT);
  const isLow = document.resets[name]?.polarity === 'low';
  const [before, later] = isLow ? [base + 4, base - 14] : [base - 14, base + 4];
  const at = released === undefined ? undefined : xOf(released);
  const path = `M${LEFT} ${before} H${at ?? right}${at === undefined ? '' : ` V${later} H${right}`}`;
  return (
    <g>
      <text x={0} y={base} className="nl-clocks-name">
        {name.length > 14 ? `${name.slice(0, 13)}…` : name}
      </text>
      <path d={path} stroke={domainColour(document.clocks, clock)} className="nl-clocks-wave" />
      {asked > 0 && <path d={`M${xOf(asked)} ${before} V${later}`} className="nl-clocks-asked" />}
      <text x={right + 8} y={base} className="nl-clocks-sub" data-differs={differs || undefined}>
        {released === undefined ? t('sequence.never') : timeText(released)}
      </text>
      <title>
        {`${name}: ${clock} ${frequencyText(document.clocks[clock]?.frequency)}`}
        {after === undefined ? '' : ` · ${t('sequence.after', { name: after })}`}
      </title>
    </g>
  );
}
