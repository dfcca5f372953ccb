import { HomeOutlined } from '@ant-design/icons';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface PathProps {
  folder: string;
  onShow: (folder: string) => void;
  onDrop: (event: DragEvent, folder: string) => void;
}

/** The folders down to the shown one; each opens, and takes what is dropped on it. */
export function Path({ folder, onShow, onDrop }: PathProps) {
  const { t } = useTranslation('catalogue');
  const parts = folder === '' ? [] : folder.split('/');
  const steps = parts.map((name, index) => ({ name, path: parts.slice(0, index + 1).join('/') }));
  return (
    <nav className="nl-catalogue-path" aria-label={t('path')}>
      {[{ name: '', path: '' }, ...steps].map(({ name, path }) => (
        <span key={path}>
          <button
            type="button"
            title={path === '' ? t('root') : path}
            aria-label={path === '' ? t('root') : undefined}
            aria-current={path === folder ? 'location' : undefined}
            onClick={() => onShow(path)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, path)}
          >
            {path === '' ? <HomeOutlined /> : name}
          </button>
        </span>
      ))}
    </nav>
  );
}
