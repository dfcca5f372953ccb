export { BellButton } from './BellButton.tsx';
export { RecordIcon } from './RecordIcon.tsx';
export { recordKey } from './openRecord.ts';
export { useOpenRecord } from './useOpenRecord.ts';
export { refreshUnread, useUnread } from './useUnread.ts';
