import { ReplyCode } from '@netloom/contract';
import type { SocCanvas, VerilogFile } from '@netloom/contract';
import { vi } from 'vitest';

/** One file of a project as the server keeps it: a save that does not name the stored text's hash is refused with it. */
export interface StoredProject {
  texts: string[];
  /** The newest stored text. */
  stored: () => VerilogFile;
  /** Happens once, after the next save and before anything else is asked. */
  afterSave: () => void;
}

/** Answers `fetch`: saves of the file at `path`, and with `other` whatever else is asked. */
export function storedProject(path: string, first: string, other: (url: string) => unknown): StoredProject {
  const project: StoredProject = {
    texts: [first],
    stored: () => ({
      socVerilogPath: path,
      verilogName: path.slice(path.lastIndexOf('/') + 1),
      verilogFile: project.texts.at(-1)!,
      hash: `text ${project.texts.length - 1}`,
      generated: null,
    }),
    afterSave: () => undefined,
  };
  const save = ({ verilogFile, hash }: { verilogFile: string; hash: string }) => {
    if (hash !== project.stored().hash)
      return { code: ReplyCode.warning, msg: 'changed', data: project.stored() };
    project.texts.push(verilogFile);
    const data = project.stored();
    project.afterSave();
    project.afterSave = () => undefined;
    return { code: ReplyCode.ok, msg: '', data };
  };
  const canvas = () => canvasOf(project.stored());
  const saveCanvas = ({ toVerilogJson, hash }: { toVerilogJson: string; hash: string }) => {
    const { code, msg, data } = save({ verilogFile: toVerilogJson, hash });
    return { code, msg, data: { conflict: code !== ReplyCode.ok, ...canvasOf(data) } };
  };
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) =>
    Response.json(
      url.includes('writeFileByPath')
        ? save(JSON.parse(body) as VerilogFile)
        : url.includes('saveOrupdateCanvas')
          ? saveCanvas(JSON.parse(body) as { toVerilogJson: string; hash: string })
          : { code: ReplyCode.ok, msg: '', data: url.includes('selectCanvas') ? canvas() : other(url) },
    ),
  );
  return project;
}

/** A file of the project as a canvas, the layout of which nobody touches. */
function canvasOf({ socVerilogPath: path, verilogFile: toVerilogJson, hash }: VerilogFile): SocCanvas {
  return {
    ...{ socCanvasId: 7, deptId: 1, socName: 'soc', createBy: '', updateTime: '' },
    ...{ path, toVerilogJson, hash, layoutHash: '' },
    layoutJson: '{ "netloom": "layout", "version": 1, "blocks": {} }',
  };
}
