import { updateSocModule } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { readDescriptor, requireFreeVlnv } from './descriptor.ts';
import { memberOfModule } from './policy.ts';
import { writeModule } from './writeModule.ts';

export const updateSocModuleRoute = implement(
  updateSocModule,
  memberOfModule('design:edit', ({ body }) => body.socModuleId),
  ({ body: { socModuleJson } }, member, { database }) =>
    member.tree.exclusive(async () => {
      const { folder } = member.row;
      const { vlnv } = readDescriptor(socModuleJson);
      await requireFreeVlnv(member.tree, vlnv, folder);
      return writeModule(member, folder, socModuleJson, database);
    }),
);
