import { check } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { Badge, Modal } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { levelsBelow, MOST_LEVELS } from './below.ts';
import type { Below } from './below.ts';
import { goDown } from './levels.ts';
import './levels.css';

interface Count {
  errors: number;
  all: number;
}

/** All levels below the diagram, with the problems that each has; a press goes there. */
export default function LevelsDialog() {
  const { t } = useTranslation('soc');
  const { document, library } = useSoc.getState();
  const below = useMemo(() => inOrder(levelsBelow(document, library)), [document, library]);
  const counts = useCounts(below);
  return (
    <Modal open footer={null} title={t('level.title', { name: document.name })} onCancel={closeDialog}>
      <ul className="nl-soc-levels-tree">
        {below.map(({ way, document: inside }) => (
          <li key={way.join('/')} style={{ paddingInlineStart: (way.length - 1) * 18 }}>
            <button
              type="button"
              title={way.join('/')}
              onClick={() => {
                closeDialog();
                void goDown(way).catch(announceError);
              }}
            >
              <b>{way.at(-1)}</b>
              <small>
                {inside.name} · {t('level.instances', { count: Object.keys(inside.instances).length })}
              </small>
              <Problems count={counts.get(inside)} />
            </button>
          </li>
        ))}
      </ul>
      {below.length >= MOST_LEVELS && <p>{t('level.more', { count: MOST_LEVELS })}</p>}
    </Modal>
  );
}

function Problems({ count }: { count: Count | undefined }) {
  const { t } = useTranslation('soc');
  if (count === undefined) return <em>{t('level.checking')}</em>;
  if (count.all === 0) return <em>{t('level.clean')}</em>;
  return (
    <Badge
      count={count.all}
      overflowCount={999}
      color={count.errors > 0 ? 'var(--nl-error)' : 'var(--nl-warning)'}
      title={t('level.problems', { count: count.all })}
    />
  );
}

/** Each level right behind the one that it stands in. */
function inOrder(below: readonly Below[]): Below[] {
  const under = Map.groupBy(below, ({ way }) => way.slice(0, -1).join('/'));
  const from = (path: string): Below[] =>
    (under.get(path) ?? []).flatMap((each) => [each, ...from(each.way.join('/'))]);
  return from('');
}

/** Checks one document after the other, each once, and lets the page breathe between them. */
function useCounts(below: readonly Below[]): ReadonlyMap<SocDocument, Count> {
  const [counts, setCounts] = useState<ReadonlyMap<SocDocument, Count>>(new Map());
  useEffect(() => {
    const { library } = useSoc.getState();
    const next = [...new Set(below.map(({ document }) => document))].find((each) => !counts.has(each));
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      const found = check(next, library).filter(({ severity }) => severity !== 'info');
      const errors = found.filter(({ severity }) => severity === 'error').length;
      setCounts(new Map([...counts, [next, { errors, all: found.length }]]));
    });
    return () => clearTimeout(timer);
  }, [below, counts]);
  return counts;
}
