import { getAllSocCanvas, getAllSocModule } from '@netloom/contract';
import type { ComponentType, LazyExoticComponent } from 'react';
import { ahead, withTexts } from './ahead.ts';
import type { Load } from './ahead.ts';
import { screenTexts } from './screenTexts.ts';

/** A page under the main layout. What it is called stands in the `menu` texts under its key. */
export interface Screen {
  /** The name that the server's menus use. */
  key: string;
  /** May hold parameters (`:dictId`), which are numbers always. */
  path: string;
  component: LazyExoticComponent<ComponentType>;
  /** Asks for its code and its texts ahead of its being shown. */
  load: Load;
  /** Key of a screen that it is a tab of: who may see that one sees it too. */
  tabOf?: string | undefined;
  /** What it asks of the server about the project as soon as it is shown, so that it may be asked before. */
  asks?: readonly ProjectCall[] | undefined;
  /** It begins with the text of the chosen design. */
  opensDesign?: boolean | undefined;
}

/** A call whose one parameter is the project. */
type ProjectCall = typeof getAllSocCanvas | typeof getAllSocModule;

type Extras = Pick<Screen, 'tabOf' | 'asks' | 'opensDesign'>;

function screen(key: string, path: string, load: Load, extras: Extras = {}): Screen {
  return { key, path, ...ahead(withTexts(screenTexts[key] ?? [], load)), ...extras };
}

const DESIGNS: Extras = { asks: [getAllSocCanvas, getAllSocModule] };

