/** A screen as the stories visit it. */
export interface Screen {
  name: string;
  path: string;
  /** What is there once the screen has its data, in any language. */
  shown: string;
  /** The text that is its heading. */
  heading?: string;
}

export const publicScreens: readonly Screen[] = [
  { name: 'login', path: '/login', shown: '#password', heading: 'login:signIn' },
  { name: 'register', path: '/register', shown: '.nl-captcha img', heading: 'register:title' },
  {
    name: 'reset-password',
    path: '/resetPassword',
    shown: '.nl-login-other',
    heading: 'resetPassword:title',
  },
];

const list = '.nl-list-table, .nl-cards';

export const designScreens: readonly Screen[] = [
  { name: 'canvas', path: '/charts/keyboard', shown: '[data-block=uart0]' },
  {
    name: 'register-map',
    path: '/charts/mix-chart?file=library/ip/uart/uart.regs.json&register=CONTROL',
    shown: '.nl-bits-field',
  },
  { name: 'memory-map', path: '/charts/MemoryMap', shown: '[data-region="uart0.s_apb"]' },
  { name: 'clocks', path: '/charts/line', shown: '.nl-clocks svg' },
  { name: 'memory', path: '/charts/MemoryWraper', shown: '.nl-start' },
  { name: 'pinmux', path: '/charts/pinmux', shown: '.nl-start' },
  { name: 'core', path: '/core/microarchitecture?core=nl_micro', shown: '.nl-core[data-open="true"]' },
  { name: 'custom-instructions', path: '/core/menu2', shown: '.nl-start' },
  { name: 'core-toolchain', path: '/core/menu2?view=toolchain', shown: '.nl-chain-form' },
  { name: 'core-software', path: '/core/software', shown: '.nl-software-piece' },
  { name: 'core-delivery', path: '/table/dynamic-table', shown: '.nl-delivery-suites' },
  { name: 'core-special', path: '/table/inline-edit-table', shown: '.nl-start' },
  { name: 'pins', path: '/generator/pinout?file=board', shown: '.nl-pins[data-open="true"]' },
  {
    name: 'regression-plan',
    path: '/example/create?file=demo/core.regress.json',
    shown: '.nl-regress-plan',
  },
  { name: 'regressions', path: '/example/list', shown: '.nl-list', heading: 'regressions:title' },
  { name: 'defects', path: '/example/bug', shown: '.nl-list', heading: 'bugs:title' },
  { name: 'tasks', path: '/task/index', shown: '.nl-list', heading: 'tasks:title' },
  {
    name: 'regression-statistics',
    path: '/example/statistics',
    shown: '.nl-nights-screen',
  },
  {
    name: 'regression-coverage',
    path: '/example/coverage',
    shown: '.nl-regcov .nl-list-nothing',
    heading: 'regressionCoverage:title',
  },
  {
    name: 'sign-off',
    path: '/example/fixStatus',
    shown: '.nl-signoff .nl-list-nothing',
    heading: 'signOff:title',
  },
  { name: 'results-link', path: '/example/caseList', shown: '.nl-share' },
  { name: 'simulation', path: '/charts/simulation', shown: 'form' },
  { name: 'synthesis', path: '/charts/synthesis', shown: 'form .ant-btn-primary:enabled' },
  { name: 'static-timing', path: '/charts/staticTimingAnalysis', shown: 'form' },
  { name: 'flow', path: '/runs/flow', shown: 'form' },
  { name: 'runs', path: '/runs/index', shown: '.nl-runs' },
  { name: 'wave-debug', path: '/example/edit', shown: 'h3', heading: 'waveDebug:title' },
  { name: 'wave-drawing', path: '/example/wavedrom', shown: '.nl-start' },
  { name: 'editor', path: '/RTL/edit', shown: 'text=demo' },
];

export const workspaceScreens: readonly Screen[] = [
  { name: 'notifications', path: '/notification/index', shown: '.nl-talk-list', heading: 'talk:title' },
  { name: 'drafts', path: '/notification/drafts', shown: '.nl-list', heading: 'drafts:title' },
  { name: 'tickets', path: '/feedback/list', shown: '.nl-list', heading: 'tickets:title' },
  { name: 'feedback', path: '/feedback/index', shown: '.nl-feedback form', heading: 'tickets:form.title' },
  { name: 'notices', path: '/notification/edit', shown: '.nl-list', heading: 'notices:title' },
  { name: 'git', path: '/example/base', shown: '.nl-git-row' },
  { name: 'users', path: '/system/user', shown: list, heading: 'users:title' },
  { name: 'roles', path: '/system/role', shown: '.nl-roles', heading: 'roles:title' },
  { name: 'projects', path: '/system/dept', shown: list, heading: 'projects:title' },
  { name: 'menus', path: '/system/menu', shown: list, heading: 'menus:title' },
  { name: 'dictionaries', path: '/system/dict', shown: list, heading: 'dictionaries:title' },
  { name: 'configuration', path: '/system/config', shown: list, heading: 'configuration:title' },
  { name: 'server', path: '/system/server', shown: '.nl-gauge', heading: 'server:title' },
  { name: 'online-users', path: '/system/online', shown: list, heading: 'onlineUsers:title' },
  { name: 'login-logs', path: '/system/log/logininfo', shown: list, heading: 'loginLogs:title' },
  { name: 'audit-trail', path: '/system/log/audit', shown: list, heading: 'auditTrail:title' },
  { name: 'backups', path: '/system/backup', shown: '.nl-list', heading: 'backups:title' },
  { name: 'profile', path: '/profile/index', shown: '.nl-profile-cards', heading: 'profile:title' },
  { name: 'profile-projects', path: '/profile/index?tab=projects', shown: list, heading: 'profile:title' },
  {
    name: 'profile-project',
    path: '/profile/index?tab=current',
    shown: '.nl-profile-list li',
    heading: 'profile:title',
  },
  {
    name: 'error-401',
    path: '/error/401?path=/nowhere',
    shown: '.nl-error-page',
    heading: 'common:forbidden.page',
  },
  { name: 'error-404', path: '/404', shown: '.nl-error-page', heading: 'common:notFound.title' },
  { name: 'guide', path: '/guide', shown: '.nl-guide-chapter', heading: 'guide:title' },
  { name: 'notepad', path: '/notepad', shown: 'textarea' },
];
