export { drawInNewFile } from './files/drawInNewFile.ts';
