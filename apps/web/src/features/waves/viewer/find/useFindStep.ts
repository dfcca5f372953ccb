import { useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { formatTime } from '../format/time.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { leadRow } from '../view/select.ts';
import { refOf } from '../view/signalRow.ts';
import { rememberCondition } from './history.ts';

interface Outcome {
  text?: string;
  error?: string;
}

/** Moves the cursor to where a condition next begins to hold on the selected signal. */
export function useFindStep({ data, info }: Dump, view: ViewState, dispatch: Dispatch<ViewAction>) {
  const { t } = useTranslation('waves');
  const [outcome, setOutcome] = useState<Outcome>();
  const turn = useRef(0);

  async function step(condition: string, direction: 'next' | 'previous') {
    const row = leadRow(view);
    const ref = row?.kind === 'signal' ? refOf(row) : null;
    if (ref === null) return setOutcome({ error: t('find.missing') });
    turn.current += 1;
    const own = turn.current;
    setOutcome({ text: t('find.searching') });
    try {
      const time = await data.find(ref, condition, view.cursor, direction);
      if (own !== turn.current) return;
      rememberCondition(condition.trim());
      if (time === null) return setOutcome({ text: t(`find.none.${direction}`) });
      dispatch({ type: 'cursor', time, reveal: true });
      setOutcome({ text: t('find.at', { time: formatTime(time + info.timeZero, info.timescale) }) });
    } catch (error) {
      if (own === turn.current) setOutcome({ error: errorText(error) });
    }
  }

  return {
    step: (condition: string, direction: 'next' | 'previous') => void step(condition, direction),
    outcome,
    forget: () => setOutcome(undefined),
  };
}
