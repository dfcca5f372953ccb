import { KINDS } from '@netloom/contract';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { runScreenAddress } from '../runAddress.ts';

/** What each screen is for. */
const FIRST = [...Map.groupBy(KINDS, ({ screen }) => screen).values()].map(([first]) => first!.kind);

/** What to do where nothing was run yet. */
export function NothingRun() {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  return (
    <Empty description={t('none.yet')}>
      <span className="nl-runs-first">
        {FIRST.map((kind) => (
          <Link key={kind} to={runScreenAddress(kind)}>
            <Button tabIndex={-1}>{kindName(kind, runText)}</Button>
          </Link>
        ))}
      </span>
    </Empty>
  );
}
