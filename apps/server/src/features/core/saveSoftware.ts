import { saveCoreSoftware } from '@netloom/contract';
import { softwareFor } from '@netloom/core';
import type { CoreOptions, SoftwarePiece } from '@netloom/core';
import { readManifest } from '@netloom/soc';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { applyGeneration } from '../canvas/index.ts';
import type { DesignFiles } from '../canvas/index.ts';
import { memberTree } from '../tree/index.ts';
import { readCoreRow, requireOptions } from './coreFolder.ts';
import { generatedFiles } from './generatedFiles.ts';

export const saveSoftwareRoute = implement(
  saveCoreSoftware,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { name, pieces, decisions = {} } }, { tree, membership, caller }, { projects }) =>
    tree.exclusive(async () => {
      const row = await readCoreRow(tree, name);
      if (row === undefined) throw notFound(`name: there is no core ${name} in your tree`);
      const design = await softwareFiles(requireOptions(row.coreJson), pieces, tree);
      const generated = await projects.generated(membership.deptId, caller.userId);
      const result = await applyGeneration(design, { tree, generated }, decisions);
      return { ...result, diagnostics: design.diagnostics };
    }),
);

/** The pieces' files in `sw/<core>`, with what they need; pieces that were written earlier stay and are renewed. */
async function softwareFiles(options: CoreOptions, ids: string[], tree: ProjectTree): Promise<DesignFiles> {
  const folder = `sw/${options.name}`;
  const manifest = `${folder}/${options.name}.manifest.json`;
  const library = new Map(softwareFor(options).map((piece) => [piece.id as string, piece]));
  const chosen = withNeeds(ids, library);
  const earlier = readManifest((await tree.readText(manifest, 'path')) ?? '')?.files ?? {};
  const files = [...library.values()].flatMap((piece) => {
    const wanted = chosen.has(piece.id) || piece.files.some(({ path }) => `${folder}/${path}` in earlier);
    return wanted ? piece.files : [];
  });
  return generatedFiles({ folder, manifest, files, diagnostics: [] }, tree);
}

/** @throws a 601 for a piece that there is not, or not for this core. */
function withNeeds(ids: string[], library: ReadonlyMap<string, SoftwarePiece>): Set<string> {
  const chosen = new Set<string>();
  const add = (id: string) => {
    if (chosen.has(id)) return;
    const piece = library.get(id);
    if (piece === undefined) throw warning(`pieces: there is no piece ${id}`);
    if (piece.unavailable !== undefined) throw warning(`pieces: ${id}: ${piece.unavailable}`);
    chosen.add(id);
    piece.needs.forEach(add);
  };
  ids.forEach(add);
  return chosen;
}
