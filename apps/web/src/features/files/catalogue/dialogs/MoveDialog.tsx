import { FolderOutlined } from '@ant-design/icons';
import { Modal, Tree } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOT, useFolders } from './useFolders.ts';
import type { FolderNode } from './useFolders.ts';

interface MoveDialogProps {
  deptId: number;
  paths: string[];
  onMove: (targetFolder: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the folder that files go to. */
export function MoveDialog({ deptId, paths, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('catalogue');
  const { nodes, load } = useFolders(deptId, paths);
  const [target, setTarget] = useState<string>();
  const [busy, setBusy] = useState(false);

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
