import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A page under the main layout. `titleKey` is a key of the `menu` texts. */
export interface Screen {
  /** The name that the server's menus use. */
  key: string;
  /** May hold parameters (`:dictId`), which are numbers always. */
  path: string;
  component: LazyExoticComponent<ComponentType>;
  titleKey: string;
  /** Stays mounted (hidden) while another tab is shown. */
  keepAlive: boolean;
}

/** The only registry of screens. The server's menus decide who sees which, in what order. */
const screens: readonly Screen[] = [
  {
    key: 'socCanvas',
    path: '/charts/keyboard',
    component: lazy(() => import('./features/soc/SocCanvasScreen.tsx')),
    titleKey: 'socCanvas',
    keepAlive: true,
  },
  {
    key: 'memoryMap',
    path: '/charts/MemoryMap',
    component: lazy(() => import('./features/memoryMap/MemoryMapScreen.tsx')),
    titleKey: 'memoryMap',
    keepAlive: true,
  },
  {
    key: 'registerMap',
    path: '/charts/mix-chart',
    component: lazy(() => import('./features/registers/RegisterMapScreen.tsx')),
    titleKey: 'registerMap',
    keepAlive: true,
  },
  {
    key: 'rtlEditor',
    path: '/RTL/edit',
    component: lazy(() => import('./features/editor/RtlEditorScreen.tsx')),
    titleKey: 'rtlEditor',
    keepAlive: true,
  },
  {
    key: 'simulation',
    path: '/charts/simulation',
    component: lazy(() => import('./features/simulation/SimulationScreen.tsx')),
    titleKey: 'simulation',
    keepAlive: true,
  },
  {
    key: 'synthesis',
    path: '/charts/synthesis',
    component: lazy(() => import('./features/synthesis/SynthesisScreen.tsx')),
    titleKey: 'synthesis',
    keepAlive: true,
  },
  {
    key: 'staticTimingAnalysis',
    path: '/charts/staticTimingAnalysis',
    component: lazy(() => import('./features/timing/StaticTimingScreen.tsx')),
    titleKey: 'staticTimingAnalysis',
    keepAlive: true,
  },
  {
    key: 'runList',
    path: '/runs/index',
    component: lazy(() => import('./features/runs/table/RunListScreen.tsx')),
    titleKey: 'runList',
    keepAlive: true,
  },
  {
    key: 'profile',
    path: '/profile/index',
    component: lazy(() => import('./features/profile/ProfileScreen.tsx')),
    titleKey: 'profile',
    keepAlive: true,
  },
];

export function screenByKey(key: string | null): Screen | undefined {
  return screens.find((screen) => screen.key === key);
}

const patterns = new Map(
  screens.map((screen) => [screen, new RegExp(`^${screen.path.replace(/:\w+/g, '\\d+')}$`)]),
);

/** The screen that an address's path leads to. */
export function screenByPath(path: string): Screen | undefined {
  return screens.find((screen) => patterns.get(screen)?.test(path));
}
