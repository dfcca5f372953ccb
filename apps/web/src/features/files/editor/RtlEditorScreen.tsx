import { FolderOpenOutlined, UserSwitchOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeys } from '../../../commands/useKeys.ts';
import { Permitted } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { BlameView } from '../git/index.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { FileTabs } from './FileTabs.tsx';
import { FileTree } from './FileTree.tsx';
import { TextConflict } from './conflict/TextConflict.tsx';
import { fileAddress, placeOf } from './fileAddress.ts';
import { useOpenFiles } from './openFilesStore.ts';
import { isAsked, textCommands } from './textCommands.ts';
import './editor.css';

/** The tree of the member on the left, the open files on the right; the address holds file and line. */
export default function RtlEditorScreen() {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = placeOf(search);
  const shown = place?.path ?? null;
  const deptId = useDeptId();
  useKeys(textCommands, { deptId, path: shown }, isAsked);
  const open = useOpenFiles((state) => state.open);
  // Where both do not fit beside each other, the tree gives way to the file.
  const [treeFor, setTreeFor] = useState<string | null>(null);
  const [blamed, setBlamed] = useState<string | null>(null);
  const blaming = shown !== null && blamed === shown;
  const treeHidden = shown !== null && treeFor !== shown;

  useEffect(() => {
    if (shown !== null) open(shown);
  }, [shown, open]);

  return (
    <div className="nl-rtl">
      <aside className="nl-rtl-files" data-hidden={treeHidden}>
        <FileTree
          selected={shown}
          onOpen={(path) => {
            setTreeFor(null);
            void navigate(fileAddress({ path }));
          }}
        />
      </aside>
      <section className="nl-rtl-main">
        <div className="nl-rtl-bar">
          <Button
            type="text"
            className="nl-rtl-files-button"
            icon={<FolderOpenOutlined />}
            aria-label={t('files')}
            onClick={() => setTreeFor(shown)}
          />
          <FileTabs shown={shown} />
          {shown === null || shown.startsWith('library/') ? null : (
            <Permitted any={['git:view']}>
              <Button
                type="text"
                className="nl-rtl-blame"
                icon={<UserSwitchOutlined />}
                title={t('blameHint')}
                aria-pressed={blaming}
                onClick={() => setBlamed(blaming ? null : shown)}
              >
                {t('blame')}
              </Button>
            </Permitted>
          )}
        </div>
        <div className="nl-rtl-body">
          {place === null ? (
            <Empty className="nl-centre" description={t('chooseFile')} />
          ) : blaming ? (
            <BlameView key={place.path} path={place.path} />
          ) : (
            <CodeEditor path={place.path} line={place.line} column={place.column} />
          )}
        </div>
        <TextConflict />
      </section>
    </div>
  );
}
