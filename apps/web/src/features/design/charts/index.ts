export { ChartTabs } from './ChartTabs.tsx';
