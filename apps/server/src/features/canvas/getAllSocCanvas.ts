import { getAllSocCanvas } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { socNameOf } from './canvasFiles.ts';
import { canvasRows } from './replies.ts';
import { indexCanvases } from './repository.ts';

/** The documents that are in the member's own tree, however they came there. */
export const getAllSocCanvasRoute = implement(
  getAllSocCanvas,
  memberTree('design:view', ({ params }) => params.x),
  async (_incoming, { tree, membership, caller }, { database }) => {
    const paths = await tree.find('**/*.soc.json');
    const documents = paths.map((path) => ({ path, socName: socNameOf(path) }));
    return canvasRows(await indexCanvases(database, membership.deptId, documents, caller.userId), database);
  },
);
