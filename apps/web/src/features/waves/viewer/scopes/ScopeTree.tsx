import type { WaveScope } from '@netloom/waves';
import { Tree } from 'antd';
import type { TreeDataNode } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../../../../view2d/useSize.ts';
import { isPassage, mostLevels } from '../view/defaultSignals.ts';
import { loadedCount } from './useScopes.ts';
import type { ScopeId, Scopes } from './useScopes.ts';
import './scopePanel.css';

const moreKey = (scope: ScopeId) => `more:${scope}`;

type Pages = Scopes['pages'];

function nodes(scope: ScopeId, pages: Pages, more: string): TreeDataNode[] {
  const page = pages.get(scope);
  if (!page) return [];
  const children = page.scopes.map((child): TreeDataNode => node(child, pages, more));
  const allScopes = page.variables.length > 0 || loadedCount(page) >= page.total;
  if (!allScopes) children.push({ key: moreKey(scope), title: more, isLeaf: true });
  return children;
}

function describe({ path, kind, source }: WaveScope): string {
  return `${path} (${kind})${source ? `\n${source.file}:${source.line}` : ''}`;
}

function node(scope: WaveScope, pages: Pages, more: string): TreeDataNode {
  const page = pages.get(scope.id);
  const title = (
    <span title={describe(scope)}>
      {scope.name}
      <span className="nl-wave-scopes-kind">{scope.kind}</span>
    </span>
  );
  const isLeaf = page ? page.scopes.length === 0 : !scope.hasChildren;
  return { key: scope.id, title, isLeaf, children: page && nodes(scope.id, pages, more) };
}

interface Props {
  scopes: Scopes;
  selected: ScopeId;
  onSelect: (scope: ScopeId) => void;
  /** All signals of a scope are to be shown. */
  onAdd: (scope: number) => void;
}

/** The scopes of a dump, each level loaded when it is opened. */
export function ScopeTree({ scopes, selected, onSelect, onAdd }: Props) {
  const { t } = useTranslation('waves');
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const [expanded, setExpanded] = useState<number[]>([]);
  const { load } = scopes;

  // Goes down to the first scope that declares something or branches, as the default view does.
  useEffect(() => {
    let current = true;
    void (async () => {
      const opened: number[] = [];
      let page = await load(null);
      while (page && isPassage(page) && opened.length < mostLevels) {
        opened.push(page.scopes[0]!.id);
        page = await load(opened.at(-1)!);
      }
      if (!current) return;
      setExpanded(opened);
      onSelect(opened.at(-1) ?? page?.scopes[0]?.id ?? null);
    })();
    return () => {
      current = false;
    };
  }, [load, onSelect]);

  function choose(key: string | number | undefined) {
    if (typeof key === 'number') onSelect(key);
    else if (key?.startsWith('more:')) void load(key === moreKey(null) ? null : Number(key.slice(5)));
  }

  return (
    <div ref={box} className="nl-wave-scopes-tree">
      <Tree
        height={height}
        blockNode
        treeData={nodes(null, scopes.pages, t('loadMore'))}
        expandedKeys={expanded}
        onExpand={(keys) => setExpanded(keys as number[])}
        loadData={async ({ key }) => void (await load(key as number))}
        selectedKeys={selected === null ? [] : [selected]}
        onDoubleClick={(_, { key }) => typeof key === 'number' && onAdd(key)}
        onSelect={(_, { node: chosen }) => choose(chosen.key as string | number)}
      />
    </div>
  );
}
