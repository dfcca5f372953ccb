import type { WavePlace as ServerPlace } from '@netloom/contract';
import { Alert, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../panels.ts';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';
import { useComparison } from './comparisons.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { wrongScopes } from './form.ts';
import { StartForm } from './StartForm.tsx';
import { Summary } from './Summary.tsx';
import { useShowDifference } from './useShowDifference.ts';
import './compare.css';

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
  return <Alert className="nl-wave-compare-local" type="info" showIcon title={t('compare.local')} />;
}

function Comparing({ own, ...panel }: WavePanelProps & { own: ServerPlace }) {
  const { t } = useTranslation('waves');
  const key = placeKey(panel.place);
  const { form, progress, other, differences, result, error, shown } = useComparison(key);
  const show = useShowDifference(key, panel);
  const wrong = wrongScopes(form);
  const message = wrong === undefined ? error : t('compare.wrongScopes', { line: wrong });
  return (
    <div className="nl-wave-compare-panel">
      <StartForm id={key} own={own} />
      {progress !== null && (
        <Progress
          className="nl-wave-compare-progress"
          percent={Math.floor(progress * 100)}
          status="active"
          size="small"
          aria-label={t('compare.comparing')}
        />
      )}
      {message !== null && (
        <p role="alert" className="nl-wave-compare-error">
          {message}
        </p>
      )}
      {result && <Summary result={result} />}
      {!result && !other && <p className="nl-wave-compare-note">{t('compare.hint')}</p>}
      {differences.length > 0 && (
        <DifferenceList differences={differences} info={panel.dump.info} shown={shown} onShow={show} />
      )}
    </div>
  );
}
