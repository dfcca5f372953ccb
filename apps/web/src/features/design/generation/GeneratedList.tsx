import { Tag } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { byFolder } from './byFolder.ts';
import type { MadeFile } from './byFolder.ts';
import { STATUS_COLOURS } from './statusColours.ts';

interface GeneratedListProps {
  files: readonly MadeFile[];
  /** Name of the one that is shown. */
  shown: string;
  /** Whether they have a state against the project. */
  isPlaced: boolean;
  onShow: (name: string) => void;
}

/** The generated files by folder; what is the same as in the project has no mark. */
export const GeneratedList = memo(function GeneratedList(props: GeneratedListProps) {
  const { files, shown, isPlaced, onShow } = props;
  const { t } = useTranslation('generation');
  return (
    <nav className="nl-made-list" aria-label={t('panel.files')}>
      {byFolder(files).map(({ folder, files: own }) => (
        <section key={folder}>
          {folder === '' ? null : <h4>{folder}</h4>}
          <ul>
            {own.map(({ name, path, status }) => (
              <li key={path}>
                <button type="button" aria-current={name === shown} title={path} onClick={() => onShow(name)}>
                  <span>{name.slice(folder.length)}</span>
                  {isPlaced && status !== 'unchanged' ? (
                    <Tag color={STATUS_COLOURS[status]} variant="filled">
                      {t(`status.${status}`)}
                    </Tag>
                  ) : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
