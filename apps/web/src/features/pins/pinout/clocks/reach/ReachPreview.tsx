import { inHertz, nodeOf, setClock } from '@netloom/pins';
import type { ReachedClocks } from '@netloom/pins';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit } from '../../files/boards.ts';
import { usePins } from '../../store/pinsStore.ts';
import type { Clocks } from '../useClocks.ts';
import { useNames } from '../useNames.ts';
import { closePreview, useGoal } from './goalStore.ts';

/** What would change, and what it would give; nothing is set before it is accepted. */
export function ReachPreview({ clocks }: { clocks: Clocks }) {
  const { t } = useTranslation('pinClocks');
  const preview = useGoal((state) => state.preview);
  const settings = usePins(({ open }) => open!.configuration.clocks);
  if (!preview || preview.of !== settings) return null;
  const { reached, wanted } = preview;
  if (reached === 'failed')
    return <Alert type="error" showIcon closable={{ onClose: closePreview }} title={t('unreachable')} />;
  const accept = () => {
    take(reached, clocks);
    closePreview();
  };
  return (
    <section className="nl-pins-clock-preview" aria-label={t('preview')}>
      <Outcome reached={reached} wanted={wanted} />
      {reached.changes.length === 0 ? (
        <p>{t('nothingToChange')}</p>
      ) : (
        <Changes reached={reached} clocks={clocks} />
      )}
      <footer>
        <Button size="small" type="primary" disabled={reached.changes.length === 0} onClick={accept}>
          {t('accept')}
        </Button>
        <Button size="small" onClick={closePreview}>
          {t('decline')}
        </Button>
      </footer>
    </section>
  );
}

/** Also settings that could not be used, and so are none of the changes, give way. */
function take({ settings }: ReachedClocks, { tree }: Clocks): void {
  edit((configuration) =>
    tree.nodes.reduce((result, { name }) => setClock(result, name, settings[name]), configuration),
  );
}

function Outcome({
  reached: { state, error, diagnostics },
  wanted,
}: {
  reached: ReachedClocks;
  wanted: number;
}) {
  const { t } = useTranslation('pinClocks');
  const shown = ['HCLK', 'PCLK1', 'PCLK2', 'CLK48'].filter((name) => state.frequencies[name]);
  return (
    <p>
      {shown.map((name) => (
        <span key={name}>
          {name} <b>{inHertz(state.frequencies[name]!)}</b>
        </span>
      ))}
      <span>{t('waitStates', { count: state.flashLatency })}</span>
      {Math.abs(error) < 0.0005 ? null : (
        <em>
          {t('missed', { wanted: inHertz(wanted), error: `${error > 0 ? '+' : ''}${error.toFixed(3)}` })}
        </em>
      )}
      {diagnostics.length === 0 ? null : <em>{t('remaining', { count: diagnostics.length })}</em>}
    </p>
  );
}

function Changes({ reached, clocks: { tree } }: { reached: ReachedClocks; clocks: Clocks }) {
  const names = useNames();
  return (
    <ul>
      {reached.changes.map(({ name, from, to }) => {
        const node = nodeOf(tree, name)!;
        return (
          <li key={name}>
            <span>{names.node(name)}</span> <del>{names.option(node, from)}</del> →{' '}
            <b>{names.option(node, to)}</b>
          </li>
        );
      })}
    </ul>
  );
}
