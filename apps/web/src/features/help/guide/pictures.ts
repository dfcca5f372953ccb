const addresses = import.meta.glob<string>(
  '../../../../../../docs/pictures/{own-project,own-import,own-canvas,wave,area}.png',
  { eager: true, query: '?url', import: 'default' },
);

/** Where the browser finds a picture of `docs/pictures`. */
export function pictureAt(name: string): string {
  const found = Object.entries(addresses).find(([path]) => path.endsWith(`/${name}.png`));
  if (found === undefined) throw new Error(`the guide has no picture ${name}`);
  return found[1];
}
