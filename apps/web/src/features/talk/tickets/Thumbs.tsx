import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { Attachment } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/index.ts';
import { Images } from '../chat/index.ts';

interface ThumbsProps {
  files: readonly Attachment[];
  onPaint: (file: Attachment) => void;
  onRemove: (file: Attachment) => void;
}

/** What goes along as it will be seen; a picture can be painted on again. */
export function Thumbs({ files, onPaint, onRemove }: ThumbsProps) {
  const { t } = useTranslation('picture');
  if (files.length === 0) return null;
  return (
    <ul className="nl-thumbs">
      {files.map((file) => (
        <li key={file.imageId}>
          <Images images={[file]} />
          <span className="nl-thumb-name">
            <bdi>{file.name}</bdi>
            {file.kind === 'image' ? (
              <IconButton
                title={t('paint', { name: file.name })}
                icon={<EditOutlined />}
                onClick={() => onPaint(file)}
              />
            ) : null}
            <IconButton
              title={t('remove', { name: file.name })}
              icon={<DeleteOutlined />}
              onClick={() => onRemove(file)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
