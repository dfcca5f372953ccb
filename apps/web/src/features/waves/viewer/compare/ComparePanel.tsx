import { DiffOutlined, StopOutlined } from '@ant-design/icons';
import type { WavePlace as ServerPlace } from '@netloom/contract';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import type { WavePanelProps } from '../panels.ts';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';
import styles from './Compare.module.css';
import { changeComparison, startComparison, stopComparison, useComparison } from './comparisons.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { DumpSelect } from './DumpSelect.tsx';
import { wrongScopes } from './form.ts';
import { OptionFields } from './OptionFields.tsx';
import { showPair } from './pairRows.ts';
import { Summary } from './Summary.tsx';

/** Where a dump lies on the server; null for one of this device. */
function serverPlace(place: WavePlace): ServerPlace | null {
  if (place.kind === 'run') return { runId: place.runId, file: place.file };
  return place.kind === 'project' ? { deptId: place.deptId, path: place.path } : null;
}

/** Compares this dump with another one: where each signal first differs, with both as rows. */
export default function ComparePanel(props: WavePanelProps) {
  const { t } = useTranslation('waves');
  const own = serverPlace(props.place);
  if (own) return <Comparing {...props} own={own} />;
  return <Alert className={styles.local} type="info" showIcon title={t('compare.local')} />;
}

function Comparing({ dump, place, view, dispatch, own }: WavePanelProps & { own: ServerPlace }) {
  const { t } = useTranslation('waves');
  const key = placeKey(place);
  const { chosen, form, progress, other, differences, result, error, shown } = useComparison(key);
  const latest = useRef(view);
  /** What was last asked to be shown: who steps on quickly sees only where it ends. */
  const asked = useRef<object>(null);
  useEffect(() => {
    latest.current = view;
  });
  const wrong = wrongScopes(form);
  const message = wrong === undefined ? error : t('compare.wrongScopes', { line: wrong });

  function show(index: number) {
    const difference = differences[index];
    if (!difference || !other) return;
    changeComparison(key, { shown: index });
    const mine = { index };
    asked.current = mine;
    const viewNow = () => (asked.current === mine ? latest.current : null);
    showPair(difference, other, dump.data, viewNow, dispatch).catch(announceError);
  }

  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen && wrong === undefined) void startComparison(key, own);
        }}
      >
        <div className={styles.start}>
          <DumpSelect own={own} value={chosen} onChange={(next) => changeComparison(key, { chosen: next })} />
          {progress === null ? (
            <Button
              size="small"
              htmlType="submit"
              type="primary"
              icon={<DiffOutlined aria-hidden />}
              disabled={!chosen || wrong !== undefined}
            >
              {t('compare.start')}
            </Button>
          ) : (
            <Button size="small" icon={<StopOutlined aria-hidden />} onClick={() => stopComparison(key)}>
              {t('find.stop')}
            </Button>
          )}
        </div>
        <OptionFields
          form={form}
          onChange={(change) => changeComparison(key, { form: { ...form, ...change }, error: null })}
        />
      </form>
      {progress !== null && (
        <Progress
          className={styles.progress}
          percent={Math.floor(progress * 100)}
          status="active"
          size="small"
          aria-label={t('compare.comparing')}
        />
      )}
      {message !== null && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      {result && <Summary result={result} />}
      {!result && !other && <p className={styles.note}>{t('compare.hint')}</p>}
      {differences.length > 0 && (
        <DifferenceList differences={differences} info={dump.info} shown={shown} onShow={show} />
      )}
    </div>
  );
}
