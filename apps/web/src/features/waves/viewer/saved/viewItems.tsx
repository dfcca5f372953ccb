import { DeleteOutlined, FolderOpenOutlined, LinkOutlined, SaveOutlined } from '@ant-design/icons';
import { Spin } from 'antd';
import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { viewName } from './viewFiles.ts';
import type { LoadedView, ViewFiles } from './viewFiles.ts';

type Items = NonNullable<MenuProps['items']>;
type T = TFunction<'waves'>;

function commandItems(loaded: LoadedView | undefined, t: T): Items {
  const items: Items = [
    { key: 'save', icon: <SaveOutlined />, label: t('saved.save'), extra: 'Ctrl S' },
    { key: 'saveAs', label: t('saved.saveAs') },
    { key: 'file', icon: <FolderOpenOutlined />, label: t('saved.openFile') },
    { key: 'link', icon: <LinkOutlined />, label: t('saved.copyLink') },
  ];
  if (loaded) {
    const label = t('saved.delete', { name: viewName(loaded.path) });
    items.push({ key: 'delete', icon: <DeleteOutlined />, danger: true, label });
  }
  return items;
}

function groupItems(key: keyof ViewFiles, paths: readonly string[], t: T): Items {
  if (paths.length === 0) return [];
  const children = paths.map((path) => ({ key: path, label: viewName(path), title: path }));
  return [{ type: 'group', key, label: t(`saved.${key}`), children }];
}

function fileItems(files: ViewFiles | undefined, t: T): Items {
  if (files === undefined) return [{ key: 'loading', disabled: true, label: <Spin size="small" /> }];
  const { views, gtkwave } = files;
  if (views.length + gtkwave.length === 0) return [{ key: 'none', disabled: true, label: t('saved.none') }];
  return [...groupItems('views', views, t), ...groupItems('gtkwave', gtkwave, t)];
}

/** What can be done with views, and under it those of the project, each by its path; undefined while they are read. */
export function viewItems(loaded: LoadedView | undefined, files: ViewFiles | undefined, t: T): Items {
  return [...commandItems(loaded, t), { type: 'divider' }, ...fileItems(files, t)];
}
