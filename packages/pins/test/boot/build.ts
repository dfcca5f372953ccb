import { join } from 'node:path';
import type { GeneratedSource } from '@netloom/pins';
import { tool, writeFiles } from '../toolbox.ts';

/** Builds the generated project with its own CMakeLists.txt; gives the path of the program. */
export async function buildWithCmake(
  folder: string,
  files: readonly GeneratedSource[],
  hal: string,
  cflags = '',
  hasLibrary = false,
): Promise<string> {
  writeFiles(folder, files);
  const options = [
    `-DSTM32_HAL_DIR=${hal}`,
    `-DWITH_C_LIBRARY=${hasLibrary ? 'ON' : 'OFF'}`,
    '-G',
    'Unix Makefiles',
  ];
  await tool(folder, 'env', `CFLAGS=${cflags}`, 'cmake', '-S', '.', '-B', 'build', ...options);
  await tool(folder, 'cmake', '--build', 'build', '-j2');
  return join(folder, 'build/boot.elf');
}
