import type { NoticeState } from '@netloom/contract';

export const noticeStates: readonly NoticeState[] = ['draft', 'scheduled', 'sent', 'ended', 'withdrawn'];

export const stateColours: Readonly<Record<NoticeState, string>> = {
  draft: 'default',
  scheduled: 'processing',
  sent: 'success',
  ended: 'default',
  withdrawn: 'warning',
};
