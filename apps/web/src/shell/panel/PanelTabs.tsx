import { useTranslation } from 'react-i18next';
import { useDept } from '../../session/index.ts';
import { panels, useShell } from '../shellStore.ts';
import './panel.css';

/** The bookmarks; the open one closes the panel again. Without a project there are no files to list. */
export function PanelTabs() {
  const { t } = useTranslation();
  const { panel: open, showPanel } = useShell();
  const deptId = useDept((state) => state.deptId);
  const offered = panels.filter((panel) => deptId !== null || panel !== 'catalogue');
  return (
    <nav className="nl-bookmarks" aria-label={t('panel.label')}>
      {offered.map((panel) => (
        <button
          key={panel}
          type="button"
          aria-pressed={open === panel}
          onClick={() => showPanel(open === panel ? null : panel)}
        >
          {t(`panel.${panel}`)}
        </button>
      ))}
    </nav>
  );
}
