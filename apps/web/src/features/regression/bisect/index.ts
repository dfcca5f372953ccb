export { BisectDialog } from './BisectDialog.tsx';
export { BisectDrawer } from './BisectDrawer.tsx';
export { BisectList } from './BisectList.tsx';
