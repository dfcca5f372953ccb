import { selectSocModuleListByName } from '@netloom/contract';
import type { SocModule } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { listModules } from './listModules.ts';

export const selectSocModuleListByNameRoute = implement(
  selectSocModuleListByName,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query }, member, services) => {
    const name = query.name.toLowerCase();
    return (await listModules(member, services)).filter((module) => namesOf(module).includes(name));
  },
);

function namesOf({ vlnv, socModuleJson }: SocModule): string {
  const { title, module } = JSON.parse(socModuleJson) as IpDescriptor;
  return `${vlnv}\n${title}\n${module}`.toLowerCase();
}
