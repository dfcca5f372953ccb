import { ImportOutlined } from '@ant-design/icons';
import type { SocModule } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { Button, Empty, Input, Tree } from 'antd';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addInstance } from '../commands/addInstance.ts';
import { Later } from '../../../../parts/Later.tsx';
import { descriptorOf, useBlockTitle } from '../../palette/index.ts';
import { openDialog } from '../store/uiStore.ts';
import { CategoryName } from './CategoryName.tsx';
import { PaletteBlock } from './PaletteBlock.tsx';
import { categoryTree, matches } from './tree.ts';
import type { Category } from './tree.ts';

/** The blocks that can be placed, by category; searched by title, VLNV and module. */
export const PalettePanel = memo(function PalettePanel({ modules }: { modules: SocModule[] }) {
  const { t } = useTranslation('soc');
  const [text, setText] = useState('');
  const shown = useShown(modules, text);
  const tree = useMemo(() => nodesOf(categoryTree(shown)), [shown]);
  return (
    <aside className="nl-soc-palette" aria-label={t('panel.palette')}>
      <header>
        <Input.Search
          allowClear
          placeholder={t('palette.search')}
          aria-label={t('palette.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </header>
      <div className="nl-soc-tree">
        {shown.length === 0 ? (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t(text === '' ? 'palette.empty' : 'palette.none')}
          />
        ) : (
          <Later>
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
          </Later>
        )}
      </div>
      <footer>
        <Button block icon={<ImportOutlined aria-hidden />} onClick={() => openDialog('import')}>
          {t('palette.import')}
        </Button>
      </footer>
    </aside>
  );
});

/** The blocks that the text finds, with their titles in the user's language. */
function useShown(modules: SocModule[], text: string): IpDescriptor[] {
  const titleOf = useBlockTitle();
  const blocks = useMemo(
    () => modules.map((module) => descriptorOf(module.socModuleJson)).filter((block) => block !== undefined),
    [modules],
  );
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