/** The only registry of screens. The server's menus decide who sees which, in what order. */
const screens: readonly Screen[] = [
  screen('socCanvas', '/charts/keyboard', () => import('./features/design/soc/SocCanvasScreen.tsx'), {
    ...DESIGNS,
    opensDesign: true,
  }),
  screen(
    'memoryMap',
    '/charts/MemoryMap',
    () => import('./features/design/memoryMap/MemoryMapScreen.tsx'),
    DESIGNS,
  ),
  screen(
    'registerMap',
    '/charts/mix-chart',
    () => import('./features/design/registers/RegisterMapScreen.tsx'),
  ),
  screen('clockTree', '/charts/line', () => import('./features/design/clocks/ClockScreen.tsx'), DESIGNS),
  screen('pinMultiplexing', '/charts/pinmux', () => import('./features/design/pinmux/PinmuxScreen.tsx')),
  screen('memoryWrapper', '/charts/MemoryWraper', () => import('./features/design/memory/MemoryScreen.tsx'), {
    tabOf: 'memoryMap',
  }),
  screen(
    'microarchitecture',
    '/core/microarchitecture',
    () => import('./features/core/microarchitecture/MicroarchitectureScreen.tsx'),
  ),
  screen(
    'customInstructions',
    '/core/menu2',
    () => import('./features/core/instructions/InstructionsScreen.tsx'),
  ),
  screen('coreSoftware', '/core/software', () => import('./features/core/software/SoftwareScreen.tsx')),
  screen('coreDelivery', '/table/dynamic-table', () => import('./features/core/delivery/DeliveryScreen.tsx')),
  screen('coreSpecial', '/table/inline-edit-table', () => import('./features/core/special/PointsScreen.tsx')),
  screen('pinout', '/generator/pinout', () => import('./features/pins/pinout/PinoutScreen.tsx')),
  screen('rtlEditor', '/RTL/edit', () => import('./features/files/editor/RtlEditorScreen.tsx')),
  screen('simulation', '/charts/simulation', () => import('./features/runs/simulation/SimulationScreen.tsx')),
  screen('synthesis', '/charts/synthesis', () => import('./features/runs/synthesis/SynthesisScreen.tsx')),
  screen(
    'staticTimingAnalysis',
    '/charts/staticTimingAnalysis',
    () => import('./features/runs/timing/StaticTimingScreen.tsx'),
  ),
  screen('designFlow', '/runs/flow', () => import('./features/runs/flow/FlowScreen.tsx')),
  screen('runList', '/runs/index', () => import('./features/runs/run/table/RunListScreen.tsx')),
  screen(
    'regressionPlan',
    '/example/create',
    () => import('./features/regression/plan/RegressionPlanScreen.tsx'),
  ),
  screen('regressions', '/example/list', () => import('./features/regression/results/RegressionsScreen.tsx')),
  screen(
    'regressionStatistics',
    '/example/statistics',
    () => import('./features/regression/statistics/StatisticsScreen.tsx'),
  ),
  screen(
    'regressionCoverage',
    '/example/coverage',
    () => import('./features/regression/coverage/CoverageScreen.tsx'),
  ),
  screen('signOff', '/example/fixStatus', () => import('./features/regression/signOff/SignOffScreen.tsx')),
  screen('bugs', '/example/bug', () => import('./features/regression/bugs/BugsScreen.tsx')),
  screen('tasks', '/task/index', () => import('./features/regression/tasks/TasksScreen.tsx')),
  screen('waveDebug', '/example/edit', () => import('./features/waves/debug/WaveDebugScreen.tsx')),
  screen('waveDrawing', '/example/wavedrom', () => import('./features/waves/drawing/WaveDrawingScreen.tsx')),
  screen('notifications', '/notification/index', () => import('./features/talk/chat/NotificationScreen.tsx')),
  screen('chat', '/notification/chat/:id', () => import('./features/talk/chat/ChatScreen.tsx')),
  screen('noticeEdit', '/notification/edit', () => import('./features/talk/notices/NoticesScreen.tsx')),
  screen('drafts', '/notification/drafts', () => import('./features/talk/drafts/DraftsScreen.tsx')),
  screen('feedbackList', '/feedback/list', () => import('./features/talk/tickets/FeedbackListScreen.tsx')),
  screen('feedback', '/feedback/index', () => import('./features/talk/tickets/FeedbackScreen.tsx')),
  screen('profile', '/profile/index', () => import('./features/team/profile/ProfileScreen.tsx')),
  screen('users', '/system/user', () => import('./features/admin/users/UsersScreen.tsx')),
  screen('roles', '/system/role', () => import('./features/admin/roles/RolesScreen.tsx')),
  screen('projects', '/system/dept', () => import('./features/team/projects/ProjectsScreen.tsx')),
  screen('menus', '/system/menu', () => import('./features/admin/menus/MenusScreen.tsx')),
  screen(
    'dictionaries',
    '/system/dict',
    () => import('./features/admin/dictionaries/DictionariesScreen.tsx'),
  ),
  screen(
    'dictionaryEntries',
    '/system/dict-data/index/:dictId',
    () => import('./features/admin/dictionaries/EntriesScreen.tsx'),
  ),
  screen(
    'configuration',
    '/system/config',
    () => import('./features/admin/configuration/ConfigurationScreen.tsx'),
  ),
  screen('server', '/system/server', () => import('./features/admin/server/ServerScreen.tsx')),
  screen('onlineUsers', '/system/online', () => import('./features/admin/onlineUsers/OnlineUsersScreen.tsx')),
  screen(
    'loginLogs',
    '/system/log/logininfo',
    () => import('./features/admin/loginLogs/LoginLogsScreen.tsx'),
  ),
  screen('auditTrail', '/system/log/audit', () => import('./features/admin/auditTrail/AuditTrailScreen.tsx')),
  screen('backups', '/system/backup', () => import('./features/admin/backups/BackupsScreen.tsx')),
  screen('git', '/example/base', () => import('./features/files/git/GitScreen.tsx')),
];

export function screenByKey(key: string | null): Screen | undefined {
  return screens.find((each) => each.key === key);
}

const patterns = new Map(
  screens.map((each) => [each, new RegExp(`^${each.path.replace(/:\w+/g, '\\d+')}$`)]),
);

/** The screens that have no menu entry of their own, being tabs of this one. */
export function tabsOf(key: string): readonly Screen[] {
  return screens.filter(({ tabOf }) => tabOf === key);
}

/** The screen that an address's path leads to. */
export function screenByPath(path: string): Screen | undefined {
  return screens.find((each) => patterns.get(each)?.test(path));
}
