/** A path whose folder gives way first where there is no room. */
export function FilePath({ path }: { path: string }) {
  const cut = path.lastIndexOf('/') + 1;
  return (
    <span className="nl-git-path">
      <span className="nl-git-name">{path.slice(cut)}</span>
      <span className="nl-git-folder">{path.slice(0, Math.max(0, cut - 1))}</span>
    </span>
  );
}
