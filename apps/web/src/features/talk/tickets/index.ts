export { FilesField } from './FilesField.tsx';
