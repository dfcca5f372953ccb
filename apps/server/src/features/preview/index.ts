import type { Feature } from '../../services.ts';
import { previewRoute } from './preview.ts';

export const preview: Feature = {
  routes: [previewRoute],
};
