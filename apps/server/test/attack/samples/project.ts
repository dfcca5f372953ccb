import { DEMO } from '../../testServer.ts';
import type { World } from '../world.ts';
import { dept, design, inDept, nothing, ofDept } from './sample.ts';

const registersJson = '{"netloom":"registers","version":1,"name":"a","children":[]}';

export const project = {
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
