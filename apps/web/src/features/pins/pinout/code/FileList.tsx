import type { GeneratedSource } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useUi } from '../store/uiStore.ts';
import type { FileChange } from './changes.ts';

interface FileListProps {
  files: readonly GeneratedSource[];
  /** Path of the one that is shown. */
  shown: string;
  /** What the last edit did to files, by path. */
  changes: ReadonlyMap<string, FileChange>;
}

const FOLDERS = ['Src/', 'Inc/', 'Lin/', ''];

/** The generated files by folder, with what the last edit did to them. */
export function FileList({ files, shown, changes }: FileListProps) {
  const { t } = useTranslation('pinCode');
  const folders = FOLDERS.map((folder) => ({
    folder,
    own: files.filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === folder),
  }));
  return (
    <nav className="nl-pins-code-files" aria-label={t('files')}>
      <div>
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
                    change={changes.get(path)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </nav>
  );
}

interface FileItemProps {
  path: string;
  /** The user's own: made once. */
  isOwn: boolean;
  isShown: boolean;
  change: FileChange | undefined;
}

function FileItem({ path, isOwn, isShown, change }: FileItemProps) {
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
        {change === undefined ? null : <ChangeMark change={change} />}
      </button>
    </li>
  );
}

function ChangeMark({ change: { isNew, lines } }: { change: FileChange }) {
  const { t } = useTranslation('pinCode');
  const title = isNew ? t('new.help') : t('changed', { count: lines.length });
  return (
    <small title={title} aria-label={title}>
      {isNew ? t('new.short') : `●${lines.length}`}
    </small>
  );
}
