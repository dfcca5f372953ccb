import { exportUsers } from '@netloom/contract';
import { permitted } from '../../../http/policy.ts';
import { implementDownload } from '../../../http/route.ts';
import { XLSX, xlsxOf } from '../../../sheet/index.ts';
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
    const content = await xlsxOf('Users', [HEADINGS, ...rows]);
    return { content, name: 'users.xlsx', mediaType: XLSX };
  },
);
