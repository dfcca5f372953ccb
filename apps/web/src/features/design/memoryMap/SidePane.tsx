import { Badge, Input, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblems } from '../soc/index.ts';
import { Details } from './details/Details.tsx';
import { OutputsPane } from './outputs/OutputsPane.tsx';
import { mapProblems } from './problems/mapProblems.ts';
import { MapProblems } from './problems/MapProblems.tsx';
import { usePane } from './store/paneStore.ts';
import type { Pane } from './store/paneStore.ts';
import { MapTable } from './table/MapTable.tsx';
import { MapEdits } from './toolbar/MapEdits.tsx';

/** The tables beside the drawing. `drawing` adds a tab for the drawing itself, which then stands above. */
export function SidePane({ drawing = false }: { drawing?: boolean }) {
  const { t } = useTranslation('memoryMap');
  const chosen = usePane((state) => state.pane);
  const pane = chosen === 'map' && !drawing ? 'table' : chosen;
  const problems = mapProblems(useProblems((state) => state.problems));
  const worst = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const items = [
    ...(drawing ? [{ key: 'map', label: t('pane.map') }] : []),
    { key: 'table', label: t('pane.table') },
    {
      key: 'problems',
      label: (
        <>
          {t('pane.problems')} <Badge size="small" count={problems.length} color={`var(--nl-${worst})`} />
        </>
      ),
    },
    { key: 'outputs', label: t('pane.outputs') },
  ];
  return (
    <>
      <Tabs
        size="small"
        className="nl-map-tabs"
        activeKey={pane}
        items={items}
        onChange={(key) => usePane.setState({ pane: key as Pane })}
      />
      {pane === 'table' && <TablePane narrow={drawing} />}
      {pane === 'problems' && <MapProblems />}
      {pane === 'outputs' && <OutputsPane />}
      {(pane === 'table' || pane === 'map') && <Details />}
    </>
  );
}

function TablePane({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('memoryMap');
  const [filter, setFilter] = useState('');
  return (
    <>
      <div className="nl-map-bar">
        <Input.Search
          size="small"
          allowClear
          placeholder={t('table.filter')}
          aria-label={t('table.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        {narrow && <MapEdits />}
      </div>
      <MapTable filter={filter} />
    </>
  );
}
