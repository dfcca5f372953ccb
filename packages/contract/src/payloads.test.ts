import { describe, expect, it } from 'vitest';
import { ImportOptions, UploadFields, calls } from './index.ts';

type Part = 'params' | 'query' | 'body';

/**
 * What the customer's specification has sent with each call: endpoints.tsv and sections 7.1 to 7.9, with the fields of
 * section 3 where it says no more than "body". Values are ours, keys are its own; nothing else is sent.
 */
const PAYLOADS: [call: string, part: Part, payload: Record<string, unknown>][] = [
  ['POST /api/login', 'body', { userName: 'ann', password: 'secret', code: 'abcd', uuid: 'u' }],
  ['POST /api/sysUser/findUser', 'query', { deptId: '1' }],
  ['GET /api/logOut', 'query', {}],
  ['POST /api/sysUser/updateSysUser', 'body', { userId: 1, email: 'ann@example.org', phone: '13800138000' }],
  ['GET /api/sysUser/updateTime', 'query', {}],
  ['GET /api/sysMenu/menus', 'query', { deptId: '1' }],
  ['GET /api/sse/getSseStream', 'query', {}],
  ['POST /api/sysUser/findByPage', 'body', {}],
  ['GET /api/sysUser/getSysUserByUserId/{id}', 'params', { id: '1' }],
  [
    'POST /api/sysUser/saveSysUser',
    'body',
    { userName: 'ann', password: 'seven tall herons', email: 'ann@example.org', phone: '13800138000' },
  ],
  ['GET /api/sysUser/deleteById/{id}', 'params', { id: '1' }],
  ['PUT /system/user/resetPwd', 'body', { userId: 1, password: 'seven tall herons' }],
  ['GET /api/sysUser/findUserAll', 'query', {}],
  ['GET /api/sysUser/getUserInfo', 'query', {}],
  ['GET /api/monitor/online/{id}', 'params', { id: '1' }],
  ['POST /api/sysUserDept/saveGitInfo', 'body', { gitUserName: 'ann', gitPassword: 'token' }],
  ['GET /system/config/configKey/{key}', 'params', { key: 'account.register' }],
  ['POST /api/SysDept/selectDeptList', 'body', {}],
  ['GET /api/SysDept/selectDeptById/{id}', 'params', { id: '1' }],
  ['GET /api/SysDept/deleteSysDeptByDeptId/{id}', 'params', { id: '1' }],
  ['GET /api/SysDept/deleteSysDeptByDeptId/{id}', 'query', {}],
  ['POST /api/sysApplyDept/approvalList', 'query', {}],
  ['GET /api/SysDictData/selectDictDataById/{id}', 'params', { id: '1' }],
  ['GET /api/SysDictData/selectDictDataByType/{type}', 'params', { type: 'colours' }],
  ['GET /api/SysDictData/deleteDictDataByIds/{ids}', 'params', { ids: '1,2' }],
  ['GET /api/HomePage/getAllSocCanvas/{x}', 'params', { x: '1' }],
  ['GET /api/HomePage/getAllSocModule/{x}', 'params', { x: '1' }],
  ['GET /api/socCanvas/getSocByCreateBy', 'query', {}],
  ['GET /api/socCanvas/selectCanvasBySocCanvasId/{id}', 'params', { id: '1' }],
  ['POST /api/socCanvas/saveOrupdateCanvas', 'body', { socName: 'soc', toVerilogJson: '{}' }],
  ['POST /api/socCanvas/saveOrupdateCanvas', 'body', { socCanvasId: 1, socName: 'soc', toVerilogJson: '{}' }],
  ['POST /api/socModule/saveSocModule', 'body', { socModuleJson: '{}' }],
  ['POST /api/socModule/updateSocModule', 'body', { socModuleId: 1, socModuleJson: '{}' }],
  ['POST /api/socCanvas/updateToVerilogJsonBySocCanvasId', 'body', { socCanvasId: 1, toVerilogJson: '{}' }],
  ['GET /api/socModule/selectSocModuleListByName', 'query', {}],
  ['GET /api/socCanvas/deleteSocCanvas/{id}', 'params', { id: '1' }],
  ['GET /api/socModule/deleteSocModuleBySocModuleId/{id}', 'params', { id: '1' }],
  ['POST /api/socCanvas/generationCanvas', 'body', { toVerilogJson: '{}', socCanvasId: 1, socName: 'soc' }],
  ['POST /api/socCanvas/getVerilogInfoByPath', 'body', { socVerilogPath: 'rtl/a.v' }],
  ['POST /api/socCanvas/writeFileByPath', 'body', { verilogFile: '', socVerilogPath: 'rtl/a.v' }],
  [
    'POST /api/socCanvas/updateVerilogName',
    'body',
    { verilogName: 'b.v', socName: 'soc', socVerilogPath: 'rtl/a.v' },
  ],
  ['POST /api/socCanvas/libJsonByCore', 'query', {}],
  ['POST /api/socCanvas/getParameterAndPortWidth', 'body', { parameterJson: '{}' }],
  ['GET /api/docker/createVerilator', 'query', {}],
  ['GET /api/docker/createYosys', 'query', {}],
  ['GET /api/docker/createOpenSta', 'query', {}],
  ['POST /api/file/readFileByPath', 'query', { filePath: 'rtl/a.v' }],
  ['GET /api/file/findFilePath/{projectName}', 'params', { projectName: 'soc' }],
  ['POST /api/resourceManager/findFilePath', 'body', { resourcePath: '' }],
  ['POST /api/resourceManager/getFileName', 'body', { resourceName: 'a', resourcePath: '' }],
  ['POST /api/resourceManager/createCodeServerFile', 'body', { filePath: 'rtl', fileType: '1' }],
  ['POST /api/resourceManager/deleteFile', 'body', { resourcePath: 'a.v,b.v' }],
  ['GET /api/resourceManager/version', 'query', {}],
  ['GET /api/chat/selectPrivateChatList', 'query', {}],
  ['POST /api/privateMessage/selectMessageList', 'body', { privateChatId: 1 }],
  ['POST /api/privateMessage/sendMessage', 'body', { privateChatId: 1, content: 'hello' }],
  ['POST /api/privateMessage/markAsRead', 'body', { privateChatId: 1 }],
  [
    'POST /api/managerSystemNotice/createManagerSystemNotice',
    'body',
    { type: 'all', title: 'Notice', content: 'Text' },
  ],
  ['POST /api/managerSystemNotice/list', 'body', {}],
  ['POST /api/managerSystemNotice/updateManagerSystemNotice', 'body', { state: true, systemNoticeId: 1 }],
  ['POST /api/userManagerSystemNotice/list', 'body', { status: false }],
  ['POST /api/tickets/createTicket', 'body', { subject: 'Ticket' }],
  ['GET /api/tickets/page', 'query', { page: '1', limit: '20' }],
  ['POST /api/tickets/updateTicket', 'body', { ticketId: 1 }],
  ['GET /api/common/download', 'query', { fileName: 'a.zip', delete: 'true' }],
  ['GET /api/common/download/resource', 'query', { resource: 'rtl/a.v' }],
];

describe('the payload of the specification alone', () => {
  it.each(PAYLOADS)('is enough for %s (%s)', (line, part, payload) => {
    const call = Object.values(calls).find(({ method, base, path }) => `${method} ${base}${path}` === line)!;
    const parsed = call[part].safeParse(payload);
    expect(parsed.error?.issues ?? []).toEqual([]);
    // Nothing of it is dropped: a field of another name would be ignored in silence.
    expect(Object.keys(parsed.data as object)).toEqual(expect.arrayContaining(Object.keys(payload)));
  });

  it('is enough for uploads', () => {
    expect(UploadFields.safeParse({ filePath: 'rtl' }).success).toBe(true);
    expect(ImportOptions.safeParse({ folder: 'ip/a' }).success).toBe(true);
  });
});
