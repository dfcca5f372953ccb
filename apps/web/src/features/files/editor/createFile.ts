import { getTemplate, writeFileByPath } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';

/** A number is the canvas whose testbench the file starts from. */
export type Template = 'nothing' | 'module' | number;

/** The module that a file is named after. */
export function moduleNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\..*$/, '');
}

async function textOf(deptId: number, path: string, template: Template): Promise<string> {
  if (template === 'nothing') return '';
  const query =
    template === 'module'
      ? { deptId, template, name: moduleNameOf(path) }
      : { deptId, template: 'testbench' as const, socCanvasId: template };
  return (await callApi(getTemplate, { query })).text;
}

/** Writes a new file; a file that is there already is not touched and answers 601. */
export async function createFile(deptId: number, path: string, template: Template): Promise<void> {
  const verilogFile = await textOf(deptId, path, template);
  await callApi(writeFileByPath, { body: { deptId, verilogFile, socVerilogPath: path, hash: '' } });
}
