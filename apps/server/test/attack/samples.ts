import { PRESETS, writeCore } from '@netloom/core';
import { DEMO } from '../testServer.ts';
import type { World } from './world.ts';

/** What a call is sent: well-formed, about things that exist. */
export interface Sample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** Fields of a multipart call; a file is a text with its name. */
  form?: Record<string, string | { name: string; text: string }>;
}

const dept = { deptId: DEMO };
const inDept = () => ({ body: dept });
const ofDept = () => ({ query: dept });
const nothing = () => ({});
const ofRun = ({ runId }: World) => ({ query: { runId } });
const password = 'a long enough password';
const code = '123456';
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const registration = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const newUser = { userName: 'somebody', email: 'some@body.example', phone: '12345678901' };
const menu = { parentId: null, position: 3, title: 'T', icon: 'book', url: null, permission: null };
const captcha = { code: 'abcd', uuid: 'none' };
const design = 'demo/demo.soc.json';
const upload = { name: 'a.txt', text: 'text' };

const account = {
  captchaImage: nothing,
  signInOptions: nothing,
  version: nothing,
  login: () => ({ body: { userName: 'nobody', password } }),
  signInByCode: () => ({ body: { challenge: 'none', code } }),
  beginSetUpAtSignIn: () => ({ body: { challenge: 'none' } }),
  confirmSetUpAtSignIn: () => ({ body: { challenge: 'none', code } }),
  secondFactorState: nothing,
  beginSecondFactor: () => ({ body: { password } }),
  confirmSecondFactor: () => ({ body: { code } }),
  renewRecoveryCodes: () => ({ body: { password, code } }),
  turnOffSecondFactor: () => ({ body: { password, code } }),
  beginPasskeySignIn: nothing,
  signInByPasskey: () => ({ body: { ticket: 'none', assertion } }),
  listPasskeys: nothing,
  beginPasskey: () => ({ body: { password } }),
  addPasskey: () => ({ body: { name: 'key', registration } }),
  removePasskey: () => ({ body: { passkeyId: 1, password } }),
  removeSecondFactor: ({ victimId }: World) => ({ body: { userId: victimId } }),
  register: () => ({
    body: { ...newUser, ...captcha, password, confirmPassword: password, agreement: true },
  }),
  requestPasswordReset: () => ({ body: { email: newUser.email, ...captcha } }),
  resetPassword: () => ({ body: { token: 'none', password, confirmPassword: password } }),
  oidcStart: nothing,
  oidcFinish: () => ({ body: { search: '?code=1&state=2', ticket: 'none' } }),
  logOut: nothing,
  updateTime: nothing,
  updateChangePassword: () => ({
    body: { oldPassword: 'wrong', newPassword: password, confirmPassword: password },
  }),
  getUserInfo: nothing,
  getNote: nothing,
  getTour: nothing,
  openTour: () => ({ body: { open: true } }),
  saveNote: () => ({ body: { text: 'note', revision: 0 } }),
  findByPage: nothing,
  exportUsers: nothing,
  findUserAll: nothing,
  findUser: ofDept,
  getSysUserByUserId: ({ victimId }: World) => ({ params: { id: victimId } }),
  saveSysUser: () => ({ body: { ...newUser, password } }),
  updateSysUser: ({ victimId }: World) => ({ body: { userId: victimId, email: 'other@body.example' } }),
  mailConfirmation: nothing,
  confirmEmail: () => ({ body: { token: 'none' } }),
  deleteById: ({ victimId }: World) => ({ params: { id: victimId } }),
  resetPwd: ({ victimId }: World) => ({ body: { userId: victimId, password } }),
  saveGitInfo: () => ({ body: { ...dept, gitUserName: 'git', gitPassword: 'token' } }),
};

