import type { Feature } from '../../services.ts';
import { messageImageRoute } from './messageImage.ts';
import { uploadMessageImagesRoute } from './uploadMessageImages.ts';

export { readAttachmentsBy } from './readers.ts';
export { attach } from './repository.ts';

export const attachment: Feature = { routes: [uploadMessageImagesRoute, messageImageRoute] };
