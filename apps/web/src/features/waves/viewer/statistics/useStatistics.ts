import type { WaveStatistics } from '@netloom/waves';
import { useEffect, useState } from 'react';
import { errorText } from '../../../../announce.ts';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';

const settleMs = 200;

export interface Statistic {
  statistics?: WaveStatistics;
  error?: string;
}

/** Statistics of signals over a span, by signal; asked for anew once the span stands still. */
export function useStatistics(data: WaveData, signals: readonly string[], { from, to }: Span) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Statistic>>(new Map());
  const wanted = signals.join(' ');
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      setAnswers(new Map());
      for (const signal of wanted.split(' ').filter(Boolean)) {
        const settle = (answer: Statistic) =>
          current && setAnswers((known) => new Map(known).set(signal, answer));
        data.statistics(signal, from, to).then(
          (statistics) => settle({ statistics }),
          (error: unknown) => settle({ error: errorText(error) }),
        );
      }
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, wanted, from, to]);
  return answers;
}
