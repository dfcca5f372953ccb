import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../session/index.ts';
import { Loading } from '../../Loading.tsx';
import { BottomPanel } from './bottom/BottomPanel.tsx';
import { BrokenState } from './BrokenState.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ConflictDialog } from './files/ConflictDialog.tsx';
import { MapPicker } from './files/MapPicker.tsx';
import { ImportDialog } from './files/ImportDialog.tsx';
import { NewMapDialog } from './files/NewMapDialog.tsx';
import { WriteDialog } from './files/WriteDialog.tsx';
import { useAddressedMap } from './files/useAddressedMap.ts';
import { useRegisterFiles } from './files/useRegisterFiles.ts';
import { SearchDialog } from './find/SearchDialog.tsx';
import { EnumTable } from './lists/EnumTable.tsx';
import { ParameterTable } from './lists/ParameterTable.tsx';
import { PropertiesPanel } from './properties/PropertiesPanel.tsx';
import { RegisterView } from './RegisterView.tsx';
import { useCurrentMap, useRegisters } from './store/registerStore.ts';
import type { OpenMap } from './store/registerStore.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import { MapTable } from './table/MapTable.tsx';
import { HelpDialog } from './toolbar/HelpDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useShortcuts } from './toolbar/useShortcuts.ts';
import { TreePanel } from './tree/TreePanel.tsx';
import './registers.css';

/** The register map: tree, tables and picture, properties, and what is made of the description. */
export default function RegisterMapScreen() {
  const deptId = useDeptId();
  const { files, isKnown } = useRegisterFiles();
  const { openPath, closePath } = useAddressedMap(deptId);
  const open = useCurrentMap();
  const broken = useRegisters((state) => state.broken);
  const { open: panels, dialog, copyOf } = useUi();
  useShortcuts(deptId);
  if (!isKnown) return <Loading />;
  return (
    <div className="nl-reg">
      <Toolbar open={open}>
        <MapPicker files={files} onOpen={openPath} onClosed={closePath} />
      </Toolbar>
      {open && panels.has('tree') && <TreePanel key={open.path} open={open} />}
      <main className="nl-reg-middle">
        {broken ? (
          <BrokenState broken={broken} />
        ) : open ? (
          <>
            {open.readOnly && <ReadOnlyBar onCopy={() => openDialog('new', open.path)} />}
            <Middle open={open} />
          </>
        ) : (
          <EmptyState files={files} onOpen={openPath} />
        )}
      </main>
      {open && panels.has('properties') && <PropertiesPanel open={open} />}
      {open && panels.has('bottom') && <BottomPanel open={open} />}
      {dialog === 'new' && <NewMapDialog files={files} from={copyOf} />}
      {dialog === 'import' && <ImportDialog files={files} />}
      {dialog === 'conflict' && <ConflictDialog />}
      {dialog === 'help' && <HelpDialog />}
      {dialog === 'search' && <SearchDialog />}
      {dialog === 'write' && open && <WriteDialog open={open} />}
    </div>
  );
}

function Middle({ open }: { open: OpenMap }) {
  const mode = useUi((state) => state.mode);
  if (mode === 'table') return <MapTable key={open.path} open={open} />;
  if (mode === 'parameters') return <ParameterTable key={open.path} open={open} />;
  if (mode === 'enums') return <EnumTable key={open.path} open={open} />;
  return <RegisterView open={open} />;
}

function ReadOnlyBar({ onCopy }: { onCopy: () => void }) {
  const { t } = useTranslation('registers');
  return (
    <div className="nl-reg-readonly">
      <LockOutlined />
      <span>{t('readOnly.text')}</span>
      <Button size="small" onClick={onCopy}>
        {t('readOnly.copy')}
      </Button>
    </div>
  );
}
