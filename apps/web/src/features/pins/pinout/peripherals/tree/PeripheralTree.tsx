import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePeripheral, useUi } from '../../store/uiStore.ts';
import { peripheralGroups } from './groups.ts';
import type { Group } from './groups.ts';
import { keyOf, treeRows } from './rows.ts';
import { summaries } from './states.ts';
import { TreeFilter } from './TreeFilter.tsx';
import type { Shown } from './TreeFilter.tsx';
import { TreeLine } from './TreeLine.tsx';
import { useTreeKeys } from './useTreeKeys.ts';

/** The chip's peripherals by group, each with its state. */
export function PeripheralTree() {
  const { t } = useTranslation('pinPeripherals');
  const chip = usePins(({ open }) => open!.chip);
  const analysis = useAnalysis();
  const chosen = useUi(({ peripheral }) => peripheral);
  const [filter, setFilter] = useState<Shown>({ text: '', usedOnly: false });
  const [closed, setClosed] = useState<ReadonlySet<Group>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const states = useMemo(() => summaries(analysis, chip), [analysis, chip]);
  const rows = treeRows(peripheralGroups(chip), states, { ...filter, closed });
  const setOpen = (group: Group, isOpen: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (isOpen) next.delete(group);
      else next.add(group);
      return next;
    });
  const keys = useTreeKeys(list, rows, setOpen);
  return (
    <section className="nl-pins-tree" aria-label={t('tree')}>
      <TreeFilter filter={filter} onChange={setFilter} onKeyDown={keys.fromSearch} />
      <div ref={list} role="tree" aria-label={t('tree')} onKeyDown={keys.inTree}>
        {rows.map((row) => (
          <TreeLine
            key={keyOf(row)}
            row={row}
            chosen={row.kind === 'peripheral' && row.instance === chosen}
            tabbable={keyOf(row) === keys.tabbable}
            onFocus={() => keys.setActive(keyOf(row))}
            onClick={() =>
              row.kind === 'group' ? setOpen(row.group, !row.isOpen) : choosePeripheral(row.instance)
            }
          />
        ))}
        {rows.length === 0 ? <p className="nl-pins-hint">{t('nothing')}</p> : null}
      </div>
    </section>
  );
}
