import { getTemplate } from '@netloom/contract';
import { Identifier } from '@netloom/model';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { generateDesign } from './generation/generateDesign.ts';
import { findCanvas } from './repository.ts';

export const getTemplateRoute = implement(
  getTemplate,
  memberTree('design:view', ({ query }) => query.deptId),
  ({ query }, member, services) =>
    query.template === 'module'
      ? Promise.resolve(emptyModule(validate(Identifier, query.name ?? 'my_module', 'query.name')))
      : testbench(query.socCanvasId, member, services),
);

function emptyModule(name: string) {
  const text = `module ${name} (
    input logic clk,
    input logic rst_n
);

endmodule
`;
  return { name: `${name}.sv`, text };
}

/** The testbench that generation writes for a canvas as it is stored. */
async function testbench(
  socCanvasId: number | undefined,
  { tree, membership }: TreeMember,
  { database }: Services,
) {
  if (socCanvasId === undefined) throw warning('bench-needs-canvas', { field: 'query.socCanvasId' });
  const row = await findCanvas(database, socCanvasId);
  if (row === undefined || row.deptId !== membership.deptId) {
    throw notFound('no-canvas-here', { field: 'query.socCanvasId', values: { canvas: socCanvasId } });
  }
  const { files, diagnostics } = await generateDesign(
    { path: row.path, text: await tree.requireText(row.path, 'path') },
    tree,
  );
  const bench = files.find(({ path }) => path.endsWith('_tb.sv'));
  if (bench === undefined)
    throw warning('bench-of-errors', { values: { soc: row.socName }, data: { diagnostics } });
  return { name: bench.path.split('/').at(-1) ?? '', text: bench.text };
}
