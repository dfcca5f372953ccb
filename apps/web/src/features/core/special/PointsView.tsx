import { listBlocks } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { readCore } from '@netloom/core';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { withTheirs } from '../soundCores.ts';
import { pointTables } from './pointTables.ts';
import type { OpenTable } from './pointTables.ts';
import { PointTable } from './PointTable.tsx';
import { RowBar } from './RowBar.tsx';
import { RunPoints } from './RunPoints.tsx';
import { usePointResults } from './usePointResults.ts';

interface PointsViewProps {
  open: OpenTable;
  cores: readonly CoreRow[];
}

/** The options of a core as they make RTL; undefined until its definitions are known. */
function useOptions(core: CoreRow | undefined) {
  const blocks = useCall(listBlocks, { query: { deptId: useDeptId(), kind: 'insn' } }).data;
  const options = core && readCore(core.coreJson).options;
  return options && blocks && withTheirs(options, blocks).options;
}

/** The table of one core, with what came of its points. */
export function PointsView({ open, cores }: PointsViewProps) {
  const { t } = useTranslation('corePoints');
  const [filter, setFilter] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { document: table } = open;
  const core = cores.find(({ path }) => path === table.core);
  const options = useOptions(core);
  const results = usePointResults(options, table.name);
  const wanted = filter.trim().toLowerCase();
  const shown = Object.entries(table.points).filter(([name, point]) =>
    `${name} ${JSON.stringify(point)}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="nl-points-bar">
        <label htmlFor="points-core">{t('core')}</label>
        <Select
          id="points-core"
          size="small"
          status={options === undefined ? 'error' : ''}
          value={table.core || undefined}
          placeholder={t('chooseCore')}
          options={cores.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={(path) => pointTables.change({ ...table, core: path })}
        />
        <Input
          size="small"
          allowClear
          className="nl-points-filter"
          aria-label={t('filter')}
          placeholder={t('filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <RowBar table={table} selected={selected} onSelect={setSelected} />
        <span className="nl-points-spring" />
        <RunPoints open={open} options={options} results={results} />
      </div>
      <PointTable
        table={table}
        rows={shown}
        options={options}
        results={results}
        selected={selected}
        onSelect={setSelected}
      />
    </>
  );
}
