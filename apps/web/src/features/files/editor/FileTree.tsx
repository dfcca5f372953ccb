import { FileAddOutlined, FileOutlined, FolderOutlined, ReloadOutlined } from '@ant-design/icons';
import { findFilePath } from '@netloom/contract';
import { Alert, Button, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { callKey, queryClient } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { NewFileDialog } from './NewFileDialog.tsx';
import { fileTree, foldersOf } from './fileTree.ts';
import { useListings } from './useListings.ts';

interface FileTreeProps {
  selected: string | null;
  onOpen: (path: string) => void;
}

/** The member's tree; a folder is listed when it is first opened, and the shown file's folders are open. */
export function FileTree({ selected, onOpen }: FileTreeProps) {
  const [open, setOpen] = useState<string[]>([]);
  const [revealed, setRevealed] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const { listings, error, settled, list } = useListings(useDeptId(), open);
  // The tree forgets expanded folders that it does not know when it is first drawn.
  const [drawn, setDrawn] = useState(false);
  if (settled && !drawn) setDrawn(true);
  const around = selected === null ? [] : foldersOf(selected);

  if (selected !== revealed) {
    setRevealed(selected);
    setOpen([...new Set([...open, ...around])]);
  }

  return (
    <>
      <TreeHead onNew={() => setCreating(true)} />
      <div className="nl-rtl-tree">
        {error === null ? null : <Alert type="error" title={errorText(error)} />}
        {drawn ? (
          <Tree.DirectoryTree
            blockNode
            treeData={fileTree(listings)}
            icon={({ isLeaf }) => (isLeaf ? <FileOutlined /> : <FolderOutlined />)}
            selectedKeys={selected === null ? [] : [selected]}
            autoExpandParent={false}
            expandedKeys={open}
            loadData={({ key }) => list(key)}
            onExpand={(keys) => setOpen(keys.map(String))}
            onSelect={(_, { node }) => (node.isLeaf ? onOpen(node.key) : undefined)}
          />
        ) : null}
      </div>
      {creating ? (
        <NewFileDialog
          folder={around.length === 0 ? '' : `${around.at(-1)}/`}
          onClose={() => setCreating(false)}
          onCreated={(path) => {
            setCreating(false);
            onOpen(path);
          }}
        />
      ) : null}
    </>
  );
}

function TreeHead({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('editor');
  const renew = () => void queryClient.invalidateQueries({ queryKey: callKey(findFilePath) });
  return (
    <header>
      <strong>{t('files')}</strong>
      <span>
        <Button
          type="text"
          icon={<FileAddOutlined />}
          aria-label={t('new.title')}
          title={t('new.title')}
          onClick={onNew}
        />
        <Button
          type="text"
          icon={<ReloadOutlined />}
          aria-label={t('refresh')}
          title={t('refresh')}
          onClick={renew}
        />
      </span>
    </header>
  );
}
