import { readFile } from 'node:fs/promises';
import { arch, release, type } from 'node:os';

/** Name of the operating system (os-release(5)) with its kernel. */
export async function systemName(): Promise<string> {
  const file = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const name = /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(file)?.[1];
  const kernel = `${type()} ${release()} ${arch()}`;
  return name === undefined ? kernel : `${name} (${kernel})`;
}
