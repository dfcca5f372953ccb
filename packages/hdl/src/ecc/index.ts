export { checkBitsOf, columnsOf, rowMasksOf } from './hsiao.ts';
