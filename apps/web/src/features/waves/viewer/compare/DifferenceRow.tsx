import type { WaveDifference } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { formatValue } from '../format/formats.ts';
import { rowOfSide } from './pairRows.ts';
import './compare.css';

/** CSS pixels. */
export const differenceHeight = 42;

interface Props {
  difference: WaveDifference;
  top: number;
  time: string;
  isChosen: boolean;
  onClick: () => void;
}

function textOf(side: WaveDifference['a'], value: string | null): string {
  return value === null ? '–' : formatValue(value, rowOfSide(side));
}

/** A signal that differs: its path, where the other dump calls it otherwise in the tip, and both values. */
export function DifferenceRow({ difference, top, time, isChosen, onClick }: Props) {
  const { t } = useTranslation('waves');
  const { a, b, valueA, valueB } = difference;
  const title = `${a.path === b.path ? a.path : `A ${a.path}\nB ${b.path}`}\n${t('compare.show')}`;
  return (
    <div
      role="option"
      aria-selected={isChosen}
      className="nl-wave-compare-difference"
      style={{ top, height: differenceHeight }}
      title={title}
      onClick={onClick}
    >
      <span className="nl-wave-compare-path">
        <bdi>{a.path}</bdi>
      </span>
      <span className="nl-wave-compare-time">{time}</span>
      <span className="nl-wave-compare-values">
        <span>
          <b>A</b> {textOf(a, valueA)}
        </span>
        <span>
          <b>B</b> {textOf(b, valueB)}
        </span>
      </span>
    </div>
  );
}
