import type { RegisterMap } from '@netloom/model';
import { diffRegisters, pathOfName, registerAt } from '@netloom/registers';
import type { RegisterChange } from '@netloom/registers';
import { Tag } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { select } from '../store/history.ts';
import { useUi } from '../store/uiStore.ts';

const LINE = 26;
const COLOURS = { software: 'error', hardware: 'warning', nothing: 'default' } as const;

/** What an edit changed by meaning, and whose work it breaks. */
export function ChangeList({ before, after }: { before: RegisterMap; after: RegisterMap }) {
  const { t } = useTranslation('registers');
  const say = useSaid();
  const shown = useDeferredValue(after);
  const changes = useMemo(() => diffRegisters(before, shown), [before, shown]);
  const { scroller, first, last, onScroll } = useRowWindow(changes.length, LINE);
  if (changes.length === 0) return <p className="nl-reg-none">{t('changes.none')}</p>;
  return (
    <div ref={scroller} className="nl-reg-changes" onScroll={onScroll}>
      <ul style={{ height: changes.length * LINE }}>
        {changes.slice(first, last).map((change, index) => (
          <li key={first + index} style={{ transform: `translateY(${(first + index) * LINE}px)` }}>
            <Tag color={COLOURS[change.breaks]}>{t(`breaks.${change.breaks}`)}</Tag>
            <button type="button" onClick={() => showChange(shown, change)} title={say(change)}>
              <span>{say(change)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The register or field that a change is about, as far as it still exists. */
function showChange(map: RegisterMap, { path }: RegisterChange): void {
  const names = path.split('.');
  for (let count = names.length; count > 0; count--) {
    const node = pathOfName(map, names.slice(0, count).join('.'));
    if (node === undefined) continue;
    const field = registerAt(map, node)?.fields.findIndex(({ name }) => name === names[count]);
    useUi.setState({ mode: 'register' });
    return select({ node, field: field === undefined || field < 0 ? undefined : field });
  }
}
