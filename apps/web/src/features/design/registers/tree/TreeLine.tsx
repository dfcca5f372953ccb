import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import type { Severity } from '@netloom/model';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidMark } from '../../../talk/lookedAt/index.ts';
import { CellInput } from '../grid/CellInput.tsx';
import { addressOf } from '../store/derived.ts';
import { LINE_HEIGHT, copiesText } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';

/** Where a dragged node would go. */
export type Drop = 'before' | 'behind' | 'inside';

interface TreeLineProps {
  row: TreeRow;
  index: number;
  id: string | undefined;
  selected: boolean;
  severity: Severity | undefined;
  /** How many messages are about it. */
  said: number;
  drop: Drop | undefined;
  draggable: boolean;
  renaming: boolean;
  onRename: (name: string | undefined) => boolean;
}

const NO_CHOICES: readonly string[] = [];

/** One node: its kind, name, copies, address and whether something is wrong there. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { row, index, id, selected, severity, said, drop, renaming, onRename } = props;
  const { t } = useTranslation('registers');
  const { node, depth, isOpen } = row;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={depth}
      aria-expanded={isOpen}
      aria-selected={selected}
      className="nl-regtree-line"
      data-row={index}
      data-kind={node.kind}
      data-drop={drop}
      draggable={props.draggable && !renaming}
      style={{ transform: `translateY(${index * LINE_HEIGHT}px)`, paddingLeft: 6 + depth * 12 }}
    >
      <span className="nl-regtree-caret" data-caret>
        {isOpen === undefined ? null : isOpen ? <CaretDownOutlined /> : <CaretRightOutlined />}
      </span>
      <span className="nl-regtree-kind" aria-hidden />
      {renaming ? (
        <span className="nl-regtree-name">
          <CellInput
            label={t('tree.rename', { name: node.name })}
            start={node.name}
            whole
            choices={NO_CHOICES}
            onCommit={onRename}
            onCancel={() => onRename(undefined)}
          />
        </span>
      ) : (
        <span className="nl-regtree-name" title={node.source.title ?? node.path}>
          {node.name}
          <em>{copiesText(node)}</em>
        </span>
      )}
      {severity === undefined ? null : (
        <span className="nl-reg-badge" data-severity={severity} title={t('tree.problem')} />
      )}
      <SaidMark count={said} />
      <code>{addressOf(node).toString(16).toUpperCase().padStart(3, '0')}</code>
    </div>
  );
});
