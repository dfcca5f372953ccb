import type { NoticeWay, ProductNotice } from '@netloom/contract';

interface Kind {
  /** As the polled lists tell it (specification, section 3). */
  type: 'task' | 'system' | 'reminder';
  way: NoticeWay;
}

/** What the product tells of, and how unless a person chose otherwise. */
export const KINDS: Readonly<Record<ProductNotice, Kind>> = {
  'run-failed': { type: 'task', way: 'bell' },
  'run-passed': { type: 'task', way: 'off' },
  mention: { type: 'reminder', way: 'bell' },
  'ticket-answered': { type: 'reminder', way: 'bell' },
  'bug-changed': { type: 'task', way: 'bell' },
  'bug-recurred': { type: 'task', way: 'bell' },
  application: { type: 'system', way: 'bell' },
  'schedule-failed': { type: 'task', way: 'bell' },
  'backup-failed': { type: 'system', way: 'bell' },
  'disk-low': { type: 'system', way: 'bell' },
};

export const isProductNotice = (kind: string): kind is ProductNotice => Object.hasOwn(KINDS, kind);
