import type { FileRow, PathPermission } from '@netloom/contract';
import { Dropdown, Empty } from 'antd';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Commands } from './Toolbar.tsx';
import { FileGrid } from './grid/FileGrid.tsx';
import { isProtected } from './protectedPaths.ts';
import type { CatalogueView } from './useCatalogueView.ts';
import { onlyOf } from './useCommands.ts';
import { useMenuItems } from './useMenuItems.ts';

interface CatalogueListProps {
  view: CatalogueView;
  commands: Commands;
  mayEdit: boolean;
  protections: readonly PathPermission[];
  onOpen: (row: FileRow) => void;
  onDrop: (event: DragEvent, folder: string) => void;
}

/** The files of the folder, with a menu of what can be done with them. */
export function CatalogueList(props: CatalogueListProps) {
  const { view, commands, mayEdit, protections, onOpen, onDrop } = props;
  const { t } = useTranslation('catalogue');
  const { folder, rows, selection, choose, chosen, isSearch, enter } = view;
  const only = onlyOf(chosen);
  const open = only && (() => onOpen(only));
  const menu = useMenuItems(commands, { open, some: chosen.length > 0, mayEdit });
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items: menu }}>
      <div className="nl-catalogue-list">
        <FileGrid
          rows={rows}
          selection={selection}
          onSelect={choose}
          showPaths={isSearch}
          draggable={mayEdit}
          isProtected={(path) => isProtected(path, protections)}
          actions={{
            open: onOpen,
            drop: onDrop,
            rename: () => commands.rename?.(),
            remove: () => (mayEdit ? commands.remove?.() : undefined),
            up: () => enter(folder.split('/').slice(0, -1).join('/')),
          }}
        />
        {rows.length > 0 ? null : (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={isSearch ? t('nothingFound') : t(mayEdit ? 'empty' : 'emptyView')}
          />
        )}
      </div>
    </Dropdown>
  );
}
