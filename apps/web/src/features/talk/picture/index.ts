import { lazy } from 'react';

export { canCapture, captureScreen } from './captureScreen.ts';
export { usePicture } from './usePicture.ts';
export const PaintDialog = lazy(() => import('./PaintDialog.tsx'));
