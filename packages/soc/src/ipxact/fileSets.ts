import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import type { RtlView } from './view.ts';
import { say } from '../wording/sentences.ts';

export interface Sources {
  files: string[];
  includeDirectories: string[];
  defines: Record<string, string>;
}

const RTL = /verilogSource/i;

/** Verilog sources of the view's file sets that `has` says are there, by paths from where the component's is. */
export function readSources(
  root: XmlElement,
  view: RtlView | undefined,
  path: string,
  has: (path: string) => boolean,
  report: Report,
): Sources {
  const sources: Sources = { files: [], includeDirectories: [], defines: {} };
  const all = childrenOf(childOf(root, 'fileSets') ?? root, 'fileSet');
  const own = all.filter((set) => view?.fileSets.includes(textOf(set, 'name') ?? ''));
  for (const file of (own.length > 0 ? own : all).flatMap((set) => childrenOf(set, 'file'))) {
    addFile(file, folderOf(path), has, sources, report);
  }
  if (sources.files.length === 0) {
    report.lose(say('SOC-IMPORT/ipxact/rtl', {}), root);
  }
  return sources;
}

function addFile(
  file: XmlElement,
  folder: string,
  has: (path: string) => boolean,
  sources: Sources,
  report: Report,
): void {
  const name = textOf(file, 'name') ?? '';
  const types = [...childrenOf(file, 'fileType'), ...childrenOf(file, 'userFileType')].map(({ text }) =>
    text.trim(),
  );
  const isRtl = types.some((type) => RTL.test(type)) || /\.s?vh?$/i.test(name);
  if (types.some((type) => /^vhdlSource/i.test(type))) {
    report.lose(say('SOC-IMPORT/ipxact/vhdl', { name }), file);
    return;
  }
  if (!isRtl) return;
  const path = joined(folder, name);
  if (path === undefined || !has(path)) {
    report.lose(say('SOC-IMPORT/ipxact/source', { name }), file);
    return;
  }
  const isInclude = textOf(file, 'isIncludeFile') === 'true' || /\.s?vh$/i.test(path);
  const [list, item] = isInclude
    ? [sources.includeDirectories, folderOf(path) || '.']
    : [sources.files, path];
  if (!list.includes(item)) list.push(item);
  for (const define of childrenOf(file, 'define')) {
    const key = textOf(define, 'name');
    if (key !== undefined) sources.defines[key] = textOf(define, 'value') ?? '';
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path from the folder without `.` and `..`; undefined for one that is absolute or a URL. */
function joined(folder: string, name: string): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|[/\\$])/i.test(name)) return undefined;
  const parts: string[] = [];
  const isAbsolute = folder.startsWith('/');
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return `${isAbsolute ? '/' : ''}${parts.join('/')}`;
}
