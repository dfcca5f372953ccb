import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { TOUR_STEPS } from '@netloom/contract';
import type { Tour, TourStep } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { IconButton, usePermissions } from '../../../parts/index.ts';
import { SampleButton } from './SampleButton.tsx';
import { showTour } from './useTour.ts';
import './tour.css';

/** The screen of each step. */
function placeOf(step: TourStep, { passedRunId }: Tour): string {
  if (step === 'draw' || step === 'generate') return '/charts/keyboard';
  return step === 'wave' && passedRunId !== null
    ? `/charts/simulation?run=${passedRunId}&tab=wave`
    : '/charts/simulation';
}

/** From diagram to wave in four steps, ticked by what the user did; it takes room of its own and covers nothing. */
export default function TourPanel({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour');
  const { done } = tour;
  const [chosen, choose] = useState<{ step: TourStep; after: number }>();
  // What was chosen holds until another step is done.
  const step = chosen?.after === done.length ? chosen.step : TOUR_STEPS.find((each) => !done.includes(each));
  return (
    <section className="nl-tour" aria-label={t('label')}>
      <div>
        <ol>
          {TOUR_STEPS.map((each, at) => (
            <li key={each}>
              <StepButton
                number={at + 1}
                step={each}
                done={done.includes(each)}
                current={each === step}
                onChoose={() => choose({ step: each, after: done.length })}
              />
            </li>
          ))}
        </ol>
        <p role="status">{t(step === undefined ? 'finished' : `text.${step}`)}</p>
        {step === undefined ? <GuideButton /> : <GoButton key={step} step={step} tour={tour} />}
        <IconButton title={t('close')} icon={<CloseOutlined />} onClick={() => void showTour(false)} />
      </div>
    </section>
  );
}

interface StepButtonProps {
  number: number;
  step: TourStep;
  done: boolean;
  current: boolean;
  onChoose: () => void;
}

function StepButton({ number, step, done, current, onChoose }: StepButtonProps) {
  const { t } = useTranslation('tour');
  const name = t(`step.${step}`);
  return (
    <button
      type="button"
      data-done={done}
      aria-current={current ? 'step' : undefined}
      aria-label={done ? t('done', { step: name }) : name}
      onClick={onChoose}
    >
      {done ? <CheckCircleFilled aria-hidden /> : <b aria-hidden>{number}</b>}
      <span>{name}</span>
    </button>
  );
}

/** Leads to the screen of a step from another one; who works in no project gets one to work in first. */
function GoButton({ step, tour }: { step: TourStep; tour: Tour }) {
  const { t } = useTranslation('tour');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = placeOf(step, tour);
  const may = usePermissions().any('design:view');
  if (!may) return <SampleButton />;
  if (place === pathname) return null;
  return (
    <Button className="nl-tour-go" size="small" type="primary" onClick={() => void navigate(place)}>
      {t(`go.${step}`)}
    </Button>
  );
}

function GuideButton() {
  const { t } = useTranslation('tour');
  return (
    <Button className="nl-tour-go" size="small" href="/guide" target="_blank">
      {t('guide')}
    </Button>
  );
}