const administration = {
  selectRoleList: nothing,
  updateRole: () => ({ body: { roleId: 13, permissions: [] } }),
  menus: ofDept,
  selectMenuList: nothing,
  insertMenu: () => ({ body: { ...menu, kind: 'layout', affix: false, status: 0 } }),
  updateMenu: ({ menuId }: World) => ({ body: { menuId, ...menu, affix: false, status: 0 } }),
  deleteMenu: ({ menuId }: World) => ({ params: { id: menuId } }),
  deptMenus: ofDept,
  saveDeptMenus: () => ({ body: { ...dept, off: [] } }),
  selectDictTypeList: nothing,
  selectDictTypeById: ({ dictId }: World) => ({ params: { id: dictId } }),
  insertDictType: () => ({ body: { dictName: 'N', dictType: 'n' } }),
  updateDictType: ({ dictId }: World) => ({ body: { dictId, dictName: 'M', dictType: 'm' } }),
  deleteDictTypeById: ({ dictId }: World) => ({ params: { id: dictId } }),
  selectDictDataList: ({ dictId }: World) => ({ query: { dictId } }),
  selectDictDataById: ({ dictCode }: World) => ({ params: { id: dictCode } }),
  selectDictDataByType: () => ({ params: { type: 'colours' } }),
  insertDictData: ({ dictId }: World) => ({ body: { dictId, dictLabel: 'B', dictValue: 'b' } }),
  updateDictData: ({ dictCode }: World) => ({
    body: { dictCode, dictLabel: 'C', dictValue: 'c' },
  }),
  deleteDictDataByIds: ({ dictCode }: World) => ({ params: { ids: String(dictCode) } }),
  configKey: () => ({ params: { key: 'git.privateAddresses' } }),
  configList: nothing,
  saveConfig: () => ({ body: { configKey: 'own.key', configValue: 'value' } }),
  deleteConfig: () => ({ params: { key: 'audit.days' } }),
  listTools: nothing,
  serverLoad: nothing,
  onlineList: nothing,
  forceLogOut: ({ victimSession }: World) => ({ params: { id: victimSession } }),
  loginLogList: nothing,
  auditList: nothing,
  backupState: nothing,
  makeBackup: nothing,
  downloadBackup: ({ backup }: World) => ({ query: { name: backup } }),
  uploadBackup: () => ({ form: { file: upload } }),
  deleteBackup: ({ backup }: World) => ({ body: { name: backup } }),
  restoreBackup: ({ backup }: World) => ({ body: { name: backup, confirm: 'no' } }),
};

const registersJson = '{"netloom":"registers","version":1,"name":"a","children":[]}';
const project = {
  selectMyDeptList: nothing,
  selectDeptList: nothing,
  selectDeptById: () => ({ params: { id: DEMO } }),
  insertDept: () => ({ body: { name: 'Another' } }),
  insertSample: nothing,
  updateDept: () => ({ body: { ...dept, name: 'Renamed', gitAddress: '' } }),
  requireSecondFactor: () => ({ body: { ...dept, required: true } }),
  cloneAgain: inDept,
  listDocuments: ofDept,
  readDocumentText: () => ({ query: { ...dept, path: design } }),
  previewGeneration: () => ({ body: { ...dept, path: design, text: '{}' } }),
  generateRegisters: () => ({
    body: { ...dept, path: 'ip/a/a.regs.json', text: registersJson, outputs: ['c'] },
  }),
  saveDocumentText: () => ({ body: { ...dept, path: 'docs/a.soc.json', text: '{}', hash: '' } }),
  deleteSysDeptByDeptId: () => ({ params: { id: DEMO }, query: { deptName: 'no' } }),
  restoreDept: inDept,
  switchDept: inDept,
  setDefaultDept: inDept,
  leaveDept: inDept,
  updateMemberRole: ({ victimId }: World) => ({ body: { ...dept, userId: victimId, roleId: 12 } }),
  removeMember: ({ victimId }: World) => ({ body: { ...dept, userId: victimId } }),
  addMember: ({ victimId }: World) => ({ body: { ...dept, userId: victimId, roleId: 12 } }),
  selectTeamMembers: ofDept,
  inviteDept: () => ({ query: { ...dept, roleId: 11 } }),
  inviteList: ofDept,
  revokeInvite: ({ inviteId }: World) => ({ body: { inviteId } }),
  applyDept: () => ({ query: { inviteCode: 'no-such-code' } }),
  myApplications: nothing,
  approvalList: ofDept,
  approvalStatus: ({ applyId }: World) => ({ query: { applyId, status: 2 } }),
};

