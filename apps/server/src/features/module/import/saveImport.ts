import { posix } from 'node:path';
import type { SocModule } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { TreeMember } from '../../tree/index.ts';
import { requireFreeVlnv } from '../descriptor.ts';
import { writeModule } from '../writeModule.ts';
import type { ReadModule } from './readModule.ts';
import type { Upload } from './upload.ts';

/** Writes the uploaded files into the tree and adds the chosen modules to the palette; all or nothing is checked first. */
export async function saveImport(
  { options: { folder, save = [] }, files }: Upload,
  modules: ReadModule[],
  member: TreeMember,
  database: Database,
): Promise<SocModule[]> {
  const { tree } = member;
  const named = save.map((name) => requireModule(name, modules));
  const chosen = named.map(({ descriptor, registers, made }) => {
    const name = folderName(descriptor, named);
    return { ...inFolder(descriptor, folder, name), registers, made };
  });
  const descriptions = chosen.flatMap(({ descriptor, at, registers }): [string, Buffer][] =>
    registers === undefined ? [] : [[`${at}/${descriptor.registers}`, Buffer.from(registers)]],
  );
  const written = [
    ...[...files].map(([path, bytes]) => [posix.join(folder, path), bytes] as const),
    ...descriptions,
    ...chosen.flatMap(({ made }) =>
      made ? [[posix.join(folder, made.path), Buffer.from(made.text)] as const] : [],
    ),
  ];
  return tree.exclusive(async () => {
    for (const { descriptor, at } of chosen) await requireFreeVlnv(tree, descriptor.vlnv, at);
    for (const [path, bytes] of written) await requireNoOther(tree, path, bytes);
    await tree.requireWritable(
      [...written.map(([path]) => path), ...chosen.map(({ at }) => `${at}/ip.json`)],
      'folder',
    );
    for (const [path, bytes] of written) await tree.write(path, bytes, 'folder');
    const saved: SocModule[] = [];
    for (const { descriptor, at } of chosen) {
      const socModuleJson = `${JSON.stringify(descriptor, null, 2)}\n`;
      saved.push(await writeModule(member, at, socModuleJson, database));
    }
    return saved;
  });
}

function requireModule(name: string, modules: ReadModule[]): ReadModule {
  const module = modules.find(({ descriptor }) => descriptor.vlnv === name || descriptor.module === name);
  if (module === undefined)
    throw warning('no-module-in-files', { field: 'options.save', values: { module: name } });
  return module;
}

/** The module's name, or the VLNV where another chosen block is of that module too. */
function folderName({ module, vlnv }: IpDescriptor, chosen: readonly ReadModule[]): string {
  const isAlone = chosen.every(({ descriptor }) => descriptor.module !== module || descriptor.vlnv === vlnv);
  return isAlone ? module : vlnv.replaceAll(':', '_');
}

/** A folder that has the block's name holds its descriptor; else it gets one of its own, below. */
function inFolder(
  descriptor: IpDescriptor,
  folder: string,
  name: string,
): { descriptor: IpDescriptor; at: string } {
  if (posix.basename(folder) === name) return { descriptor, at: folder };
  const up = (path: string) => posix.join('..', path);
  const { files, includeDirectories } = descriptor;
  const moved = { ...descriptor, files: files.map(up), includeDirectories: includeDirectories.map(up) };
  return { descriptor: moved, at: posix.join(folder, name) };
}

/** @throws a 601 for a file that would overwrite other text: somebody may have worked on it. */
async function requireNoOther(tree: ProjectTree, path: string, bytes: Buffer): Promise<void> {
  const stored = await tree.readBytes(path, 'folder');
  if (stored === undefined || stored.equals(bytes)) return;
  throw warning('other-contents', { field: 'folder', values: { path } });
}
