import { findFilePath } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { fileRow } from './fileRow.ts';
import { memberTree } from './policy.ts';

export const findFilePathRoute = implement(
  findFilePath,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body }, { tree }) => (await tree.list(body.resourcePath, 'resourcePath')).map(fileRow),
);