const files = {
  findFilePath: () => ({ body: { ...dept, resourcePath: 'demo' } }),
  findRegisterFiles: inDept,
  getVerilogInfoByPath: () => ({ body: { ...dept, socVerilogPath: design } }),
  writeFileByPath: () => ({ body: { ...dept, verilogFile: 'x', socVerilogPath: 'new.sv', hash: '' } }),
  updateVerilogName: () => ({ body: { ...dept, verilogName: 'no.sv', socVerilogPath: 'no-such.sv' } }),
  getTemplate: () => ({ query: { ...dept, template: 'module' } }),
  getFileName: () => ({ body: { ...dept, resourcePath: '', resourceName: 'demo' } }),
  createCodeServerFile: () => ({ body: { ...dept, filePath: 'folder' } }),
  deleteFile: () => ({ body: { ...dept, resourcePath: 'no-such' } }),
  renameFile: () => ({ body: { ...dept, filePath: 'no-such', fileName: 'other' } }),
  moveFile: () => ({ body: { ...dept, filePaths: ['no-such'], targetFolder: '' } }),
  uploadCodeServerFile: () => ({ form: { deptId: String(DEMO), filePath: '', multiFiles: upload } }),
  exportZip: () => ({ body: { ...dept, filePaths: ['demo'] } }),
  pathPermissions: ofDept,
  savePathPermission: () => ({ body: { ...dept, path: 'demo', roleIds: [] } }),
  fileUpload: () => ({ form: { deptId: String(DEMO), filePath: '', file: upload } }),
  fileWriteFile: () => ({ body: { ...dept, filePath: 'w.txt', content: 'x' } }),
  readFileByPath: () => ({ query: { ...dept, filePath: design } }),
  findProjectFiles: () => ({ params: { projectName: 'Demo' } }),
  commonDownload: () => ({ query: { fileName: 'none' } }),
  downloadResource: () => ({ query: { ...dept, resource: design } }),
  downloadZip: () => ({ query: { ...dept, path: 'demo' } }),
};

const coreJson = writeCore({ ...PRESETS.nano, name: 'attacked' });
const cores = {
  listCores: ofDept,
  libJsonByCore: () => ({ query: { ...dept, save: 'true' }, body: { coreJson } }),
  saveCoreSoftware: () => ({ body: { ...dept, folder: 'cores/no_such', pieces: ['printf'] } }),
};

const pinsJson =
  '{"netloom":"pins","version":1,"name":"attacked","chip":"sample144","peripherals":{},"pins":{}}';
const pins = {
  listPins: ofDept,
  generatePins: () => ({ body: { ...dept, pinsJson } }),
};

const memoryJson = '{"netloom":"memory","version":1,"name":"attacked","depth":64,"width":8}';
const memory = {
  listMemories: ofDept,
  generateMemory: () => ({ body: { ...dept, memoryJson } }),
};

const pinmuxJson = '{"netloom":"pinmux","version":1,"name":"attacked"}';
const pinmux = {
  listPinmuxes: ofDept,
  generatePinmux: () => ({ body: { ...dept, pinmuxJson } }),
};

