import { newestTraffic } from '@netloom/contract';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTheme } from '../../../../theme/index.ts';
import { runTabAddress, useRunChanges } from '../../../runs/run/index.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { useSoc } from '../store/socStore.ts';
import { busLoads } from './busLoads.ts';
import { takeLoads, useBusLoad } from './busLoadStore.ts';
import { HEAT_STEPS } from './heat.ts';
import './load.css';

/** What the colours of connections stand for, and the run that they were measured in. */
export function BusLoadLegend() {
  return useBusLoad((state) => state.shown) ? <Shown /> : null;
}

function Shown() {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const document = useSoc((state) => state.document);
  const dark = useTheme((state) => state.dark);
  useRunChanges();
  const query = { deptId, document: document?.name ?? '' };
  const { data, error } = useCall(newestTraffic, { query }, { staleTime: 0, meta: { quiet: true } });
  useEffect(() => {
    if (document && data) takeLoads(busLoads(document, data.records));
  }, [document, data]);
  const { heat } = dark ? DARK : LIGHT;
  const limits = [0, ...HEAT_STEPS].map((from) => `${Math.round(100 * from)} %`);
  return (
    <section
      className="nl-soc-load"
      aria-label={t('load.title')}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {data === null && <p>{t('load.none')}</p>}
      {data && (
        <>
          <strong>{t('load.title')}</strong>
          <ol>
            {heat.map((colour, step) => (
              <li key={colour}>
                <i style={{ background: colour }} />
                {t('load.from', { from: limits[step] })}
              </li>
            ))}
          </ol>
          <Link to={runTabAddress({ kind: 'simulate', runId: data.runId }, 'traffic')}>{t('load.run')}</Link>
        </>
      )}
    </section>
  );
}
