import type { ProbeReply } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import type { Viewpoint } from './SourceProbe.tsx';
import './probe.css';

interface Props {
  scope: string;
  source: Extract<ProbeReply, { view: 'source' }>;
  onMove: (viewpoint: Viewpoint) => void;
}

/** The instances above the one that is shown, each a step up; its module, and its file in the editor. */
export function ScopeTrail({ scope, source, onMove }: Props) {
  const { t } = useTranslation('waves');
  const names = scope.split('.');
  const { module, file, line } = source;
  return (
    <header className="nl-wave-probe-trail">
      <nav aria-label={t('probe.instance')}>
        {names.map((name, at) => {
          const path = names.slice(0, at + 1).join('.');
          return (
            <button
              key={path}
              type="button"
              aria-current={at === names.length - 1 ? 'location' : undefined}
              title={path}
              onClick={() => onMove({ scope: path, place: null })}
            >
              {name}
            </button>
          );
        })}
      </nav>
      <small>
        {module} ·{' '}
        <Link to={fileAddress({ path: file, line })} title={t('probe.edit')}>
          {file}
        </Link>
      </small>
    </header>
  );
}
