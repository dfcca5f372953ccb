export { StoragePanel } from './StoragePanel.tsx';
