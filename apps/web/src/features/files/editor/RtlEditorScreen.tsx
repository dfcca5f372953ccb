import { FolderOpenOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeys } from '../../../commands/useKeys.ts';
import { useDeptId } from '../../../session/index.ts';
import { BlameView } from '../git/index.ts';
import { useLooksAt } from '../../talk/lookedAt/index.ts';
import { BlameButton } from './BlameButton.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { FileTabs } from './FileTabs.tsx';
import { FileTree } from './FileTree.tsx';
import { TextConflict } from './conflict/TextConflict.tsx';
import { fileAddress, placeOf } from './fileAddress.ts';
import type { FilePlace } from './fileAddress.ts';
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
  useLooksAt(place === null ? null : { kind: 'line', path: place.path, line: place.line });
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
          <BlameButton path={shown} pressed={blaming} onPress={() => setBlamed(blaming ? null : shown)} />
        </div>
        <div className="nl-rtl-body">
          <ShownFile place={place} blaming={blaming} />
        </div>
        <TextConflict />
      </section>
    </div>
  );
}

/** The file that the address names: its text, or who wrote it. */
function ShownFile({ place, blaming }: { place: FilePlace | null; blaming: boolean }) {
  const { t } = useTranslation('editor');
  if (place === null) return <Empty className="nl-centre" description={t('chooseFile')} />;
  return blaming ? <BlameView key={place.path} path={place.path} /> : <CodeEditor {...place} />;
}
