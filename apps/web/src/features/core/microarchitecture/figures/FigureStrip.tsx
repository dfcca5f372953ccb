import { MOST_INTERRUPT_LATENCY, interruptLatency } from '@netloom/core';
import type { CoreOptions, Figure } from '@netloom/core';
import { Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../measure/useFigures.ts';
import { problemsOf } from '../store/derived.ts';
import { figureText } from './figureText.ts';
import { LevelLatency } from './LevelLatency.tsx';
import { frequencyClass } from './frequencyClass.ts';
import { memorySize } from './memoryText.ts';

export const FIGURES = [
  { key: 'area', unit: 'kGE', digits: 1 },
  { key: 'fmax', unit: 'MHz', digits: 0 },
  { key: 'coremark', unit: 'CoreMark/MHz', digits: 2 },
  { key: 'rate', unit: 'CoreMark/s', digits: 0 },
] as const;

/** Area, frequency, speed and their product: each measured, a range, or not known. */
export function FigureStrip({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const broken = problemsOf(options).length > 0;
  const figures = useFigures(options);
  return (
    <dl className="nl-core-figures">
      {FIGURES.map(({ key, unit, digits }) => {
        const figure = broken ? null : figures[key];
        return (
          <Tooltip key={key} title={t(`figure.${key}Help`)} mouseEnterDelay={0.4}>
            <div data-figure={key}>
              <dt>{t(`figure.${key}`)}</dt>
              <dd>
                {figure === null ? (
                  <span className="nl-core-none">{t(broken ? 'figure.broken' : 'figure.none')}</span>
                ) : (
                  <>
                    <b>{figureText(figure, digits)}</b> <span>{unit}</span>
                    {key === 'fmax' && figure.measured ? (
                      <span> · {t(`frequency.${frequencyClass(figure.value)}`)}</span>
                    ) : null}
                  </>
                )}
                {key === 'area' && !broken && <MemoryText options={options} />}
              </dd>
              {figure !== null && (
                <dd className="nl-core-origin">
                  <Origin figure={figure} />
                </dd>
              )}
            </div>
          </Tooltip>
        );
      })}
      {broken ? null : <InterruptLatency options={options} />}
      {broken ? null : <LevelLatency options={options} />}
    </dl>
  );
}

/** Of a core with interrupts: cycles to their handlers. */
function InterruptLatency({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const cycles = interruptLatency(options);
  if (cycles === undefined) return null;
  return (
    <Tooltip title={t('figure.interruptHelp', { most: MOST_INTERRUPT_LATENCY })} mouseEnterDelay={0.4}>
      <div data-figure="interrupt">
        <dt>{t('figure.interrupt')}</dt>
        <dd>
          <b>{cycles}</b> <span>{t('figure.cycles')}</span>
        </dd>
      </div>
    </Tooltip>
  );
}

function MemoryText({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const size = memorySize(options);
  return size === undefined ? null : <span title={t('figure.memory', { size })}> + {size}</span>;
}

/** Whether a figure was measured on this very configuration, or is a range of what was measured option by option. */
export function Origin({ figure }: { figure: Figure }) {
  const { t } = useTranslation('core');
  if (figure === null) return null;
  if (figure.measured) {
    return (
      <Tag color="success" variant="filled">
        {t('figure.measured')}
      </Tag>
    );
  }
  return (
    <Tag variant="filled" title={t('figure.rangeHelp')}>
      {t('figure.range')}
    </Tag>
  );
}
