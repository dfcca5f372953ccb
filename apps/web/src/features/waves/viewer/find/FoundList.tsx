import type { FoundValue, WaveInfo } from '@netloom/waves';
import { Fragment } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import type { ViewAction } from '../view/actions.ts';
import { mostFound } from './useFindAll.ts';
import './find.css';

interface Props {
  found: FoundValue[];
  searching: boolean;
  info: WaveInfo;
  dispatch: Dispatch<ViewAction>;
}

/** Signals that take the value by the time of it; choosing one shows it there. */
export function FoundList({ found, searching, info, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const sorted = found.toSorted((a, b) => a.time - b.time);
  function show({ variable, time }: FoundValue) {
    dispatch({ type: 'add', variables: [variable] });
    dispatch({ type: 'cursor', time, reveal: true });
  }
  if (found.length === 0)
    return searching ? null : <p className="nl-wave-find-outcome">{t('find.nothing')}</p>;
  const count = found.length >= mostFound ? 'find.first' : 'find.signals';
  return (
    <>
      <p className="nl-wave-find-outcome">{t(count, { count: found.length })}</p>
      <ul className="nl-wave-find-found">
        {sorted.map((one) => (
          <li key={one.variable.id}>
            <button type="button" title={t('find.show')} onClick={() => show(one)}>
              <span className="nl-wave-find-path">
                <BrokenPath path={one.variable.path} />
                <i>{one.variable.range}</i>
              </span>
              <span className="nl-wave-find-time">
                {formatTime(one.time + info.timeZero, info.timescale)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A path that breaks behind its dots. */
function BrokenPath({ path }: { path: string }) {
  return path.split('.').map((part, i) => (
    <Fragment key={i}>
      {i > 0 && '.'}
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
