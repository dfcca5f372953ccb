import { existsSync, readFileSync } from 'node:fs';
import { readSourceList } from '@netloom/hdl/core';
import type { ReadOptions } from '@netloom/hdl';
import type { Diagnostic } from '@netloom/model';
import { readText } from '../document.ts';

export interface SourceOptions {
  include: string[];
  define: string[];
}

interface Request extends ReadOptions {
  diagnostics: Diagnostic[];
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function definesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}

/** Sources, `.f` lists and core files of the command line as one set of files. */
export async function requestOf(paths: readonly string[], options: SourceOptions): Promise<Request> {
  const sources: string[] = [];
  const includeDirectories = [...options.include];
  const defines = definesOf(options.define);
  const diagnostics: Diagnostic[] = [];
  for (const path of paths) {
    if (!/\.(f|core)$/.test(path)) {
      sources.push(path);
      continue;
    }
    const list = readSourceList(path, textAt);
    sources.push(...list.files);
    includeDirectories.push(...list.includeDirectories);
    Object.assign(defines, list.defines);
    diagnostics.push(...list.diagnostics);
  }
  const files = await Promise.all(sources.map(async (path) => ({ path, text: await readText(path) })));
  return { files, fileList: sources, defines, includeDirectories, resolveInclude: textAt, diagnostics };
}
