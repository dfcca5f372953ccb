import {
  BarChartOutlined,
  CodeOutlined,
  DiffOutlined,
  FlagOutlined,
  NodeExpandOutlined,
  SearchOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { lazy } from 'react';
import type { ComponentType, Dispatch } from 'react';
import type { WavePlace } from './place.ts';
import type { Dump } from './useDump.ts';
import type { ViewAction } from './view/actions.ts';
import type { ViewState } from './view/model.ts';

/** What every panel beside the waves is given. */
export interface WavePanelProps {
  dump: Dump;
  /** Where the dump comes from. */
  place: WavePlace;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
}

export interface WavePanel {
  /** Its title is the text `waves:panel.<key>`. */
  key: string;
  icon: ComponentType;
  component: ComponentType<WavePanelProps>;
}

/** The panels beside the waves, in the order of their buttons. */
export const wavePanels: readonly WavePanel[] = [
  { key: 'markers', icon: FlagOutlined, component: lazy(() => import('./markers/MarkersPanel.tsx')) },
  { key: 'find', icon: SearchOutlined, component: lazy(() => import('./find/FindPanel.tsx')) },
  {
    key: 'statistics',
    icon: BarChartOutlined,
    component: lazy(() => import('./statistics/StatisticsPanel.tsx')),
  },
  {
    key: 'transactions',
    icon: NodeExpandOutlined,
    component: lazy(() => import('./transactions/panel/TransactionsPanel.tsx')),
  },
  { key: 'table', icon: TableOutlined, component: lazy(() => import('./table/ValueTable.tsx')) },
  { key: 'compare', icon: DiffOutlined, component: lazy(() => import('./compare/ComparePanel.tsx')) },
  { key: 'source', icon: CodeOutlined, component: lazy(() => import('./probe/SourcePanel.tsx')) },
];
