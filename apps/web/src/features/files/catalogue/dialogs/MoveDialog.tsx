import { FolderOutlined } from '@ant-design/icons';
import { findFilePath } from '@netloom/contract';
import { Modal, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { FOLDER } from '../sortRows.ts';

interface FolderNode {
  key: string;
  title: string;
  isLeaf?: boolean;
  disabled?: boolean;
  children?: FolderNode[];
}

interface MoveDialogProps {
  deptId: number;
  paths: string[];
  onMove: (targetFolder: string) => Promise<unknown>;
  onClose: () => void;
}

async function foldersIn(deptId: number, folder: string, moving: readonly string[]): Promise<FolderNode[]> {
  const rows = await callApi(findFilePath, { body: { deptId, resourcePath: folder } });
  return rows
    .filter(({ fileNameType }) => fileNameType === FOLDER)
    .map(({ filePath, fileName }) => {
      // A folder cannot go into itself.
      const disabled = moving.includes(filePath);
      return { key: filePath, title: fileName, disabled, isLeaf: disabled };
    });
}

function withChildren(nodes: FolderNode[], key: string, children: FolderNode[]): FolderNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children };
    return node.children === undefined
      ? node
      : { ...node, children: withChildren(node.children, key, children) };
  });
}

const ROOT = '';

/** Asks for the folder that files go to. */
export function MoveDialog({ deptId, paths, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('catalogue');
  const [nodes, setNodes] = useState<FolderNode[]>([{ key: ROOT, title: t('root') }]);
  const [target, setTarget] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function load(key: string) {
    try {
      const children = await foldersIn(deptId, key, paths);
      setNodes((known) => withChildren(known, key, children));
    } catch (error) {
      announceError(error);
    }
  }

  async function move() {
    if (target === undefined) return;
    setBusy(true);
    const done = await onMove(target).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (done) onClose();
  }
  return (
    <Modal
      open
      title={t('move.title', { count: paths.length })}
      okText={t('move.here')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: target === undefined }}
      confirmLoading={busy}
      onOk={() => void move()}
      onCancel={onClose}
    >
      <p>{t('move.text')}</p>
      <div className="nl-catalogue-folders">
        <Tree<FolderNode>
          blockNode
          showIcon
          icon={<FolderOutlined />}
          treeData={nodes}
          defaultExpandedKeys={[ROOT]}
          selectedKeys={target === undefined ? [] : [target]}
          loadData={({ key, children }) => (children === undefined ? load(key) : Promise.resolve())}
          onSelect={(_keys, { node }) => setTarget(node.key)}
        />
      </div>
    </Modal>
  );
}