const ofRegression = ({ regressionId }: World) => ({ query: { runId: regressionId } });
const regression = {
  listRegressions: ofDept,
  showRegression: ofRegression,
  regressionResults: ofRegression,
  regressionBuckets: ofRegression,
  showResult: ({ resultId }: World) => ({ query: { resultId } }),
  regressionTrend: ofDept,
  regressionChanges: ({ regressionId }: World) => ({ query: { runId: regressionId, against: regressionId } }),
  listShares: ofRegression,
  makeShare: ({ regressionId }: World) => ({ body: { runId: regressionId, note: 'For review' } }),
  withdrawShare: ({ regressionId }: World) => ({ body: { runId: regressionId, shareId: 1 } }),
  sharedResults: () => ({ body: { secret: 'guessed' } }),
  sharedResult: ({ resultId }: World) => ({ body: { resultId, secret: 'guessed' } }),
  resultPlace: ({ resultId }: World) => ({ query: { resultId } }),
  startBisect: ({ resultId }: World) => ({ body: { resultId, good: 'HEAD~1' } }),
  showBisect: ({ bisectId }: World) => ({ query: { bisectId } }),
  listBisects: ofDept,
  cancelBisect: ({ bisectId }: World) => ({ body: { bisectId } }),
  lastGoodCommit: ({ resultId }: World) => ({ query: { resultId } }),
  showSignOff: ofDept,
  signOff: ({ regressionId }: World) => ({ body: { runId: regressionId } }),
  exportSignOff: ofRegression,
  importResults: () => ({
    body: { ...dept, format: 'junit', text: '<testsuite><testcase name="a"/></testsuite>' },
  }),
  exportResults: ({ regressionId }: World) => ({ query: { runId: regressionId, format: 'json' } }),
  listCoverage: ofDept,
  regressionCoverage: ofRegression,
  regressionCoverageFile: ({ regressionId }: World) => ({ query: { runId: regressionId, path: 'a.sv' } }),
  rankCoverage: ofRegression,
  exportCoverage: ({ regressionId }: World) => ({ query: { runId: regressionId, format: 'lcov' } }),
  excludeCoverage: ({ regressionId }: World) => ({
    body: {
      runId: regressionId,
      path: 'a.sv',
      point: { sort: 'line', line: 1, column: 1, label: '' },
      why: 'x',
    },
  }),
  includeCoverage: ({ regressionId }: World) => ({ body: { runId: regressionId, name: 'x1' } }),
  instanceToggles: ofRegression,
  rerunRegression: ({ regressionId }: World) => ({ body: { runId: regressionId } }),
};

