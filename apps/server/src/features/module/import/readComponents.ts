import type { ImportOptions } from '@netloom/contract';
import type { Diagnostic } from '@netloom/model';
import type { ComponentReading } from '@netloom/soc/ipxact';
import { writeRegisterMap } from '@netloom/registers';
import { warning } from '../../../http/refuse.ts';
import { inWorker } from '../../../inWorker/index.ts';
import type { ReadModule } from './readModules.ts';
import type { UploadedFiles } from './upload.ts';

/** XML files by path, and the paths of all files that were sent. */
export interface ComponentInput {
  files: Map<string, Uint8Array>;
  paths: string[];
}

/** Reads components in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
export function readComponentsInWorker(data: ComponentInput, seconds?: number): Promise<ComponentReading> {
  const program = new URL('./ipxact.worker.ts', import.meta.url);
  return inWorker({ program, data, seconds, field: 'files', task: 'read-files' });
}

/** Reads the IP-XACT components of the upload. @throws a 601 for options that belong to Verilog's list of files. */
export async function readComponents(
  { fileList, defines, includeDirectories }: ImportOptions,
  uploaded: UploadedFiles,
): Promise<{ modules: ReadModule[]; diagnostics: Diagnostic[] }> {
  if (fileList !== undefined) {
    throw warning('no-list-for-component', { field: 'options.fileList' });
  }
  const files = new Map([...uploaded].filter(([path]) => /\.(xml|ipxact)$/i.test(path)));
  const { components, diagnostics } = await readComponentsInWorker({ files, paths: [...uploaded.keys()] });
  const modules = components.map(({ descriptor, registers, file, line }) => ({
    descriptor: {
      ...descriptor,
      defines: { ...descriptor.defines, ...defines },
      includeDirectories: [...new Set([...descriptor.includeDirectories, ...includeDirectories])],
    },
    ...{ file, line, instantiated: false },
    ...(registers && { registers: writeRegisterMap(registers) }),
  }));
  return { modules, diagnostics };
}
