import type { WaveScope } from '@netloom/waves';
import { TreeSelect } from 'antd';
import type { TreeSelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../WaveData.ts';

const pageSize = 500;
const whole = -1;

interface Props {
  data: WaveData;
  scope: number | null;
  onChange: (scope: number | null) => void;
}

type Node = { id: number; pId: number; value: number; title: string; label: string; isLeaf: boolean };

function nodeOf({ id, name, path, hasChildren }: WaveScope, pId: number): Node {
  return { id, pId, value: id, title: name, label: path, isLeaf: !hasChildren };
}

/** Chooses a scope of the dump, or all of it; scopes are fetched as they are opened. */
export function ScopeChoice({ data, scope, onChange }: Props) {
  const { t } = useTranslation('waves');
  const [nodes, setNodes] = useState<Node[]>([]);
  const [asked] = useState(() => new Set<number>());

  async function load(parent: number) {
    if (asked.has(parent)) return;
    asked.add(parent);
    const { scopes } = await data.children(parent === whole ? null : parent, 0, pageSize);
    setNodes((known) => [...known, ...scopes.map((one) => nodeOf(one, parent))]);
  }

  const all: Node = {
    id: whole,
    pId: -2,
    value: whole,
    title: t('find.wholeDump'),
    label: t('find.wholeDump'),
    isLeaf: false,
  };
  const loadData: TreeSelectProps['loadData'] = (node) => load(Number(node.value));
  return (
    <TreeSelect
      size="small"
      aria-label={t('find.scope')}
      treeDataSimpleMode
      treeNodeLabelProp="label"
      value={scope ?? whole}
      treeData={[all, ...nodes]}
      loadData={loadData}
      onChange={(id: number) => onChange(id === whole ? null : id)}
      popupMatchSelectWidth={300}
    />
  );
}
