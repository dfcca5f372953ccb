import type { RunKind } from '@netloom/model';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runScreenAddress } from '../runAddress.ts';

const FIRST: readonly RunKind[] = ['simulate', 'synthesize', 'timing'];

/** What to do where nothing was run yet. */
export function NothingRun() {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  return (
    <Empty description={t('none.yet')}>
      <span className="nl-runs-first">
        {FIRST.map((kind) => (
          <Link key={kind} to={runScreenAddress(kind)}>
            <Button tabIndex={-1}>{runText(`kind.${kind}`)}</Button>
          </Link>
        ))}
      </span>
    </Empty>
  );
}
