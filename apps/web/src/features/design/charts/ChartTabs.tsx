import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { routeAt } from '../../../shell/menuTree.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';

const TABS = [
  ['memoryMap', '/charts/MemoryMap'],
  ['pinMultiplexing', '/charts/pinmux'],
  ['memoryWrapper', '/charts/MemoryWraper'],
] as const;

/** The tabs whose screens the user may see; one alone is no choice. */
export function ChartTabs() {
  const { t } = useTranslation('menu');
  const { tree } = useShellSession();
  const permitted = TABS.filter(([, path]) => routeAt(tree, path) !== undefined);
  if (permitted.length < 2) return null;
  return (
    <nav className="nl-charts-tabs" aria-label={t('charts')}>
      {permitted.map(([key, path]) => (
        <NavLink key={key} to={path}>
          {t(key)}
        </NavLink>
      ))}
    </nav>
  );
}
