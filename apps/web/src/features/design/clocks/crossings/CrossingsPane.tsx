import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrossingMatrix } from './CrossingMatrix.tsx';
import { NetlistCrossings } from './NetlistCrossings.tsx';

const VIEWS = ['netlist', 'design'] as const;

/** What crosses between clocks: in the netlist, as its check found it, and by the connections of the design. */
export function CrossingsPane() {
  const { t } = useTranslation('clocks');
  const [view, setView] = useState<(typeof VIEWS)[number]>('netlist');
  return (
    <div className="nl-clocks-scroll">
      <Segmented
        size="small"
        className="nl-clocks-views"
        aria-label={t('pane.crossings')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: t(`crossing.view.${value}`) }))}
        onChange={setView}
      />
      {view === 'netlist' ? <NetlistCrossings /> : <CrossingMatrix />}
    </div>
  );
}
