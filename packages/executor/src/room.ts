import { statfsSync } from 'node:fs';

const MEGABYTE = 2 ** 20;

/** Megabytes that whoever runs us may still write to the disk of a folder. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  // Without inodes nothing can be made either; file systems that have none to count say 0 of 0.
  return files > 0 && ffree === 0 ? 0 : Math.floor((bavail * bsize) / MEGABYTE);
}
