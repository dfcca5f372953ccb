/** Paths are text with `/` between their parts; nothing here asks a file system. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** `name` seen from `folder`, without `.` and `..` where they cancel out. */
export function joined(folder: string, name: string): string {
  const whole = name.startsWith('/') || folder === '' ? name : `${folder}/${name}`;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '.' || (part === '' && parts.length > 0)) continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..' && parts.at(-1) !== '') parts.pop();
    else parts.push(part);
  }
  return parts.join('/') || '.';
}
