import { getParameterAndPortWidth, projectId } from '@netloom/contract';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { IpDescriptor } from '@netloom/model';
import { z } from 'zod';
import { permittedInWork } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { validateJson } from '../../http/validate.ts';
import { requireMember } from '../department/index.ts';
import { libraryOf, readProjectLibrary } from '../library/index.ts';

const ParameterJson = z.object({
  deptId: projectId,
  vlnv: z.string(),
  parameters: z.record(z.string(), z.string()),
});

export const getParameterAndPortWidthRoute = implement(
  getParameterAndPortWidth,
  permittedInWork('design:view'),
  async ({ body }, { caller }, services) => {
    const { deptId, vlnv, parameters } = validateJson(
      ParameterJson,
      body.parameterJson,
      'parameterJson',
      caller,
    );
    await requireMember('design:view', caller, deptId, services);
    const tree = await services.projects.tree(deptId, caller.userId);
    const block = libraryOf(await readProjectLibrary(tree), (folder) => folder).find(vlnv);
    if (block === undefined)
      throw notFound('no-block', { field: 'parameterJson.vlnv', values: { block: vlnv } });
    return resolve(block.descriptor, parameters);
  },
);

function resolve(descriptor: IpDescriptor, overrides: Record<string, string>) {
  const { values, problems } = resolveParameters(descriptor.parameters, overrides);
  return {
    parameters: Object.entries(values).map(([name, value]) => ({ name, value: String(value) })),
    ports: descriptor.ports.map((port) => {
      const width = portWidth(port, values);
      return width.ok
        ? { name: port.name, width: Number(width.value) }
        : { name: port.name, width: null, message: width.message };
    }),
    problems,
  };
}
