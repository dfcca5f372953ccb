import type { WaveInfo } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { formatTime } from '../format/time.ts';
import type { Comparison } from './comparisons.ts';
import './compare.css';

/** The names that a count stands for, folded away. */
function Names({ label, total, names }: { label: string; total: number; names: string[] }) {
  if (total === 0) return null;
  return (
    <details className="nl-wave-compare-names">
      <summary>
        {label} <b>{total.toLocaleString()}</b>
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {total > names.length && <li>…</li>}
      </ul>
    </details>
  );
}

/** What was not understood in a dump: signals that are equal as read need not be. */
function Faults({ label, faults }: { label: string; faults: WaveInfo['faults'] }) {
  const { t } = useTranslation('waves');
  if (faults.length === 0) return null;
  return (
    <p className="nl-wave-compare-bad">
      {label} {faults.map(({ kind, count }) => t(`faults.${kind}`, { count })).join(' · ')}
    </p>
  );
}

/** What a whole comparison says, in figures. */
export function Summary({ result }: { result: NonNullable<Comparison['result']> }) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const { equal, different, onlyA, onlyB, incomparable, top, from, to, timescale, faultsA, faultsB } = result;
  const pairs = incomparable.pairs.map(({ a, b, reason, wording }) => {
    const said = say({ message: reason, wording });
    return a === b ? `${a}: ${said}` : `${a}, ${b}: ${said}`;
  });
  const renamed = top.a !== top.b;
  return (
    <div className="nl-wave-compare-summary">
      <p role="status">
        <b className={different > 0 ? 'nl-wave-compare-bad' : 'nl-wave-compare-good'}>
          {t('compare.different', { count: different })}
        </b>
        {' · '}
        {t('compare.equal', { count: equal })}
      </p>
      <Faults label={t('compare.faultsA')} faults={faultsA} />
      <Faults label={t('compare.faultsB')} faults={faultsB} />
      <p>{t('compare.span', { from: formatTime(from, timescale), to: formatTime(to, timescale) })}</p>
      {renamed && <p>{t('compare.top', { a: top.a || '—', b: top.b || '—' })}</p>}
      <Names label={t('compare.onlyA')} total={onlyA.total} names={onlyA.paths} />
      <Names label={t('compare.onlyB')} total={onlyB.total} names={onlyB.paths} />
      <Names label={t('compare.incomparable')} total={incomparable.total} names={pairs} />
    </div>
  );
}
