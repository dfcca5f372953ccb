/** Without a sandbox nothing is mounted: words of a command that name a mount name what is behind it instead. */
export function withoutMounts(argv: string[], mounts: Record<string, string> = {}): string[] {
  const behind = (word: string) => {
    const mount = Object.keys(mounts).find((target) => word === target || word.startsWith(`${target}/`));
    return mount === undefined ? word : mounts[mount] + word.slice(mount.length);
  };
  return argv.map(behind);
}
