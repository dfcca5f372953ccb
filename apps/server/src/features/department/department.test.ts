import { selectMyDeptList } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { insertDepartment } from './index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('lists the departments of the user alone, with members and his role', async () => {
  const other = await insertDepartment(server.services.database, 'Other');
  const newcomer = await server.newUser('newcomer', other);
  const colleague = await server.newUser('colleague', DEMO);
  expect(await newcomer.call(selectMyDeptList)).toMatchObject([
    { deptId: other, deptName: 'Other', roleId: 11 },
  ]);
  const [demo] = await server.admin.call(selectMyDeptList);
  expect(demo).toMatchObject({ deptId: DEMO, deptName: 'Demo', roleId: 9 });
  expect(demo!.member).toHaveLength(2);
  expect(await colleague.call(selectMyDeptList)).toHaveLength(1);
  expect(await server.anonymous.reply(selectMyDeptList)).toMatchObject({ code: 401 });
});
