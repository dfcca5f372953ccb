import { UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenFiles } from './droppedFiles.ts';
import { useUpload } from './uploadStore.ts';

const KINDS = ['files', 'folder', 'archive'] as const;
type Kind = (typeof KINDS)[number];

const ARCHIVES = '.zip,.tar,.tar.gz,.tgz';
/** Repeated clicks are ignored for so long. */
const PAUSE_MS = 1500;

/** Asks for files, a folder or archives to unpack, and sends them into the folder. */
export function UploadButton({ deptId, folder }: { deptId: number; folder: string }) {
  const { t } = useTranslation('catalogue');
  const { running, start } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const kind = useRef<Kind>('files');
  const asked = useRef(0);

  function ask(wanted: Kind) {
    const { current } = input;
    if (current === null || Date.now() - asked.current < PAUSE_MS) return;
    asked.current = Date.now();
    kind.current = wanted;
    current.webkitdirectory = wanted === 'folder';
    current.accept = wanted === 'archive' ? ARCHIVES : '';
    current.click();
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          const files = chosenFiles(target.files);
          target.value = '';
          void start({ deptId, folder, files, unpack: kind.current === 'archive' });
        }}
      />
      <Dropdown
        trigger={['click']}
        disabled={running !== null}
        menu={{
          items: KINDS.map((key) => ({ key, label: t(`upload.${key}`) })),
          onClick: ({ key }) => ask(key as Kind),
        }}
      >
        <Button
          type="text"
          size="small"
          loading={running !== null}
          icon={<UploadOutlined />}
          aria-label={t('upload.title')}
          title={t('upload.title')}
        />
      </Dropdown>
    </>
  );
}
