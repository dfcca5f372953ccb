import type { ChatRecord } from '@netloom/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { RecordList } from './RecordList.tsx';

afterEach(cleanup);

/** What would run, turn the line around, look like another's name, or be too long for it. */
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '{{constructor}}',
  '$t(bell.empty)',
  '\u202Egnp.nimda',
  '\u2067admin\u2066',
  'admin\u200B',
  '\u0430dmin',
  'аdmіn',
  'ﾡadmin',
  'مدير النظام',
  'מנהל',
  'Z͑ͫ̓a̴l̷g̸o',
  '👩‍👩‍👧‍👦'.repeat(10),
  'x'.repeat(100),
  '管'.repeat(100),
  '&lt;b&gt;',
  'javascript:alert(1)',
  '../../etc/passwd',
];

const recordOf = (title: string, at: number): ChatRecord => ({
  ...{ privateChatId: at + 1, systemNoticeId: null, type: 'group', state: null, notReadAmount: 0, title },
  ...{ lastAuthor: title, lastMessage: title, time: '2026-11-01T10:00:00.000Z', deptId: 1, subject: '' },
  ...{ muted: false, important: false, link: '' },
});

it.each(NAMES)('%s is a text that keeps to itself', (name) => {
  const { container } = render(
    <WithTexts>
      <RecordList records={[recordOf(name, 0)]} chosen={null} onOpen={() => undefined} />
    </WithTexts>,
  );
  expect(container.querySelectorAll('script, img, [onerror], [onload]')).toHaveLength(0);
  // Title, author and text: each isolated from what stands beside it.
  const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(isolated).toEqual([name, name, name]);
});
