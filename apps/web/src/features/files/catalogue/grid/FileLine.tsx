import { LockOutlined, WarningOutlined } from '@ant-design/icons';
import type { FileRow } from '@netloom/contract';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize, timestamp } from '../../../../parts/index.ts';
import { FOLDER } from '../sortRows.ts';
import { windowsHolds } from '../windowsName.ts';
import { FileIcon } from './FileIcon.tsx';
import type { GridActions } from './FileGrid.tsx';
import { carry } from './carried.ts';

interface FileLineProps {
  id: string;
  row: FileRow;
  index: number;
  top: number;
  chosen: boolean;
  focused: boolean;
  /** Paths that a drag of this row takes along. */
  carried: string[];
  showPaths: boolean;
  draggable: boolean;
  isProtected: (path: string) => boolean;
  onClick: (event: MouseEvent, key: string) => void;
  onContext: (key: string) => void;
  actions: GridActions;
}

function When({ time }: { time: string }) {
  const [day, clock] = timestamp(time).split(' ');
  return (
    <span title={timestamp(time)}>
      {day} <span className="nl-files-clock">{clock}</span>
    </span>
  );
}

interface NameCellProps {
  row: FileRow;
  showPath: boolean;
  isProtected: boolean;
}

/** Name or path, with what is to be known of it. */
function NameCell({ row: { filePath, fileName, fileNameType }, showPath, isProtected }: NameCellProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div role="gridcell" className="nl-files-name" title={filePath}>
      <FileIcon type={fileNameType} label={t(`type.${fileNameType}`)} />
      <span>{showPath ? filePath : fileName}</span>
      {isProtected ? <LockOutlined title={t('protected')} aria-label={t('protected')} /> : null}
      {windowsHolds(fileName) ? null : (
        <WarningOutlined className="nl-files-warning" title={t('windows')} aria-label={t('windows')} />
      )}
    </div>
  );
}

export function FileLine({ row, actions, ...line }: FileLineProps) {
  const { i18n } = useTranslation('catalogue');
  const { filePath, fileNameType } = row;
  const folder = fileNameType === FOLDER;
  const [aimed, setAimed] = useState(false);
  const classes = ['nl-files-row', line.chosen && 'chosen', line.focused && 'focused', aimed && 'aimed'];
  const target = folder && {
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault();
      setAimed(true);
    },
    onDragLeave: () => setAimed(false),
    onDrop: (event: React.DragEvent) => {
      setAimed(false);
      actions.drop(event, filePath);
    },
  };
  return (
    <div
      id={line.id}
      role="row"
      aria-rowindex={line.index + 2}
      aria-selected={line.chosen}
      className={classes.filter(Boolean).join(' ')}
      style={{ top: line.top }}
      draggable={line.draggable}
      onDragStart={({ dataTransfer }) => carry(dataTransfer, line.carried)}
      onClick={(event) => line.onClick(event, filePath)}
      onDoubleClick={() => actions.open(row)}
      onContextMenu={() => line.onContext(filePath)}
      {...target}
    >
      <NameCell row={row} showPath={line.showPaths} isProtected={line.isProtected(filePath)} />
      <div role="gridcell">
        <When time={row.updateFileTime} />
      </div>
      <div role="gridcell" className="nl-files-size">
        {folder ? '' : fileSize(row.fileSize, i18n.language)}
      </div>
      <div role="gridcell">
        <When time={row.createFileTime} />
      </div>
    </div>
  );
}
