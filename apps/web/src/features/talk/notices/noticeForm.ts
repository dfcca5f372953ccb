import type { Notice } from '@netloom/contract';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export interface NoticeValues {
  title: string;
  content: string;
  type: Notice['type'];
  people: { value: number; label: string }[];
  important: boolean;
  period: [Dayjs | null, Dayjs | null] | null;
}

/** What the form of a notice begins with; `all`: the user may write to everybody. */
export function initialOf(notice: Notice | null, all: boolean): NoticeValues {
  if (notice === null)
    return {
      ...{ title: '', content: '', people: [], important: false, period: null },
      type: all ? 'all' : 'dept',
    };
  const { title, content, type, users, important, fromTime, untilTime } = notice;
  const people = users.map(({ userId, userName }) => ({ value: userId, label: userName }));
  const period: NoticeValues['period'] = [dayjs(fromTime), untilTime === null ? null : dayjs(untilTime)];
  return { title, content, type, people, important, period };
}
