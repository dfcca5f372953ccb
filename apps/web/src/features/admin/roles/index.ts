export { usePermissionText } from './usePermissionText.ts';
