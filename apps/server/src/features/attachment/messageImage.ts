import { messageImage } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import { implementDownload } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { mayReadAttachment } from './readers.ts';
import { contentOf, findAttachment } from './repository.ts';

const reader = whoIs(
  'who may read what it was sent with',
  async ({ query }: Incoming<typeof messageImage>, caller, services) => {
    const row = await findAttachment(services.database, query.imageId);
    if (row === undefined || !(await mayReadAttachment(row, caller, services))) throw forbidden();
    return row;
  },
);

export const messageImageRoute = implementDownload(
  messageImage,
  reader,
  async (_incoming, { imageId, name, mediaType }, { database }) => ({
    content: await contentOf(database, imageId),
    name,
    mediaType,
  }),
);
