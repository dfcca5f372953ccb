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

/** Closes a file; one with unsaved edits asks before. */
function useClosing(shown: string | null) {
  const { t } = useTranslation('editor');
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { close } = useOpenFiles();
  const { buffers, drop } = useBuffers();

  function closeNow(path: string) {
    const next = close(path);
    drop(path);
    if (path === shown) void navigate(next === null ? EDITOR_PATH : fileAddress({ path: next }));
  }

  return (event: MouseEvent, path: string) => {
    event.preventDefault();
    if (!buffers[path]?.dirty) return closeNow(path);
    modal.confirm({
      title: t('unsaved.title', { name: nameOf(path) }),
      content: t('unsaved.text'),
      okText: t('unsaved.discard'),
      okButtonProps: { danger: true },
      onOk: () => closeNow(path),
    });
  };
}

/** The open files; one with unsaved edits carries a dot. */
export function FileTabs({ shown }: { shown: string | null }) {
  const { t } = useTranslation(['editor', 'common']);
  const { paths } = useOpenFiles();
  const { buffers } = useBuffers();
  const askToClose = useClosing(shown);

  return (
    <nav className="nl-file-tabs">
      {paths.map((path) => (
        <div
          key={path}
          className="nl-tab"
          data-active={path === shown || undefined}
          onAuxClick={(event) => (event.button === 1 ? askToClose(event, path) : undefined)}
        >
          <Link to={fileAddress({ path })} title={path} aria-current={path === shown ? 'page' : undefined}>
            {nameOf(path)}
            {buffers[path]?.dirty ? (
              <span className="nl-file-tab-dirty" title={t('editor:unsaved.mark')}>
                ●
              </span>
            ) : null}
          </Link>
          <button
            type="button"
            aria-label={t('common:tabs.close', { name: nameOf(path) })}
            onClick={(event) => askToClose(event, path)}
          >
            <CloseOutlined aria-hidden />
          </button>
        </div>
      ))}
    </nav>
  );
}
