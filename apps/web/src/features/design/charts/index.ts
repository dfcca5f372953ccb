export { ChartsFrame } from './ChartsFrame.tsx';
