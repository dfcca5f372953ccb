import { ReplyCode, resultPlace } from '@netloom/contract';
import type { ResultPlace } from '@netloom/contract';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../announce.ts';
import { ApiError, useCall } from '../../../api/index.ts';
import { fileAddress } from '../../files/editor/index.ts';
import { runScreenAddress } from '../../runs/run/index.ts';
import { useLooksAt } from '../../talk/lookedAt/index.ts';
import { waveDebugAddress } from '../../waves/viewer/index.ts';
import { regressionAddress } from '../results/index.ts';
import { HowToGet } from './HowToGet.tsx';
import { Place } from './Place.tsx';

/** To the whole log, the wave at that cycle, the source at that line: one click each. */
function Ways({ place: { result, regression } }: { place: ResultPlace }) {
  const { t } = useTranslation('share');
  const { childRunId, messageOffset, logOffset, wave, errorTicks, file, line } = result;
  const at = messageOffset ?? logOffset;
  const log = { run: childRunId, tab: 'log', ...(at !== null && { at: String(at) }) };
  const time = errorTicks === null ? {} : { time: errorTicks };
  return (
    <p className="nl-share-ways">
      <Link to={regressionAddress(regression.runId)}>{t('toRegression')}</Link>
      <Link to={runScreenAddress('cases', log)}>{t('toLog')}</Link>
      {wave === null ? null : (
        <Link to={waveDebugAddress({ kind: 'run', runId: childRunId, file: wave }, time)}>{t('toWave')}</Link>
      )}
      {file === null ? null : (
        <Link to={fileAddress({ path: file, ...(line !== null && { line }) })}>{t('toSource')}</Link>
      )}
    </p>
  );
}

/** The permanent page of a result, for members of its project. */
export function OwnResult({ resultId }: { resultId: number }) {
  useLooksAt({ kind: 'result', resultId });
  const asked = { query: { resultId } };
  const { data, error } = useCall(resultPlace, asked, { meta: { quiet: true }, retry: false });
  // A session that is over sees what nobody signed in sees.
  if (error instanceof ApiError && error.code === ReplyCode.unauthenticated) return <HowToGet />;
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  return data === undefined ? <Spin /> : <Place place={data} ways={<Ways place={data} />} />;
}
