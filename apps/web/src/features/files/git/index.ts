export { BlameView } from './blame/BlameView.tsx';
export { gitAddress } from './gitAddress.ts';