const commit = '0'.repeat(40);
const webhook = {
  listWebhooks: ofDept,
  saveWebhook: () => ({ body: { ...dept, url: 'https://hooks.example/x', secret: 's', events: ['run'] } }),
  deleteWebhook: () => ({ body: { ...dept, webhookId: 1 } }),
  pingWebhook: () => ({ body: { ...dept, webhookId: 1 } }),
  webhookDeliveries: () => ({ query: { ...dept, webhookId: 1 } }),
  redeliverWebhook: () => ({ body: { ...dept, deliveryId: 1 } }),
};
const aboutBug = ({ bugId }: World) => ({ query: { bugId } });
const defects = {
  listBugs: ofDept,
  showBug: aboutBug,
  proposeDuplicates: () => ({ query: { ...dept, title: 'Attacked' } }),
  createBug: () => ({ body: { ...dept, title: 'New', label: 'RTL' } }),
  updateBug: ({ bugId }: World) => ({ body: { bugId, revision: 1, change: { title: 'Other' } } }),
  moveBug: ({ bugId }: World) => ({ body: { bugId, revision: 1, status: 'Not Started', reason: 'r' } }),
  noteBugBranch: ({ bugId }: World) => ({ body: { bugId, branch: 'main', what: 'found', commit } }),
  replyToBug: ({ bugId }: World) => ({ body: { bugId, content: 'said' } }),
  watchBug: ({ bugId }: World) => ({ body: { bugId, watching: true } }),
  linkBug: ({ bugId }: World) => ({ body: { bugId, reference: 'soc:demo' } }),
  bulkEditBugs: ({ bugId }: World) => ({
    body: { ...dept, bugs: [{ bugId, revision: 1 }], change: { severity: 'minor' } },
  }),
  exportBugs: ofDept,
  listBugFilters: ofDept,
  saveBugFilter: () => ({ body: { ...dept, name: 'Mine', filter: {} } }),
  deleteBugFilter: () => ({ body: { ...dept, filterId: 1 } }),
  listBranches: ofDept,
  saveBranch: () => ({ body: { ...dept, name: 'main', description: 'd' } }),
  deleteBranch: () => ({ body: { ...dept, index: 1 } }),
  listTasks: ofDept,
  myTasks: nothing,
  createTask: () => ({ body: { ...dept, title: 'New', description: 'd' } }),
  updateTask: ({ taskId }: World) => ({ body: { taskId, revision: 1, title: 'Other', description: 'd' } }),
  deleteTask: ({ taskId }: World) => ({ body: { taskId } }),
};
const git = {
  gitStatus: ofDept,
  gitDiff: () => ({ query: { ...dept, path: design } }),
  gitLog: ofDept,
  gitShow: () => ({ query: { ...dept, commit } }),
  gitBranches: ofDept,
  gitCompare: () => ({ query: { ...dept, base: 'main', head: 'main' } }),
  gitConflict: () => ({ query: { ...dept, path: design } }),
  gitStage: () => ({ body: { ...dept, paths: ['no-such'] } }),
  gitUnstage: () => ({ body: { ...dept, paths: ['no-such'] } }),
  gitHunks: () => ({ query: { ...dept, path: design } }),
  gitStageLines: () => ({
    body: { ...dept, path: design, staged: false, version: 'none', chosen: [{ hunk: 0 }] },
  }),
  gitDiscard: () => ({ body: { ...dept, paths: ['no-such'] } }),
  gitCommit: () => ({ body: { ...dept, message: 'm' } }),
  gitAmend: () => ({ body: { ...dept, commit, message: 'm' } }),
  gitRevert: () => ({ body: { ...dept, commit } }),
  gitStashes: ofDept,
  gitStash: inDept,
  gitUnstash: () => ({ body: { ...dept, commit } }),
  gitDropStash: () => ({ body: { ...dept, commit } }),
  gitFetch: inDept,
  gitPull: inDept,
  gitPush: inDept,
  gitCreateBranch: () => ({ body: { ...dept, name: 'branch' } }),
  gitSwitchBranch: () => ({ body: { ...dept, name: 'no-such' } }),
  gitDeleteBranch: () => ({ body: { ...dept, name: 'no-such' } }),
  gitMerge: () => ({ body: { ...dept, name: 'no-such' } }),
  gitMergeParts: () => ({ body: { ...dept, path: design } }),
  gitResolve: () => ({ body: { ...dept, path: design, use: 'ours' } }),
  gitAbortMerge: inDept,
  gitMergeShared: () => ({ body: { ...dept, base: 'no-such', head: 'main' } }),
  gitBlame: () => ({ query: { ...dept, path: design } }),
  gitTags: ofDept,
  gitCreateTag: () => ({ body: { ...dept, name: 'tag', commit } }),
  gitDeleteTag: () => ({ body: { ...dept, name: 'no-such' } }),
  gitProtections: ofDept,
  gitSaveProtection: () => ({
    body: { ...dept, kind: 'branch', pattern: 'kept', push: 'members', merge: 'members' },
  }),
  gitDeleteProtection: () => ({ body: { ...dept, kind: 'branch', pattern: 'no-such' } }),
};

