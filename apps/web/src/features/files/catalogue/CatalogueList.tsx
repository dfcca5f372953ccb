import type { FileRow, PathPermission } from '@netloom/contract';
import { Dropdown, Empty } from 'antd';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pressKey } from '../../../commands/pressKey.ts';
import { catalogueCommands, onlyOf } from './catalogueCommands.ts';
import type { CatalogueTargets } from './catalogueCommands.ts';
import { FileGrid } from './grid/FileGrid.tsx';
import { isProtected } from './protectedPaths.ts';
import type { CatalogueView } from './useCatalogueView.ts';
import { useMenuItems } from './useMenuItems.ts';

interface CatalogueListProps {
  view: CatalogueView;
  targets: CatalogueTargets;
  protections: readonly PathPermission[];
  onOpen: (row: FileRow) => void;
  onDrop: (event: DragEvent, folder: string) => void;
}

/** The files of the folder, with a menu of what can be done with them. */
export function CatalogueList(props: CatalogueListProps) {
  const { view, targets, protections, onOpen, onDrop } = props;
  const { mayEdit } = targets;
  const { t } = useTranslation('catalogue');
  const { folder, rows, selection, choose, chosen, isSearch, enter } = view;
  const only = onlyOf(chosen);
  const open = only && (() => onOpen(only));
  const menu = useMenuItems(targets, open);
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
            press: ({ nativeEvent }) => pressKey(nativeEvent, catalogueCommands, targets),
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
