import { CaretDownOutlined, CaretRightOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import { runStanding } from '../runStanding.ts';
import type { RunState } from '../runState.ts';
import { stepLook, timeBar } from '../steps/stepLook.ts';
import { useNow } from '../useNow.ts';
import type { RunDetails } from '../useRun.ts';
import { standingIcon } from '../verdictLook.tsx';
import type { Section } from './sections.ts';

interface SectionHeadProps {
  section: Section;
  details: RunDetails;
  state: RunState;
  folded: boolean;
  /** Bytes of the log so far. */
  size: number;
  onToggle: (section: Section) => void;
}

/** The line that heads a step's log: how the step stands, and its time against what it usually takes. */
export function SectionHead({ section, details, state, folded, size, onToggle }: SectionHeadProps) {
  const { t } = useTranslation('runs');
  const { step: id } = section;
  // Of a step that was begun anew the last section alone is the one whose state is known.
  const newest = state.logSections.findLast(({ step }) => step === id)?.offset === section.from;
  const known = newest || section.from === 0 ? state.steps[id] : undefined;
  const standing = runStanding(details, state);
  const look = stepLook(known, standing);
  const now = useNow(look === 'running');
  const seconds = known && (known.seconds ?? Math.max(0, (standing.endedAt ?? now) - known.startedAt) / 1000);
  const median = known?.cached ? undefined : details.stepMedians[id];
  const slow = seconds !== undefined && median !== undefined && timeBar(seconds, median).slow;
  const title = details.plan?.steps.find((step) => step.id === id)?.title ?? id;
  return (
    <button
      type="button"
      className="nl-log-head"
      aria-expanded={!folded}
      data-look={look}
      onClick={() => onToggle(section)}
    >
      {folded ? <CaretRightOutlined /> : <CaretDownOutlined />}
      {known === undefined || look === 'skipped' ? <MinusCircleOutlined /> : standingIcon(look)}
      <strong>{t(`step.${id}`, { defaultValue: title })}</strong>
      <span className="nl-dim">{formatBytes(Math.max(0, Math.min(section.to, size) - section.from))}</span>
      {slow ? <em>{t('slow')}</em> : null}
      <span className="nl-dim nl-push-right">
        {seconds === undefined ? '' : formatSeconds(seconds)}
        {median === undefined ? '' : ` / ${formatSeconds(median)}`}
      </span>
    </button>
  );
}
