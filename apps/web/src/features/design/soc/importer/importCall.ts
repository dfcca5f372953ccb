import { libJsonByIpxact, libJsonByVerilog } from '@netloom/contract';
import type { ImportOptions, ReplyOf } from '@netloom/contract';
import { callApi } from '../../../../api/index.ts';
import { isComponent } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';
import type { SourceKind, Sources } from './sources.ts';

export type ImportReply = ReplyOf<typeof libJsonByVerilog>;

/** Reads Verilog or IP-XACT on the server. Without `save` in the options nothing is written. */
export function importBlocks(
  kind: SourceKind,
  options: ImportOptions,
  files: SourceFile[],
): Promise<ImportReply> {
  const body = new FormData();
  body.append('options', JSON.stringify(options));
  const sent = kind === 'ipxact' ? files : files.filter(({ path }) => !isComponent(path));
  for (const { path, file } of sent) body.append('files', file, path);
  return callApi(kind === 'ipxact' ? libJsonByIpxact : libJsonByVerilog, { body });
}

/** How the sources are read, as the form says. */
export function optionsOf({ folder, inProject, fileList, defines, includes }: Sources) {
  const places = { folder, inProject: inProject !== undefined, fileList };
  return { ...places, defines: definesOf(defines), includeDirectories: pathsOf(includes) };
}

/** `WIDTH=8 SYNTHESIS` → {WIDTH: '8', SYNTHESIS: ''}, also one a line. */
export function definesOf(text: string): Record<string, string> {
  const words = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(words.map((word) => [word.split('=')[0]!, word.split('=').slice(1).join('=')]));
}

export function pathsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
