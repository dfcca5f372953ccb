import { saveCoreSoftware } from '@netloom/contract';
import { softwareFor } from '@netloom/core';
import type { SoftwarePiece } from '@netloom/core';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { applyGeneration, generationOf, storedManifest, targetOf } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { readCoreSource, requireOptions } from './coreFolder.ts';
import { socAround } from './socAround.ts';

export const saveSoftwareRoute = implement(
  saveCoreSoftware,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body }, member, services) =>
    member.tree.exclusive(async () => {
      const { tree } = member;
      const source = await readCoreSource(tree, body.folder);
      if (source === undefined)
        throw notFound('no-core-in', { field: 'folder', values: { folder: body.folder } });
      const options = requireOptions(source.text, source.path);
      const soc = body.design === '' ? undefined : await socAround(options, body.design, tree);
      const files = await softwareFiles(
        soc?.name ?? options.name,
        softwareFor(options, soc),
        body.pieces,
        tree,
      );
      const result = await applyGeneration(files, await targetOf(member, services), body.decisions ?? {});
      return { ...result, diagnostics: [] };
    }),
);

/** The pieces' files in `sw/<name>`, with what they need; pieces that were written earlier stay and are renewed. */
async function softwareFiles(
  name: string,
  pieces: SoftwarePiece[],
  ids: string[],
  tree: ProjectTree,
): Promise<Generation> {
  const folder = `sw/${name}`;
  const manifest = `${folder}/${name}.manifest.json`;
  const chosen = withNeeds(ids, new Map(pieces.map((piece) => [piece.id as string, piece])));
  const earlier = (await storedManifest(tree, manifest))?.files ?? {};
  const files = pieces.flatMap((piece) => {
    const written = piece.files.some(({ path }) => `${folder}/${path}` in earlier);
    return written || chosen.has(piece.id) ? piece.files : [];
  });
  return generationOf({ folder, manifest, files, diagnostics: [] }, tree);
}

/** @throws a 601 for a piece that there is not, or not for this core. */
function withNeeds(ids: string[], library: ReadonlyMap<string, SoftwarePiece>): Set<string> {
  const chosen = new Set<string>();
  const add = (id: string) => {
    if (chosen.has(id)) return;
    const piece = library.get(id);
    if (piece === undefined) throw warning('no-piece', { field: 'pieces', values: { piece: id } });
    if (piece.unavailable !== undefined)
      throw warning('piece-unavailable', { field: 'pieces', values: { piece: id, why: piece.unavailable } });
    chosen.add(id);
    piece.needs.forEach(add);
  };
  ids.forEach(add);
  return chosen;
}
