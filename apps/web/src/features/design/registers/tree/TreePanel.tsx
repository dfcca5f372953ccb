import { SearchOutlined } from '@ant-design/icons';
import {
  writeRegisterMap,
  pasteNodes,
  nodeAt,
  pointerOfNode,
  readRegisterMap,
  renameNode,
} from '@netloom/registers';
import { Input } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ClipboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { elaborationOf, marksOf } from '../store/derived.ts';
import { select, takeEdit, takeNodeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { uncover } from '../store/uiStore.ts';
import { TreeLine } from './TreeLine.tsx';
import { pathOfRow, treeRows, worst } from './treeRows.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { onTreeKey } from './useTreeKeys.ts';
import './tree.css';

const LINE = 24;

/** Groups, registers and memories by address. */
export function TreePanel({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map, selection, readOnly } = open;
  const [filter, setFilter] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<number>();
  const { map: elaborated } = elaborationOf(map);
  const rows = useMemo(() => treeRows(elaborated, closed, filter), [elaborated, closed, filter]);
  const { nodes: marks } = marksOf(useChecked(map));
  const chosen = pointerOfNode(selection.node);
  const at = rows.findIndex(({ node }) => node.pointer === chosen);
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(rows.length, LINE);
  const { target, handlers } = useTreeDrag(rows);
  const id = useId();

  useEffect(() => {
    if (at >= 0) reveal(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another choice moves the view
  }, [chosen]);

  function toggle(pointer: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(pointer);
    else next.add(pointer);
    setClosed(next);
  }

  function onClick(event: MouseEvent) {
    const element = event.target as Element;
    const line = element.closest<HTMLElement>('[data-row]');
    const row = rows[Number(line?.dataset.row)];
    if (line === null || row === undefined) return;
    if (element.closest('[data-caret]') && row.isOpen !== undefined) toggle(row.node.pointer, !row.isOpen);
    else {
      select({ node: pathOfRow(row), field: undefined });
      uncover();
    }
  }

  function rename(row: number, name: string | undefined): boolean {
    const isNew = name !== undefined && name !== rows[row]!.node.name;
    if (isNew && !takeEdit(renameNode(map, pathOfRow(rows[row]!), name.trim()))) return false;
    setRenaming(undefined);
    scroller.current?.focus();
    return true;
  }

  function onCopy(event: ClipboardEvent) {
    const node = nodeAt(map, selection.node);
    if (!node || renaming !== undefined) return;
    event.clipboardData.setData('text/plain', writeRegisterMap({ ...map, children: [node] }));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    if (readOnly || renaming !== undefined) return;
    const { document } = readRegisterMap(event.clipboardData.getData('text/plain'));
    if (!document) return;
    event.preventDefault();
    const isGroup = nodeAt(map, selection.node)?.kind === 'group' || selection.node.length === 0;
    const parent = isGroup ? selection.node : selection.node.slice(0, -1);
    takeNodeEdit(pasteNodes(map, parent, document.children, isGroup ? undefined : selection.node.at(-1)));
  }

  return (
    <aside className="nl-reg-tree">
      <header>
        <Input
          size="small"
          allowClear
          prefix={<SearchOutlined />}
          placeholder={t('tree.filter')}
          aria-label={t('tree.filter')}
          value={filter}
          onChange={({ target: { value } }) => setFilter(value)}
        />
      </header>
      <button
        type="button"
        className="nl-regtree-root"
        aria-pressed={chosen === ''}
        onClick={() => {
          select({ node: [], field: undefined });
          uncover();
        }}
      >
        {map.name}
        <code>{t('tree.size', { size: elaborated.size.toString(16).toUpperCase() })}</code>
      </button>
      <div
        ref={scroller}
        className="nl-regtree"
        role="tree"
        aria-label={t('tree.label')}
        aria-activedescendant={id}
        tabIndex={0}
        onScroll={onScroll}
        onClick={onClick}
        onDoubleClick={() => (readOnly || at < 0 ? undefined : setRenaming(at))}
        onKeyDown={(event) =>
          renaming === undefined
            ? onTreeKey(event, {
                rows,
                at,
                page,
                toggle,
                rename: (row) => (readOnly ? undefined : setRenaming(row)),
              })
            : undefined
        }
        onCopy={onCopy}
        onPaste={onPaste}
        {...handlers}
      >
        <div style={{ height: rows.length * LINE, position: 'relative' }}>
          {rows.slice(first, last).map((row, offset) => {
            const index = first + offset;
            return (
              <TreeLine
                key={row.node.pointer}
                row={row}
                index={index}
                height={LINE}
                id={index === at ? id : undefined}
                selected={index === at}
                severity={worst(marks.get(row.node.pointer))}
                problemLabel={t('tree.problem')}
                renameLabel={t('tree.rename', { name: row.node.name })}
                drop={target?.row === index ? target.drop : undefined}
                draggable={!readOnly}
                renaming={renaming === index}
                onRename={(name) => rename(index, name)}
              />
            );
          })}
        </div>
        {rows.length > 0 ? null : (
          <p className="nl-reg-none">{t(filter === '' ? 'tree.empty' : 'tree.none')}</p>
        )}
      </div>
    </aside>
  );
}
