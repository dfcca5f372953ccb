import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import './charts.css';

const TABS = [
  ['memoryMap', '/charts/MemoryMap'],
  ['pinMultiplexing', '/charts/pinmux'],
  ['memoryWrapper', '/charts/MemoryWraper'],
] as const;

/** The three screens of registers and addresses as tabs of one, each with its own address. */
export function ChartTabs() {
  const { t } = useTranslation('menu');
  return (
    <nav className="nl-charts" aria-label={t('charts')}>
      {TABS.map(([key, path]) => (
        <NavLink key={key} to={path}>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
