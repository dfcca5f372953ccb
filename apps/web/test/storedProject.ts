import { ReplyCode } from '@netloom/contract';
import type { DocumentRow, Reply, SocCanvas, VerilogFile } from '@netloom/contract';
import { vi } from 'vitest';

/** One file of a project as the server keeps it: a save that does not name the stored text's hash is refused with it. */
export interface StoredProject {
  texts: string[];
  /** Of a canvas's layout, stored beside the text. */
  layout: string;
  /** Where the file lies; undefined once it is deleted. */
  path: string | undefined;
  /** The newest stored text. */
  stored: () => VerilogFile;
  /** Happens once, after the next save and before anything else is asked. */
  afterSave: () => void;
}

const EMPTY_LAYOUT = '{ "netloom": "layout", "version": 1, "blocks": {} }';

interface Body {
  hash: string;
  verilogFile?: string;
  socVerilogPath?: string;
  toVerilogJson?: string;
  layoutJson?: string;
  layoutHash?: string;
}
type Answer = Reply<unknown>;
const ok = (data: unknown): Answer => ({ code: ReplyCode.ok, msg: '', data });
const missing: Answer = { code: ReplyCode.notFound, msg: 'there is no such file', data: null };

/** Answers `fetch`: what is asked about the file that lies at `first` now, and with `other` whatever else is asked. */
export function storedProject(first: string, text: string, other: (url: string) => unknown): StoredProject {
  const project: StoredProject = {
    texts: [text],
    layout: EMPTY_LAYOUT,
    path: first,
    stored: () => fileOf(project),
    afterSave: () => undefined,
  };
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) =>
    Response.json(answerOf(project, first, url, JSON.parse(body) as Body) ?? ok(other(url))),
  );
  return project;
}

function answerOf(project: StoredProject, first: string, url: string, body: Body): Answer | undefined {
  if (url.includes('writeFileByPath')) return saveFile(project, body);
  if (url.includes('saveOrupdateCanvas')) return saveCanvas(project, first, body);
  if (url.includes('documents/list')) return ok(project.path === undefined ? [] : [rowOf(project)]);
  if (url.includes('getAllSocCanvas'))
    return ok(project.path === undefined ? [] : [canvasOf(project, first)]);
  if (url.includes('selectCanvas')) {
    const canvas = canvasOf(project, first);
    return url.endsWith(`/${canvas.socCanvasId}`) && project.path !== undefined ? ok(canvas) : missing;
  }
  if (body.socVerilogPath?.startsWith(first.slice(0, first.indexOf('/'))))
    return body.socVerilogPath === project.path ? ok(fileOf(project)) : missing;
  return undefined;
}

function fileOf({ path = '', texts }: StoredProject): VerilogFile {
  return {
    socVerilogPath: path,
    verilogName: path.slice(path.lastIndexOf('/') + 1),
    verilogFile: texts.at(-1)!,
    hash: `text${texts.length - 1}`,
    generated: null,
  };
}

function rowOf(project: StoredProject): DocumentRow {
  const { socVerilogPath: path, hash } = fileOf(project);
  return { kind: 'any', path, title: null, hash };
}

/** The file as a canvas; under another path it has another number. */
function canvasOf(project: StoredProject, first: string): SocCanvas {
  const { socVerilogPath: path, verilogFile: toVerilogJson, hash } = fileOf(project);
  return {
    ...{ socCanvasId: path === first ? 7 : 8, deptId: 1, socName: 'soc', createBy: '', updateTime: '' },
    ...{
      path,
      toVerilogJson,
      hash,
      layoutJson: project.layout,
      layoutHash: `layout${project.layout.length}`,
    },
  };
}

/** What stands against a save; nothing for one that starts from what is there. */
function refusal(project: StoredProject, isStored: boolean, hash: string, path: string, told: unknown) {
  if (project.path === undefined)
    return hash === '' ? undefined : { code: ReplyCode.warning, msg: 'deleted', data: { gone: path } };
  return isStored ? undefined : { code: ReplyCode.warning, msg: 'changed', data: told };
}

function saveFile(project: StoredProject, { verilogFile = '', socVerilogPath = '', hash }: Body): Answer {
  const isStored = hash === fileOf(project).hash;
  const refused = refusal(project, isStored, hash, socVerilogPath, fileOf(project));
  return refused ?? ok(keep(project, verilogFile, socVerilogPath));
}

function saveCanvas(project: StoredProject, first: string, body: Body): Answer {
  const { hash, layoutHash, toVerilogJson = '', layoutJson = EMPTY_LAYOUT } = body;
  const before = canvasOf(project, first);
  const isStored = hash === before.hash && layoutHash === before.layoutHash;
  const refused = refusal(project, isStored, hash, first, { conflict: true, ...before });
  if (refused) return refused;
  project.layout = layoutJson;
  const { verilogFile, hash: made } = keep(project, toVerilogJson, project.path ?? first);
  return ok({ ...canvasOf(project, first), toVerilogJson: verilogFile, hash: made });
}

function keep(project: StoredProject, text: string, path: string): VerilogFile {
  project.texts.push(text);
  project.path = path;
  const data = fileOf(project);
  project.afterSave();
  project.afterSave = () => undefined;
  return data;
}
