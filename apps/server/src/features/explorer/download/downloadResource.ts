import { downloadResource } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implementDownload } from '../../../http/route.ts';
import { memberTree } from '../../tree/index.ts';
import { mediaTypeOf } from './mediaType.ts';
import { openInside } from './zipStream.ts';

export const downloadResourceRoute = implementDownload(
  downloadResource,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query: { resource } }, { tree }) => {
    const { name, stats } = await tree.requireEntry(resource, 'resource');
    if (!stats.isFile()) throw warning('folder-needs-zip', { field: 'resource', values: { path: resource } });
    return { file: await openInside(tree, resource), name, mediaType: mediaTypeOf(name) };
  },
);
