import { randomUUID } from 'node:crypto';
import { uploadMessageImages } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { perServer } from '../../perServer.ts';
import { Mutex } from '../../projects/index.ts';
import { decode } from './decode.ts';
import { receiveFiles } from './receive.ts';
import { insertAttachment, looseBytes } from './repository.ts';

/** What one person may have sent up and not sent on. */
const LOOSE_MEGABYTES = 100;
const MEGABYTE = 1024 * 1024;

/** Pictures are decoded one at a time, so that many at once do not take the memory. */
const turns = perServer(() => new Mutex());

export const uploadMessageImagesRoute = implement(
  uploadMessageImages,
  signedIn,
  async ({ request }, { caller: { userId } }, services) => {
    const { database } = services;
    if ((await looseBytes(database, userId)) > LOOSE_MEGABYTES * MEGABYTE)
      throw warning('too-much-unsent', { field: 'file', values: { most: LOOSE_MEGABYTES } });
    const kept: Attachment[] = [];
    for (const { name, bytes } of await receiveFiles(request)) {
      const decoded = await turns(services.hub).run('decode', () => decode(bytes, name));
      const row = { imageId: randomUUID(), ownerId: userId, name, ...decoded };
      kept.push(await insertAttachment(database, { ...row, bytes: decoded.content.length }));
    }
    return kept;
  },
);
