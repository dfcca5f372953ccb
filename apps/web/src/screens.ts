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
  /** Key of a screen that it is a tab of: who may see that one sees it too. */
  tabOf?: string;
}

/** The only registry of screens. The server's menus decide who sees which, in what order. */
const screens: readonly Screen[] = [
  {
    key: 'socCanvas',
    path: '/charts/keyboard',
    component: lazy(() => import('./features/design/soc/SocCanvasScreen.tsx')),
    titleKey: 'socCanvas',
    keepAlive: true,
  },
  {
    key: 'memoryMap',
    path: '/charts/MemoryMap',
    component: lazy(() => import('./features/design/memoryMap/MemoryMapScreen.tsx')),
    titleKey: 'memoryMap',
    keepAlive: true,
  },
  {
    key: 'registerMap',
    path: '/charts/mix-chart',
    component: lazy(() => import('./features/design/registers/RegisterMapScreen.tsx')),
    titleKey: 'registerMap',
    keepAlive: true,
  },
  {
    key: 'clockTree',
    path: '/charts/line',
    component: lazy(() => import('./features/design/clocks/ClockScreen.tsx')),
    titleKey: 'clockTree',
    keepAlive: true,
  },
  {
    key: 'pinMultiplexing',
    path: '/charts/pinmux',
    component: lazy(() => import('./features/design/pinmux/PinmuxScreen.tsx')),
    titleKey: 'pinMultiplexing',
    keepAlive: true,
  },
  {
    key: 'memoryWrapper',
    path: '/charts/MemoryWraper',
    component: lazy(() => import('./features/design/memory/MemoryScreen.tsx')),
    titleKey: 'memoryWrapper',
    keepAlive: true,
    tabOf: 'memoryMap',
  },
  {
    key: 'microarchitecture',
    path: '/core/microarchitecture',
    component: lazy(() => import('./features/core/microarchitecture/MicroarchitectureScreen.tsx')),
    titleKey: 'microarchitecture',
    keepAlive: true,
  },
  {
    key: 'coreSoftware',
    path: '/core/software',
    component: lazy(() => import('./features/core/software/SoftwareScreen.tsx')),
    titleKey: 'coreSoftware',
    keepAlive: true,
  },
  {
    key: 'pinout',
    path: '/generator/pinout',
    component: lazy(() => import('./features/pins/pinout/PinoutScreen.tsx')),
    titleKey: 'pinout',
    keepAlive: true,
  },
  {
    key: 'rtlEditor',
    path: '/RTL/edit',
    component: lazy(() => import('./features/files/editor/RtlEditorScreen.tsx')),
    titleKey: 'rtlEditor',
    keepAlive: true,
  },
  {
    key: 'simulation',
    path: '/charts/simulation',
    component: lazy(() => import('./features/runs/simulation/SimulationScreen.tsx')),
    titleKey: 'simulation',
    keepAlive: true,
  },
  {
    key: 'synthesis',
    path: '/charts/synthesis',
    component: lazy(() => import('./features/runs/synthesis/SynthesisScreen.tsx')),
    titleKey: 'synthesis',
    keepAlive: true,
  },
  {
    key: 'staticTimingAnalysis',
    path: '/charts/staticTimingAnalysis',
    component: lazy(() => import('./features/runs/timing/StaticTimingScreen.tsx')),
    titleKey: 'staticTimingAnalysis',
    keepAlive: true,
  },
  {
    key: 'designFlow',
    path: '/runs/flow',
    component: lazy(() => import('./features/runs/flow/FlowScreen.tsx')),
    titleKey: 'designFlow',
    keepAlive: true,
  },
  {
    key: 'runList',
    path: '/runs/index',
    component: lazy(() => import('./features/runs/run/table/RunListScreen.tsx')),
    titleKey: 'runList',
    keepAlive: true,
  },
  {
    key: 'regressionPlan',
    path: '/example/create',
    component: lazy(() => import('./features/regression/plan/RegressionPlanScreen.tsx')),
    titleKey: 'regressionPlan',
    keepAlive: true,
  },
  {
    key: 'regressions',
    path: '/example/list',
    component: lazy(() => import('./features/regression/results/RegressionsScreen.tsx')),
    titleKey: 'regressions',
    keepAlive: true,
  },
  {
    key: 'regressionStatistics',
    path: '/example/statistics',
    component: lazy(() => import('./features/regression/statistics/StatisticsScreen.tsx')),
    titleKey: 'regressionStatistics',
    keepAlive: true,
  },
  {
    key: 'regressionCoverage',
    path: '/example/coverage',
    component: lazy(() => import('./features/regression/coverage/CoverageScreen.tsx')),
    titleKey: 'regressionCoverage',
    keepAlive: true,
  },
  {
    key: 'signOff',
    path: '/example/fixStatus',
    component: lazy(() => import('./features/regression/signOff/SignOffScreen.tsx')),
    titleKey: 'signOff',
    keepAlive: true,
  },
  {
    key: 'bugs',
    path: '/example/bug',
    component: lazy(() => import('./features/regression/bugs/BugsScreen.tsx')),
    titleKey: 'bugs',
    keepAlive: true,
  },
  {
    key: 'tasks',
    path: '/task/index',
    component: lazy(() => import('./features/regression/tasks/TasksScreen.tsx')),
    titleKey: 'tasks',
    keepAlive: true,
  },
  {
    key: 'waveDebug',
    path: '/example/edit',
    component: lazy(() => import('./features/waves/debug/WaveDebugScreen.tsx')),
    titleKey: 'waveDebug',
    keepAlive: true,
  },
  {
    key: 'waveDrawing',
    path: '/example/wavedrom',
    component: lazy(() => import('./features/waves/drawing/WaveDrawingScreen.tsx')),
    titleKey: 'waveDrawing',
    keepAlive: true,
  },
  {
    key: 'notifications',
    path: '/notification/index',
    component: lazy(() => import('./features/talk/chat/NotificationScreen.tsx')),
    titleKey: 'notifications',
    keepAlive: true,
  },
  {
    key: 'chat',
    path: '/notification/chat/:id',
    component: lazy(() => import('./features/talk/chat/ChatScreen.tsx')),
    titleKey: 'chat',
    keepAlive: true,
  },
  {
    key: 'noticeEdit',
    path: '/notification/edit',
    component: lazy(() => import('./features/talk/notices/NoticesScreen.tsx')),
    titleKey: 'noticeEdit',
    keepAlive: true,
  },
  {
    key: 'drafts',
    path: '/notification/drafts',
    component: lazy(() => import('./features/talk/drafts/DraftsScreen.tsx')),
    titleKey: 'drafts',
    keepAlive: true,
  },
  {
    key: 'feedbackList',
    path: '/feedback/list',
    component: lazy(() => import('./features/talk/tickets/FeedbackListScreen.tsx')),
    titleKey: 'feedbackList',
    keepAlive: true,
  },
  {
    key: 'feedback',
    path: '/feedback/index',
    component: lazy(() => import('./features/talk/tickets/FeedbackScreen.tsx')),
    titleKey: 'feedback',
    keepAlive: true,
  },
  {
    key: 'profile',
    path: '/profile/index',
    component: lazy(() => import('./features/team/profile/ProfileScreen.tsx')),
    titleKey: 'profile',
    keepAlive: true,
  },
  {
    key: 'users',
    path: '/system/user',
    component: lazy(() => import('./features/admin/users/UsersScreen.tsx')),
    titleKey: 'users',
    keepAlive: true,
  },
  {
    key: 'roles',
    path: '/system/role',
    component: lazy(() => import('./features/admin/roles/RolesScreen.tsx')),
    titleKey: 'roles',
    keepAlive: true,
  },
  {
    key: 'projects',
    path: '/system/dept',
    component: lazy(() => import('./features/team/projects/ProjectsScreen.tsx')),
    titleKey: 'projects',
    keepAlive: true,
  },
  {
    key: 'menus',
    path: '/system/menu',
    component: lazy(() => import('./features/admin/menus/MenusScreen.tsx')),
    titleKey: 'menus',
    keepAlive: true,
  },
  {
    key: 'dictionaries',
    path: '/system/dict',
    component: lazy(() => import('./features/admin/dictionaries/DictionariesScreen.tsx')),
    titleKey: 'dictionaries',
    keepAlive: true,
  },
  {
    key: 'dictionaryEntries',
    path: '/system/dict-data/index/:dictId',
    component: lazy(() => import('./features/admin/dictionaries/EntriesScreen.tsx')),
    titleKey: 'dictionaryEntries',
    keepAlive: true,
  },
  {
    key: 'configuration',
    path: '/system/config',
    component: lazy(() => import('./features/admin/configuration/ConfigurationScreen.tsx')),
    titleKey: 'configuration',
    keepAlive: true,
  },
  {
    key: 'server',
    path: '/system/server',
    component: lazy(() => import('./features/admin/server/ServerScreen.tsx')),
    titleKey: 'server',
    keepAlive: true,
  },
  {
    key: 'onlineUsers',
    path: '/system/online',
    component: lazy(() => import('./features/admin/onlineUsers/OnlineUsersScreen.tsx')),
    titleKey: 'onlineUsers',
    keepAlive: true,
  },
  {
    key: 'loginLogs',
    path: '/system/log/logininfo',
    component: lazy(() => import('./features/admin/loginLogs/LoginLogsScreen.tsx')),
    titleKey: 'loginLogs',
    keepAlive: true,
  },
  {
    key: 'auditTrail',
    path: '/system/log/audit',
    component: lazy(() => import('./features/admin/auditTrail/AuditTrailScreen.tsx')),
    titleKey: 'auditTrail',
    keepAlive: true,
  },
  {
    key: 'backups',
    path: '/system/backup',
    component: lazy(() => import('./features/admin/backups/BackupsScreen.tsx')),
    titleKey: 'backups',
    keepAlive: true,
  },
  {
    key: 'git',
    path: '/example/base',
    component: lazy(() => import('./features/files/git/GitScreen.tsx')),
    titleKey: 'git',
    keepAlive: true,
  },
];

export function screenByKey(key: string | null): Screen | undefined {
  return screens.find((screen) => screen.key === key);
}

const patterns = new Map(
  screens.map((screen) => [screen, new RegExp(`^${screen.path.replace(/:\w+/g, '\\d+')}$`)]),
);

/** The screens that have no menu entry of their own, being tabs of this one. */
export function tabsOf(key: string): readonly Screen[] {
  return screens.filter(({ tabOf }) => tabOf === key);
}

/** The screen that an address's path leads to. */
export function screenByPath(path: string): Screen | undefined {
  return screens.find((screen) => patterns.get(screen)?.test(path));
}
