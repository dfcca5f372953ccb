import { CheckCircleFilled, CloseSquareFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { analysisOf } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import './conflicts.css';

/** The one answer whether code may be generated, by shape, words and colour; a click shows the problems. */
export function SafetyLight({ short }: { short: boolean }) {
  const { t } = useTranslation('pinConflicts');
  const diagnostics = usePins(({ open }) => analysisOf(open!).diagnostics);
  const isSafe = usePins(({ open }) => analysisOf(open!).isSafe);
  const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const text = isSafe ? t('light.safe') : t('light.unsafe', { count: errors });
  const more = warnings === 0 ? '' : t('light.warnings', { count: warnings });
  return (
    <button
      type="button"
      className="nl-pins-light"
      data-safe={isSafe}
      title={[text, more].filter(Boolean).join(' · ')}
      onClick={() => useUi.setState({ bottom: 'problems', panel: 'centre' })}
    >
      {isSafe ? <CheckCircleFilled aria-hidden /> : <CloseSquareFilled aria-hidden />}
      <span role="status" className={short ? 'nl-pins-unseen' : undefined}>
        {text}
        {more === '' ? null : <small> · {more}</small>}
      </span>
    </button>
  );
}
