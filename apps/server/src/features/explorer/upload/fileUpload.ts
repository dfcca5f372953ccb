import { fileUpload } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { receiveUpload } from './receive.ts';

export const fileUploadRoute = implement(fileUpload, signedIn, ({ request }, { caller }, services) =>
  receiveUpload(request, caller, services, { name: 'file', most: 1 }),
);
