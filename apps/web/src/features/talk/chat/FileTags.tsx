import type { Attachment } from '@netloom/contract';
import { Tag } from 'antd';

/** Files that go along; each can be taken out again. */
export function FileTags({
  files,
  onChange,
}: {
  files: Attachment[];
  onChange: (files: Attachment[]) => void;
}) {
  return files.map((file) => (
    <Tag
      key={file.imageId}
      closable
      onClose={() => onChange(files.filter(({ imageId }) => imageId !== file.imageId))}
    >
      <bdi>{file.name}</bdi>
    </Tag>
  ));
}
