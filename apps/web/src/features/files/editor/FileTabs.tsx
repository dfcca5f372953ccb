import { CloseOutlined } from '@ant-design/icons';
import { App } from 'antd';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useBuffers } from './bufferStore.ts';
import { EDITOR_PATH, fileAddress } from './fileAddress.ts';
import { useOpenFiles } from './openFilesStore.ts';

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The open files; one with unsaved edits carries a dot and asks before it closes. */
export function FileTabs({ shown }: { shown: string | null }) {
  const { t } = useTranslation('editor');
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { paths, close } = useOpenFiles();
  const { buffers, drop } = useBuffers();

  function closeNow(path: string) {
    const next = close(path);
    drop(path);
    if (path === shown) void navigate(next === null ? EDITOR_PATH : fileAddress({ path: next }));
  }

  function askToClose(event: MouseEvent, path: string) {
    event.preventDefault();
    if (!buffers[path]?.dirty) return closeNow(path);
    modal.confirm({
      title: t('unsaved.title', { name: nameOf(path) }),
      content: t('unsaved.text'),
      okText: t('unsaved.discard'),
      okButtonProps: { danger: true },
      onOk: () => closeNow(path),
    });
  }

  return (
    <nav className="nl-file-tabs">
      {paths.map((path) => (
        <Link
          key={path}
          to={fileAddress({ path })}
          className="nl-tab"
          title={path}
          aria-current={path === shown ? 'page' : undefined}
        >
          {nameOf(path)}
          {buffers[path]?.dirty ? (
            <span className="nl-file-tab-dirty" title={t('unsaved.mark')}>
              ●
            </span>
          ) : null}
          <button type="button" aria-label={t('close')} onClick={(event) => askToClose(event, path)}>
            <CloseOutlined />
          </button>
        </Link>
      ))}
    </nav>
  );
}
