export { EmailText } from './EmailText.tsx';
export { fileSize } from './fileSize.ts';
export { IconButton } from './IconButton.tsx';
export { PageHeader } from './PageHeader.tsx';
export { Permitted } from './Permitted.tsx';
export { usePermissions } from './permissions.ts';
export { RelativeTime } from './RelativeTime.tsx';
export { timestamp } from './time.ts';
