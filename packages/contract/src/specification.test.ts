import { describe, expect, it } from 'vitest';
import { PAGE_SIZES, PROJECT_ROLE_IDS, ReplyCode, calls, insertDept, login, register } from './index.ts';

/** The calls of the customer's specification, sections 7.1 to 7.4, 7.7 and 7.9, with the explorer's, as it writes them. */
const SPECIFIED = `
POST /api/login
POST /api/sysUser/findUser
GET /api/logOut
POST /api/sysUser/updateSysUser
GET /api/sysUser/updateTime
GET /api/sysMenu/menus
GET /api/sse/getSseStream
POST /api/sysUser/findByPage
GET /api/sysUser/getSysUserByUserId/{id}
POST /api/sysUser/saveSysUser
GET /api/sysUser/deleteById/{id}
PUT /system/user/resetPwd
GET /api/sysUser/findUserAll
GET /api/sysUser/getUserInfo
GET /api/monitor/online/{id}
POST /api/sysUserDept/saveGitInfo
POST /api/updateChangePassword
GET /system/config/configKey/{key}
POST /api/SysDept/selectDeptList
GET /api/SysDept/selectDeptById/{id}
POST /api/SysDept/insertDept
GET /api/SysDept/deleteSysDeptByDeptId/{id}
POST /api/sysApplyDept/inviteDept
POST /api/sysApplyDept/applyDept
POST /api/sysApplyDept/approvalList
POST /api/sysApplyDept/approvalStatus
GET /api/SysDictData/selectDictDataList
GET /api/SysDictData/selectDictDataById/{id}
GET /api/SysDictData/selectDictDataByType/{type}
POST /api/SysDictData/insertDictData
POST /api/SysDictData/updateDictData
GET /api/SysDictData/deleteDictDataByIds/{ids}
POST /api/file/upload
POST /api/file/writeFile
POST /api/file/readFileByPath
GET /api/file/findFilePath/{projectName}
POST /api/resourceManager/findFilePath
POST /api/resourceManager/getFileName
POST /api/resourceManager/uploadCodeServerFile
POST /api/resourceManager/deleteFile
POST /api/resourceManager/createCodeServerFile
GET /api/resourceManager/version
GET /api/chat/selectPrivateChatList
POST /api/privateMessage/selectMessageList
POST /api/privateMessage/sendMessage
POST /api/privateMessage/markAsRead
POST /api/privateMessage/uploadMessageImages
POST /api/managerSystemNotice/createManagerSystemNotice
POST /api/managerSystemNotice/list
POST /api/managerSystemNotice/updateManagerSystemNotice
POST /api/userManagerSystemNotice/list
POST /api/tickets/createTicket
GET /api/tickets/page
POST /api/tickets/updateTicket
GET /api/common/download
GET /api/common/download/resource
`
  .trim()
  .split('\n');

/** How the specification sends a call that is not plain JSON. */
const KINDS: Record<string, string> = {
  '/sse/getSseStream': 'stream',
  '/file/upload': 'multipart',
  '/resourceManager/uploadCodeServerFile': 'multipart',
  '/privateMessage/uploadMessageImages': 'multipart',
  '/common/download': 'blob',
  '/common/download/resource': 'blob',
};

describe('the specification', () => {
  it.each(SPECIFIED)('has %s, and so has the contract', (line) => {
    const found = Object.values(calls).filter(
      ({ method, base, path }) => `${method} ${base}${path}` === line,
    );
    expect(found).toHaveLength(1);
    expect(found[0]!.kind).toBe(KINDS[found[0]!.path] ?? 'json');
  });

  it('names reply codes, roles and sizes of pages', () => {
    expect(Object.values(ReplyCode).sort()).toEqual([200, 401, 403, 404, 500, 601]);
    expect(PROJECT_ROLE_IDS).toEqual([9, 10, 11, 12, 13, 14]);
    expect(PAGE_SIZES).toEqual([10, 20, 30, 50]);
    expect(calls.findByPage!.body.parse({})).toMatchObject({ page: 1, limit: 20 });
  });

  it('trims the user name of a sign-in', () => {
    expect(login.body.parse({ userName: '  ann ', password: 'x' }).userName).toBe('ann');
  });

  const messagesOf = (schema: typeof register.body | typeof insertDept.body, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

  it('words the refusals of a registration', () => {
    const good = {
      userName: 'ann',
      email: 'ann@example.org',
      phone: '13800138000',
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
      agreement: true,
      code: 'abcd',
      uuid: 'u',
    };
    expect(messagesOf(register.body, good)).toEqual([]);
    const refused = (change: object) => messagesOf(register.body, { ...good, ...change });
    expect(refused({ userName: '' })).toContain('Please enter your username');
    expect(refused({ email: '' })).toContain('Please enter your email');
    expect(refused({ email: 'no address' })).toContain('Please enter a valid email address');
    expect(refused({ phone: '1380013800' })).toContain(
      'Please enter the correct 11-digit mobile phone number',
    );
    expect(refused({ confirmPassword: 'other' })).toContain('Passwords do not match');
    expect(refused({ agreement: false })).toContain('You need to agree to the agreement before registration');
  });

  it('words the refusals of a project', () => {
    expect(messagesOf(insertDept.body, { name: '' })).toContain('Project name required');
    const incomplete = { name: 'p', gitAddress: 'https://git.example/p.git' };
    expect(messagesOf(insertDept.body, incomplete)).toEqual([
      'The Git username is required',
      'The Git password is required',
    ]);
  });
});