const toVerilogJson = '{}';
const designs = {
  getAllSocCanvas: () => ({ params: { x: DEMO } }),
  getSocByCreateBy: nothing,
  selectCanvasBySocCanvasId: ({ canvasId }: World) => ({ params: { id: canvasId } }),
  saveOrupdateCanvas: () => ({ body: { ...dept, socName: 'next', toVerilogJson, layoutJson: '{}' } }),
  updateToVerilogJsonBySocCanvasId: ({ canvasId }: World) => ({
    body: { socCanvasId: canvasId, toVerilogJson, hash: 'none' },
  }),
  deleteSocCanvas: ({ canvasId }: World) => ({ params: { id: canvasId } }),
  generationCanvas: ({ canvasId }: World) => ({
    body: { toVerilogJson, socCanvasId: canvasId, socName: 'demo' },
  }),
  getAllSocModule: () => ({ params: { x: DEMO } }),
  selectSocModuleListByName: () => ({ query: { ...dept, name: 'uart' } }),
  saveSocModule: () => ({ body: { ...dept, folder: 'ip/x', socModuleJson: '{}' } }),
  updateSocModule: ({ moduleId }: World) => ({ body: { socModuleId: moduleId, socModuleJson: '{}' } }),
  deleteSocModuleBySocModuleId: ({ moduleId }: World) => ({ params: { id: moduleId } }),
  getParameterAndPortWidth: () => ({
    body: { parameterJson: JSON.stringify({ ...dept, vlnv: 'a:b:c:1', parameters: {} }) },
  }),
  libJsonByVerilog: () => ({
    form: { options: JSON.stringify({ ...dept, folder: 'ip/y' }), files: { name: 'y.v', text: '' } },
  }),
  libJsonByIpxact: () => ({
    form: { options: JSON.stringify({ ...dept, folder: 'ip/z' }), files: { name: 'z.xml', text: '' } },
  }),
};

const start = { ...dept, top: 'no_such_module', seconds: 1 };
const runs = {
  getSseStream: nothing,
  subscribe: ({ runId }: World) => ({ body: { streamId: 'none', runs: [{ runId, offset: 0 }] } }),
  startRun: ({ request }: World) => ({ body: { ...request, top: 'no_such_module', seconds: 1 } }),
  createVerilator: () => ({ query: start }),
  createYosys: () => ({ query: start }),
  createOpenSta: () => ({ query: { ...start, netlist: 'no-such.v', liberty: 'osu018' } }),
  execVerilator: () => ({ query: start }),
  execVerilator2: () => ({ query: start }),
  runsOfCommits: () => ({ query: { ...dept, commits: commit } }),
  listRuns: ofDept,
  showRun: ofRun,
  runEvents: ofRun,
  runLog: ofRun,
  searchLog: ({ runId }: World) => ({ query: { runId, text: 'x' } }),
  runArtifacts: ofRun,
  runJunit: ofRun,
  waveform: ({ runId }: World) => ({ query: { runId, file: 'a.fst', view: 'info' } }),
  compareWaveforms: ({ runId }: World) => ({
    body: { a: { runId, file: 'a.fst' }, b: { runId, file: 'b.fst' }, options: {} },
  }),
  probe: ({ runId }: World) => ({ query: { runId, view: 'signal', path: 'demo.clk' } }),
  runTargets: ofDept,
  bootTargets: ofDept,
  runTrend: () => ({ query: { ...dept, kind: 'lint', top: 'demo' } }),
  compareRuns: ({ runId }: World) => ({ query: { runId, withRunId: runId } }),
  retryRun: ({ runId }: World) => ({ body: { runId } }),
  cancelRun: ({ runId }: World) => ({ body: { runId } }),
  inputRun: ({ runId }: World) => ({ body: { runId, text: 'x' } }),
  holdRun: ({ runId }: World) => ({ body: { runId, columns: 80, rows: 24 } }),
  openShell: ({ runId }: World) => ({ body: { runId } }),
  pinRun: ({ runId }: World) => ({ body: { runId, pinned: false } }),
  prioritizeRun: ({ runId }: World) => ({ body: { runId, priority: 'high' } }),
  deleteRuns: ({ runId }: World) => ({ body: { runIds: [runId] } }),
  downloadTicket: ({ runId }: World) => ({ body: { runId } }),
  downloadFile: () => ({ query: { ticket: 'none' } }),
  coverageReport: ofRun,
  coverageFile: ({ runId }: World) => ({ query: { runId, path: 'a.sv' } }),
  runAssertions: ofRun,
  synthesisReport: ofRun,
  schematic: ({ runId }: World) => ({ query: { runId, module: 'demo' } }),
  timingReport: ofRun,
  placementReport: ofRun,
  getQuota: ofDept,
  runCeilings: ofDept,
  saveQuota: () => ({
    body: { ...dept, runningRuns: 1, runningRunsPerUser: 1, keepDays: 1, keepBytes: 1_000_000 },
  }),
  runStorage: ofDept,
  listSchedules: ofDept,
  saveSchedule: ({ request }: World) => ({ body: { ...dept, name: 'Other', cron: '0 3 * * *', request } }),
  deleteSchedule: ({ scheduleId }: World) => ({ body: { scheduleId } }),
};

