import type { World } from '../world.ts';
import { commit, dept, nothing, ofDept } from './sample.ts';

const ofRegression = ({ regressionId }: World) => ({ query: { runId: regressionId } });

export const regression = {
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
