export { BellButton } from './BellButton.tsx';
export { RecordIcon } from './RecordIcon.tsx';
export { noteRead, recordKey } from './openRecord.ts';
export { refreshUnread, useUnread } from './useUnread.ts';
