import { getAllSocModule } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { listModules } from './listModules.ts';

export const getAllSocModuleRoute = implement(
  getAllSocModule,
  memberTree('design:view', ({ params }) => params.x),
  (_incoming, member, services) => listModules(member, services),
);
