import { Badge, Segmented, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblems } from '../soc/index.ts';
import { ClockProblems, clockProblems } from './ClockProblems.tsx';
import { CrossingsPane } from './crossings/CrossingsPane.tsx';
import { ClockOutputs } from './outputs/ClockOutputs.tsx';
import { ResetWaves } from './resets/ResetWaves.tsx';
import { useClockView } from './store/clockStore.ts';
import type { Pane } from './store/clockStore.ts';
import { ClockTable } from './table/ClockTable.tsx';
import { ResetTable } from './table/ResetTable.tsx';
import { TreeDrawing } from './tree/TreeDrawing.tsx';

/** Tables, reset sequence, crossings, problems and files; on a narrow screen the drawing is the first of them. */
export function SidePane({ drawing }: { drawing: boolean }) {
  const { t } = useTranslation('clocks');
  const chosen = useClockView((state) => state.pane);
  const problems = clockProblems(useProblems((state) => state.problems));
  const pane = chosen === 'tree' && !drawing ? 'clocks' : chosen;
  const items: { key: Pane; children: ReactNode }[] = [
    ...(drawing ? [{ key: 'tree' as const, children: <TreeDrawing /> }] : []),
    { key: 'clocks', children: <ClockTable /> },
    { key: 'resets', children: <ResetTable /> },
    { key: 'sequence', children: <ResetWaves /> },
    { key: 'crossings', children: <CrossingsPane /> },
    { key: 'problems', children: <ClockProblems /> },
    { key: 'files', children: <ClockOutputs /> },
  ];
  const labelled = items.map(({ key, children }) => ({
    key,
    children,
    label: (
      <>
        {t(`pane.${key}`)}
        {key === 'problems' && <Badge size="small" count={problems.length} color="var(--nl-error)" />}
      </>
    ),
  }));
  const choose = (key: string) => useClockView.setState({ pane: key as Pane });
  if (drawing) return <NarrowPanes items={labelled} pane={pane} onChoose={choose} />;
  return (
    <Tabs
      size="small"
      className="nl-clocks-tabs"
      destroyOnHidden
      activeKey={pane}
      onChange={choose}
      items={labelled}
    />
  );
}

interface NarrowPanesProps {
  items: readonly { key: string; label: ReactNode; children: ReactNode }[];
  pane: string;
  onChoose: (key: string) => void;
}

/** More panes than a narrow screen has room for: their names scroll. */
function NarrowPanes({ items, pane, onChoose }: NarrowPanesProps) {
  const { t } = useTranslation('clocks');
  return (
    <div className="nl-clocks-narrow">
      <div className="nl-clocks-names">
        <Segmented
          size="small"
          aria-label={t('toolbar')}
          value={pane}
          options={items.map(({ key, label }) => ({ value: key, label }))}
          onChange={onChoose}
        />
      </div>
      {items.find(({ key }) => key === pane)?.children}
    </div>
  );
}
