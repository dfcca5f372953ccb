import type { NoticeWay, ProductNotice } from '@netloom/contract';

interface Kind {
  /** As the polled lists tell it (specification, section 3). */
  type: 'task' | 'system' | 'reminder';
  way: NoticeWay;
  /** Always about one project, so that a person may choose otherwise there. */
  ofProject: boolean;
}

const kind = (type: Kind['type'], way: NoticeWay, ofProject: boolean): Kind => ({ type, way, ofProject });

/** What the product tells of, and how unless a person chose otherwise. */
export const KINDS: Readonly<Record<ProductNotice, Kind>> = {
  'run-failed': kind('task', 'bell', true),
  'run-passed': kind('task', 'off', true),
  mention: kind('reminder', 'bell', true),
  'ticket-answered': kind('reminder', 'mail', false),
  'ticket-changed': kind('reminder', 'bell', false),
  'ticket-new': kind('reminder', 'bell', false),
  'bug-changed': kind('task', 'bell', true),
  'bug-recurred': kind('task', 'bell', true),
  application: kind('system', 'bell', true),
  invitation: kind('system', 'bell', false),
  'schedule-failed': kind('task', 'bell', true),
  'backup-failed': kind('system', 'bell', false),
  'disk-low': kind('system', 'bell', false),
};

export const isProductNotice = (kind: string): kind is ProductNotice => Object.hasOwn(KINDS, kind);
