import { saveSocModule } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { readDescriptor, requireFreeVlnv } from './descriptor.ts';
import { writeModule } from './writeModule.ts';

export const saveSocModuleRoute = implement(
  saveSocModule,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body }, member, { database }) =>
    member.tree.exclusive(async () => {
      const { socModuleJson } = body;
      const { vlnv } = readDescriptor(socModuleJson);
      const folder = body.folder ?? `ip/${vlnv.split(':')[2]}`;
      await requireFreeVlnv(member.tree, vlnv, folder);
      if ((await member.tree.readText(`${folder}/ip.json`, 'folder')) !== undefined) {
        throw warning('block-there', { field: 'folder', values: { folder } });
      }
      return writeModule(member, folder, socModuleJson, database);
    }),
);
