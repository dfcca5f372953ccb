import type { ReactNode } from 'react';
import { ChartTabs } from './ChartTabs.tsx';
import './charts.css';

/** Memory map, pin multiplexing and memory wrapper as one screen of three tabs, each with its own address. */
export function ChartsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="nl-charts">
      <ChartTabs />
      <div className="nl-charts-screen">{children}</div>
    </div>
  );
}