const ofChat = ({ chatId }: World) => ({ query: { privateChatId: chatId } });
const inChat = ({ chatId }: World) => ({ body: { privateChatId: chatId } });
const ofMessage = ({ messageId }: World) => ({ query: { messageId } });
const subject = `design:${design}`;

const talk = {
  selectPrivateChatList: nothing,
  chatInfo: ofChat,
  openPrivateChat: ({ victimId }: World) => ({ body: { userId: victimId } }),
  createGroup: ({ victimId }: World) => ({ body: { ...dept, title: 'Group', userIds: [victimId] } }),
  updateGroup: ({ chatId, victimId }: World) => ({
    body: { privateChatId: chatId, userIds: [victimId], title: 'Other' },
  }),
  findRun: ofRun,
  findRoom: () => ({ query: { ...dept, subject } }),
  joinRoom: inChat,
  setMuted: ({ chatId }: World) => ({ body: { privateChatId: chatId, muted: false } }),
  leaveChat: inChat,
  chatPeople: () => ({ query: { search: 'v' } }),
  searchMessages: ({ chatId }: World) => ({ body: { privateChatId: chatId, search: 'secret' } }),
  selectMessageList: inChat,
  sendMessage: ({ chatId }: World) => ({
    body: { privateChatId: chatId, nonce: 'nonce-of-attack', content: 'hi' },
  }),
  markAsRead: inChat,
  updateMessage: ({ messageId }: World) => ({ body: { messageId, content: 'secret word' } }),
  deleteMessage: ({ messageId }: World) => ({ body: { messageId } }),
  messageHistory: ofMessage,
  reactToMessage: ({ messageId }: World) => ({ body: { messageId, emoji: '👀', on: false } }),
  pinMessage: ({ messageId }: World) => ({ body: { messageId, pinned: false } }),
  noteTyping: inChat,
  createManagerSystemNotice: () => ({ body: { ...dept, type: 'dept', content: 'c', title: 'Notice' } }),
  listManagerSystemNotices: nothing,
  updateManagerSystemNotice: ({ noticeId }: World) => ({
    body: { systemNoticeId: noticeId, action: 'send' },
  }),
  noticeReaders: ({ noticeId }: World) => ({ query: { systemNoticeId: noticeId } }),
  noticeChoices: nothing,
  saveNoticeChoice: () => ({ body: { way: 'bell', kind: 'mention' } }),
  listUserNotices: () => ({ body: { status: false } }),
  userNotice: ({ noticeId }: World) => ({ query: { systemNoticeId: noticeId } }),
  createTicket: () => ({ body: { priority: 'low', subject: 'Ticket' } }),
  ticketPage: () => ({ query: { search: 'a' } }),
  updateTicket: ({ ticketId }: World) => ({ body: { ticketId, priority: 'low' } }),
  ticketDetails: ({ ticketId }: World) => ({ query: { ticketId } }),
  exportTickets: nothing,
  ticketHandlers: nothing,
  listDrafts: nothing,
  getDraft: () => ({ query: { draftKey: 'ticket:new' } }),
  saveDraft: () => ({ body: { draftKey: 'ticket:new', version: 0, text: 'draft' } }),
  uploadMessageImages: () => ({ form: { file: upload } }),
  messageImage: () => ({ query: { imageId: '00000000-0000-4000-8000-000000000000' } }),
};

/** A sample of every call, by its name in the contract. */
export const samples: Readonly<Record<string, (world: World) => Sample>> = {
  ...account,
  ...administration,
  ...project,
  ...files,
  ...cores,
  ...memory,
  ...pinmux,
  ...regression,
  ...defects,
  ...pins,
  ...git,
  ...webhook,
  ...designs,
  ...runs,
  ...talk,
};
