import { FileOutlined } from '@ant-design/icons';
import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import { generationOf } from '../store/derived.ts';
import { useUi } from '../store/uiStore.ts';

/** The files that the options generate, as they would be written now. */
export function FilesTab({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const chosen = useUi((state) => state.file);
  const { files } = generationOf(options);
  const wanted = chosen?.replace('{name}', options.name);
  const shown = files.find(({ path }) => path === wanted) ?? files.find(({ path }) => path.endsWith('.sv'));
  if (shown === undefined) return <p className="nl-core-hint">{t('files.broken')}</p>;
  return (
    <div className="nl-core-files">
      <ul aria-label={t('bottom.files')}>
        {files.map(({ path, text }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === shown.path}
              onClick={() => useUi.setState({ file: path.replace(options.name, '{name}') })}
            >
              <FileOutlined />
              <b>{path}</b>
              <small>{text.split('\n').length - 1}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="nl-core-text">
        <CodeText path={shown.path} text={shown.text} />
      </div>
    </div>
  );
}
