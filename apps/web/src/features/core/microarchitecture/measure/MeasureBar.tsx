import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { MeasureButton } from './MeasureButton.tsx';
import { isUnderWay, useMeasuring } from './useMeasuring.ts';
import type { MeasuredPart } from './useMeasuring.ts';

interface MeasureBarProps {
  /** What is shown of the run that measured. */
  what: 'timing' | 'area';
  open: OpenCore;
  isMeasured: boolean;
}

const MEASURED = { timing: 'timing.measured', area: 'area.measured' } as const;

/** Starts a measurement, and says what there is and how each part of it stands. */
export function MeasureBar({ what, open, isMeasured }: MeasureBarProps) {
  const { t } = useTranslation('core');
  const measuring = useMeasuring(open);
  const { parts, ready } = measuring;
  const running = parts.some((each) => each.part === 'measure' && isUnderWay(each));
  const text = running
    ? 'timing.running'
    : isMeasured
      ? MEASURED[what]
      : ready
        ? 'timing.never'
        : 'checks.generateFirst';
  return (
    <header>
      <MeasureButton measuring={measuring} />
      <span>{t(text)}</span>
      {parts.map((each) => (
        <PartStanding key={each.part} {...each} />
      ))}
    </header>
  );
}

function PartStanding({ part, run }: MeasuredPart) {
  const { t } = useTranslation('core');
  if (run === undefined) return null;
  const { standing } = rowStanding(run);
  return (
    <Link to={runAddress(run)} data-part={part}>
      {standingIcon(standing)} {t(`checks.${part}`)}: {t(`standing.${standing}`)}
    </Link>
  );
}
