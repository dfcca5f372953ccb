import type { WaveDifference } from '@netloom/contract';
import type { WaveInfo } from '@netloom/waves';
import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { mostListed } from './comparisons.ts';
import { DifferenceRow, differenceHeight } from './DifferenceRow.tsx';
import { DifferenceTools } from './DifferenceTools.tsx';
import { useDifferences } from './useDifferences.ts';
import './compare.css';

interface Props {
  differences: readonly WaveDifference[];
  info: WaveInfo;
  /** Index of the difference that was shown last. */
  shown: number | null;
  onShow: (index: number) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Signals that differ, with the first time and both values; arrows choose one, Enter and clicks show it. */
export function DifferenceList({ info, ...shown }: Props) {
  const { t } = useTranslation('waves');
  const list = useDifferences(shown);
  const { rows, at, choose, step } = list;
  const { scroller, first, last, onScroll, reveal } = useRowWindow(rows.length, differenceHeight);
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at, reveal]);

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) choose(at, true);
    else step(by, false);
  }

  return (
    <>
      <DifferenceTools list={list} />
      {shown.differences.length >= mostListed && (
        <p className="nl-wave-compare-note">{t('compare.first', { count: mostListed })}</p>
      )}
      {rows.length === 0 && <p className="nl-wave-compare-note">{t('nothingFound')}</p>}
      <div
        ref={scroller}
        role="listbox"
        aria-label={t('compare.differences')}
        tabIndex={0}
        className="nl-wave-compare-list"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: rows.length * differenceHeight }}>
          {rows.slice(first, last).map(({ index, difference }, i) => (
            <DifferenceRow
              key={index}
              difference={difference}
              top={(first + i) * differenceHeight}
              time={formatTime(difference.timeA + info.timeZero, info.timescale)}
              isChosen={first + i === at}
              onClick={() => choose(first + i, true)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
