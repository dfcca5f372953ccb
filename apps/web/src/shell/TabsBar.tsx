import { useEffect, useRef } from 'react';
import type { KeyboardEvent, WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TabLink } from './TabLink.tsx';
import { useTabs } from './tabsStore.ts';
import './tabs.css';

/** Left beside a tab that is scrolled into view, px. */
const MARGIN = 4;

function bringIntoView(bar: HTMLElement): void {
  const tab = bar.querySelector<HTMLElement>('[data-active]');
  if (tab === null) return;
  const left = tab.offsetLeft - MARGIN;
  const right = tab.offsetLeft + tab.offsetWidth + MARGIN;
  if (left < bar.scrollLeft) bar.scrollLeft = left;
  else if (right > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = right - bar.clientWidth;
}

/** A wheel that only turns up and down moves the tabs sideways. */
function onWheel({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const links = [...currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  const aims: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: links.length - 1,
  };
  const aim = aims[key];
  if (aim !== undefined) links.at(aim % links.length)?.focus();
}

/** One tab a visited screen. Arrow keys go from tab to tab, Delete closes, the menu key shows what else can be done. */
export function TabsBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = useTabs((state) => state.tabs);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the frame that shows it: asked at once, the page would be laid out for this alone.
    const frame = requestAnimationFrame(() => bar.current !== null && bringIntoView(bar.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, tabs.length]);
  const active = tabs.some((tab) => tab.path === pathname) ? pathname : tabs[0]?.path;
  return (
    <nav className="nl-tabs" aria-label={t('tabs.label')} ref={bar} onWheel={onWheel} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <TabLink key={tab.path} tab={tab} reachable={tab.path === active} />
      ))}
    </nav>
  );
}
