import type { SocModule } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { Empty, Tree } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { descriptorOf, useBlockTitle } from '../../palette/index.ts';
import { addInstance } from '../commands/addInstance.ts';
import { CategoryName } from './CategoryName.tsx';
import { PaletteBlock } from './PaletteBlock.tsx';
import { categoryTree, matches } from './tree.ts';
import type { Category } from './tree.ts';

/** The blocks that the text finds, by category. */
export function PaletteTree({ modules, text }: { modules: SocModule[]; text: string }) {
  const { t } = useTranslation('soc');
  const shown = useShown(modules, text);
  const tree = useMemo(() => nodesOf(categoryTree(shown)), [shown]);
  if (shown.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={t(text === '' ? 'palette.empty' : 'palette.none')}
      />
    );
  return (
    <Tree
      // A search or an import opens every category anew.
      key={`${text === '' ? 'all' : 'found'}${modules.length}`}
      blockNode
      defaultExpandAll
      selectable={false}
      treeData={tree}
      onKeyDown={(event) => {
        const vlnv = activeVlnv(event.currentTarget);
        if (event.key === 'Enter' && vlnv) addInstance(vlnv);
      }}
    />
  );
}

/** The blocks that the text finds, with their titles in the user's language. */
function useShown(modules: SocModule[], text: string): IpDescriptor[] {
  const titleOf = useBlockTitle();
  const blocks = useMemo(() => modules.map(descriptorOf).filter((block) => block !== undefined), [modules]);
  return useMemo(
    () =>
      blocks
        .filter((block) => matches(block, titleOf(block), text))
        .map((block) => ({ ...block, title: titleOf(block) })),
    [blocks, text, titleOf],
  );
}

/** The block that the tree's own arrow keys have reached. */
function activeVlnv(tree: Element): string | undefined {
  const active = tree.querySelector<HTMLElement>('.ant-tree-treenode-active [data-vlnv]');
  return active?.dataset.vlnv;
}

interface Node {
  key: string;
  title: React.ReactNode;
  children?: Node[];
}

function nodesOf(category: Category): Node[] {
  return [
    ...category.categories.map((child) => ({
      key: child.path,
      title: <CategoryName name={child.name} />,
      children: nodesOf(child),
    })),
    ...category.blocks.map((block: IpDescriptor, index) => ({
      key: `${category.path}/${block.vlnv}/${index}`,
      title: <PaletteBlock block={block} />,
    })),
  ];
}
