import { uploadCodeServerFile } from '@netloom/contract';
import { permittedInWork } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { SENT_FILES } from './limits.ts';
import { receiveUpload } from './receive.ts';

/** Which project it is stands in the body: it is asked before a file is taken. */
export const uploadCodeServerFileRoute = implement(
  uploadCodeServerFile,
  permittedInWork('design:edit'),
  ({ request }, { caller }, services) =>
    receiveUpload(request, caller, services, { name: 'multiFiles', most: SENT_FILES }),
);
