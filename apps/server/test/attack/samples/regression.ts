import type { World } from '../world.ts';
import { commit, dept, nothing, ofDept } from './sample.ts';

const ofRegression = ({ regressionId }: World) => ({ query: { runId: regressionId } });

export const regression = {
  listRegressions: ofDept,
  showRegression: ofRegression,
  regressionResults: ofRegression,
  regressionBuckets: ofRegression,
  regressionMatrix: ofRegression,
  readDvsim: () => ({ body: { ...dept, path: 'a.hjson' } }),
  joinBuckets: () => ({ body: { ...dept, into: 1, bucketIds: [2] } }),
  splitBucket: () => ({ body: { ...dept, bucketId: 1, by: 'case' } }),
  restoreBucket: () => ({ body: { ...dept, bucketId: 1 } }),
  ownBucket: () => ({ body: { ...dept, bucketId: 1, ownerId: null } }),
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

const aboutBug = ({ bugId }: World) => ({ query: { bugId } });

export const defects = {
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
