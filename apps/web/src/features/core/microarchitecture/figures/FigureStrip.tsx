import { MOST_INTERRUPT_LATENCY, interruptLatency } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { BENCHMARKS } from '@netloom/core/benchmarks';
import { Tooltip } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OpenCore } from '../files/cores.ts';
import { useFigures } from '../measure/useFigures.ts';
import type { Figures } from '../measure/useFigures.ts';
import { problemsOf } from '../store/derived.ts';
import { figureText } from './figureText.ts';
import { Ice40Figure } from './Ice40Figure.tsx';
import { LevelLatency } from './LevelLatency.tsx';
import { MissingFigures } from './MissingFigures.tsx';
import { Origin } from './Origin.tsx';
import { frequencyClass } from './frequencyClass.ts';
import { memorySize } from './memoryText.ts';

export const FIGURES = [
  { key: 'area', unit: 'kGE', digits: 1 },
  { key: 'fmax', unit: 'MHz', digits: 0 },
  { key: 'coremark', unit: 'CoreMark/MHz', digits: 2 },
  { key: 'rate', unit: 'CoreMark/s', digits: 0 },
  { key: 'benchmarks', unit: '× micro', digits: 2 },
] as const;

/** Area, frequency and speed by several measures: each measured, a range, or not known and then to be measured. */
export function FigureStrip({ open }: { open: OpenCore }) {
  const { document: options } = open;
  const { t } = useTranslation('core');
  const broken = problemsOf(options).length > 0;
  const figures = useFigures(options);
  return (
    <dl className="nl-core-figures">
      {FIGURES.map(({ key, unit, digits }) => {
        const figure = broken ? null : figures[key];
        return (
          <Tooltip key={key} title={helpOf(key, figures, t)} mouseEnterDelay={0.4}>
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
      {broken ? null : <Ice40Figure ice40={figures.ice40} />}
      {broken ? null : <InterruptLatency options={options} />}
      {broken ? null : <LevelLatency options={options} />}
      {broken ? null : <MissingFigures open={open} figures={figures} />}
    </dl>
  );
}

type FigureKey = (typeof FIGURES)[number]['key'];

/** How a figure is found; of the benchmarks the cycles of each, too. */
function helpOf(key: FigureKey, { cycles }: Figures, t: TFunction<'core'>): string {
  const help = t(`figure.${key}Help`);
  if (key !== 'benchmarks' || cycles === null) return help;
  const each = BENCHMARKS.map(({ name }) => `${name} ${cycles[name]}`).join(', ');
  return `${help} ${t('figure.benchmarkCycles', { cycles: each })}`;
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
