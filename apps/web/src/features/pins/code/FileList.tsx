import type { GeneratedSource } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useUi } from '../store/uiStore.ts';

interface FileListProps {
  files: readonly GeneratedSource[];
  /** Path of the one that is shown. */
  shown: string;
  /** Lines that the last edit changed, by path. */
  changes: ReadonlyMap<string, readonly number[]>;
}

const FOLDERS = ['Src/', 'Inc/', 'Lin/', ''];

/** The generated files by folder, with how many of their lines the last edit changed. */
export function FileList({ files, shown, changes }: FileListProps) {
  const { t } = useTranslation('pinCode');
  const folders = FOLDERS.map((folder) => ({
    folder,
    own: files.filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === folder),
  }));
  return (
    <nav className="nl-pins-code-files" aria-label={t('files')}>
      {folders
        .filter(({ own }) => own.length > 0)
        .map(({ folder, own }) => (
          <section key={folder}>
            <h4>{folder === '' ? './' : folder}</h4>
            <ul>
              {own.map(({ path, once }) => (
                <FileItem
                  key={path}
                  path={path}
                  isOwn={once === true}
                  isShown={path === shown}
                  changed={changes.get(path)?.length ?? 0}
                />
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

interface FileItemProps {
  path: string;
  /** The user's own: made once. */
  isOwn: boolean;
  isShown: boolean;
  changed: number;
}

function FileItem({ path, isOwn, isShown, changed }: FileItemProps) {
  const { t } = useTranslation('pinCode');
  return (
    <li>
      <button
        type="button"
        aria-current={isShown}
        title={isOwn ? t('own', { path }) : path}
        onClick={() => useUi.setState({ file: path })}
      >
        <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
        {changed === 0 ? null : (
          <small title={t('changed', { count: changed })} aria-label={t('changed', { count: changed })}>
            ●{changed}
          </small>
        )}
      </button>
    </li>
  );
}
