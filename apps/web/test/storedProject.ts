import { ReplyCode } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
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
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) =>
    Response.json(
      url.includes('writeFileByPath')
        ? save(JSON.parse(body) as VerilogFile)
        : { code: ReplyCode.ok, msg: '', data: other(url) },
    ),
  );
  return project;
}
