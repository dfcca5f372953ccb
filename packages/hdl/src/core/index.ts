export { readSourceList } from './readCore.ts';
