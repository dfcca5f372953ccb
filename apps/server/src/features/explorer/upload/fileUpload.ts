import { fileUpload } from '@netloom/contract';
import { permittedInWork } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { receiveUpload } from './receive.ts';

export const fileUploadRoute = implement(
  fileUpload,
  permittedInWork('design:edit'),
  ({ request }, { caller }, services) => receiveUpload(request, caller, services, { name: 'file', most: 1 }),
);
