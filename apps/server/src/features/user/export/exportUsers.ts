import { exportUsers } from '@netloom/contract';
import { permitted } from '../../../http/policy.ts';
import { implementDownload } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { usersForSheet } from '../repository.ts';

const HEADINGS = [
  'User ID',
  'User name',
  'Email',
  'Email confirmed',
  'Phone',
  'Administrator',
  'Status',
  'Projects',
  'Created',
  'Last seen',
];

export const exportUsersRoute = implementDownload(
  exportUsers,
  permitted('system:user:view'),
  async ({ body }, _scope, { database }) => {
    const rows = (await usersForSheet(database, body)).map((user) => [
      String(user.userId),
      user.userName,
      user.email,
      user.emailConfirmed ? 'yes' : '',
      user.phone,
      user.admin ? 'yes' : '',
      user.status === 0 ? 'active' : 'disabled',
      user.projects,
      user.createTime.toISOString(),
      user.lastSeen?.toISOString() ?? '',
    ]);
    const content = await inWorker<Uint8Array>({
      program: new URL('./usersSheet.worker.ts', import.meta.url),
      data: [HEADINGS, ...rows],
      field: 'users',
      task: 'export-users',
      seconds: 300,
    });
    return {
      content,
      name: 'users.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    };
  },
);
