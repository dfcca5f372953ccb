import { libJsonByVerilog } from '@netloom/contract';
import type { ImportOptions, ReplyOf } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';
import type { SourceFile } from './readFiles.ts';

export type ImportReply = ReplyOf<typeof libJsonByVerilog>;

/** Reads Verilog on the server. Without `save` in the options nothing is written. */
export function importVerilog(options: ImportOptions, files: SourceFile[]): Promise<ImportReply> {
  const body = new FormData();
  body.append('options', JSON.stringify(options));
  for (const { path, file } of files) body.append('files', file, path);
  return callApi(libJsonByVerilog, { body });
}

/** `WIDTH=8 SYNTHESIS` → {WIDTH: '8', SYNTHESIS: ''}, also one a line. */
export function definesOf(text: string): Record<string, string> {
  const words = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(words.map((word) => [word.split('=')[0]!, word.split('=').slice(1).join('=')]));
}

export function pathsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
