import { posix } from 'node:path';
import type { ImportOptions } from '@netloom/contract';
import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { writeDocument } from '@netloom/soc';
import type { ProjectTree } from '../../../projects/index.ts';
import { readTreeList } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { readInWorker } from './readInWorker.ts';
import type { ReadModule } from './readModule.ts';
import { convertVhdl, isVhdl } from './vhdl/convertVhdl.ts';
import { ofEntity } from './vhdl/ofEntity.ts';
import { wantedDocument } from './wantedDocument.ts';
import type { UploadedFiles } from './upload.ts';

const VERILOG = /\.(v|vh|vp|sv|svh|svp)$/i;

export interface ModuleReading {
  modules: ReadModule[];
  diagnostics: Diagnostic[];
  /** Of the module that was asked for as a document. */
  document?: { name: string; text: string; blocks: string[]; path: string | null; layout?: string };
  designs?: string[];
}

/** Reads the files that the list names, or else all Verilog files of the upload. */
export async function readModules(
  { fileList, only, defines, includeDirectories, soc: top }: ImportOptions,
  uploaded: UploadedFiles,
  tree: ProjectTree,
  services: Services,
): Promise<ModuleReading> {
  const wanted = top === undefined ? undefined : await wantedDocument(top, tree);
  const texts = new Map([...uploaded].map(([path, bytes]) => [path, bytes.toString('utf8')]));
  const list = fileList === undefined ? undefined : await readTreeList(fileList, filesOf(texts));
  const { verilog, vhdl, others } = sorted(texts, only, list?.files ?? []);
  const { converted, diagnostics: said } = await convertVhdl(new Map(vhdl), defines, services);
  const { descriptors, tops, diagnostics, document, logic, blocks, wrappers } = await readInWorker({
    soc: wanted?.soc,
    files: [
      ...verilog.map(([path, text]) => ({ path, text })),
      ...converted.map(({ path, text }) => ({ path, text })),
    ],
    others: new Map(others),
    ...(list && {
      fileList: [...list.files.filter((path) => !isVhdl(path)), ...converted.map(({ path }) => path)],
      libraryDirectories: list.libraryDirectories,
    }),
    defines: { ...list?.defines, ...defines },
    includeDirectories: [...includeDirectories, ...(list?.includeDirectories ?? [])].map(normal),
  });
  const isTop = new Set(tops);
  const byPath = new Map(converted.map((each) => [each.path, each]));
  const modules = descriptors.flatMap((descriptor): ReadModule | ReadModule[] => {
    const { files, title } = descriptor;
    const entity = byPath.get(files.at(-1) ?? '');
    if (entity) return descriptor.module === entity.entity.name ? ofEntity(descriptor, entity, isTop) : [];
    const made = wrappers?.find(({ path }) => path === files.at(-1));
    const place = placeOf(made ? { ...descriptor, module: title } : descriptor, texts);
    return { descriptor, ...place, instantiated: !isTop.has(descriptor.module), ...(made && { made }) };
  });
  const separated = blocks?.find(({ files }) => logic && files.includes(logic.path));
  if (separated && logic)
    modules.push({ descriptor: separated, file: logic.path, line: 1, instantiated: true, made: logic });
  const needed = blocks?.map(({ module }) => module) ?? [];
  return {
    ...{ modules, diagnostics: [...(list?.diagnostics ?? []), ...said, ...diagnostics] },
    ...(document && {
      document: {
        ...{ name: document.name, text: writeDocument(document), blocks: needed },
        path: wanted?.path ?? null,
      },
    }),
  };
}

/** What is read as Verilog and as VHDL, and what is not, but may be included. */
function sorted(texts: Map<string, string>, only: readonly string[], listed: readonly string[]) {
  const isWanted = (path: string) => only.length === 0 || only.includes(path);
  const isVerilog = (path: string) =>
    !isVhdl(path) && isWanted(path) && (VERILOG.test(path) || listed.includes(path));
  const files = [...texts];
  return {
    verilog: files.filter(([path]) => isVerilog(path)),
    vhdl: files.filter(([path]) => isVhdl(path) && isWanted(path)),
    others: files.filter(([path]) => !isVerilog(path)),
  };
}

function filesOf(texts: Map<string, string>) {
  return {
    readText: (path: string) => Promise.resolve(texts.get(path)),
    has: (path: string) => Promise.resolve(texts.has(path)),
  };
}

function normal(folder: string): string {
  return posix.join(folder);
}

/** Where a module is declared: in one of its own files, which stand in compile order, so that it is the last one. */
function placeOf(
  { module, files }: IpDescriptor,
  texts: Map<string, string>,
): { file: string; line: number } {
  const declaration = new RegExp(`\\b(?:macro)?module\\s+(?:automatic\\s+|static\\s+)?${module}\\b`);
  for (const file of files.toReversed()) {
    const text = texts.get(file) ?? '';
    const offset = text.search(declaration);
    if (offset >= 0) return { file, line: text.slice(0, offset).split('\n').length };
  }
  return { file: files.at(-1) ?? '', line: 1 };
}
