import { FileOutlined, FolderFilled, PictureOutlined, VideoCameraOutlined } from '@ant-design/icons';

/** Types of the specification's file row. */
const ICONS: Record<number, typeof FileOutlined> = {
  1: FolderFilled,
  2: PictureOutlined,
  3: VideoCameraOutlined,
};

export function FileIcon({ type, label }: { type: number; label: string }) {
  const Icon = ICONS[type] ?? FileOutlined;
  return <Icon className={`nl-files-icon nl-files-type-${type}`} role="img" aria-label={label} />;
}
