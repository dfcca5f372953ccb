import { FileAddOutlined, ImportOutlined, LockOutlined } from '@ant-design/icons';
import { nameOfPath, pathOfName } from '@netloom/registers';
import type { Reference } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOffer } from '../../../commands/useOffer.ts';
import {
  BrokenPage,
  DocumentFrame,
  DocumentPicker,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useLooksAt } from '../../talk/lookedAt/index.ts';
import { BottomPanel } from './bottom/BottomPanel.tsx';
import { RegisterStart } from './files/RegisterStart.tsx';
import { registerMaps } from './files/registerMaps.ts';
import { useRegisterFiles } from './files/useRegisterFiles.ts';
import { EnumTable } from './lists/EnumTable.tsx';
import { ParameterTable } from './lists/ParameterTable.tsx';
import { PropertiesPanel } from './properties/PropertiesPanel.tsx';
import { RegisterDialogs } from './RegisterDialogs.tsx';
import { RegisterView } from './RegisterView.tsx';
import { select } from './store/history.ts';
import { currentMap, useCurrentMap } from './store/registerStore.ts';
import type { OpenMap } from './store/registerStore.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import { MapTable } from './table/MapTable.tsx';
import { lookCommands, registerCommands } from './toolbar/commands.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { TreePanel } from './tree/TreePanel.tsx';
import './registers.css';

const KEYS = {
  isBlocked: () => useUi.getState().dialog !== undefined,
  commands: lookCommands,
};
/** `?file=ip/dma/dma.regs.json&register=CTRL` */
const ADDRESS = { parameter: 'file', onOpened: showRegister };

/** What begins a map. */
function useBeginnings() {
  const { t } = useTranslation('registers');
  return [
    { key: 'new', label: t('file.new'), icon: <FileAddOutlined />, run: () => openDialog('new') },
    { key: 'import', label: t('file.import'), icon: <ImportOutlined />, run: () => openDialog('import') },
  ];
}

/** The register map: tree, tables and picture, properties, and what is made of the description. */
export default function RegisterMapScreen() {
  const { t } = useTranslation('registers');
  const { files, isKnown } = useRegisterFiles();
  const openKey = useAddressedDocument(registerMaps, ADDRESS);
  const open = useCurrentMap();
  const broken = registerMaps.use((state) => state.broken);
  const panels = useUi((state) => state.open);
  const commands = useBeginnings();
  useDocumentKeys(registerMaps, KEYS);
  useOffer(registerCommands, open);
  useLooksAt(open === undefined ? null : referenceTo(open));
  if (!isKnown) return <Loading />;
  const entries = files.map(({ path, readOnly }) => ({ key: path, name: path, isReadOnly: readOnly }));
  return (
    <DocumentFrame documents={registerMaps}>
      <div className="nl-reg">
        <Toolbar open={open}>
          <DocumentPicker
            documents={registerMaps}
            entries={entries}
            choose={t('file.choose')}
            name={open?.path.slice(open.path.lastIndexOf('/') + 1)}
            commands={commands}
            onOpen={openKey}
          />
        </Toolbar>
        {open && panels.has('tree') && <TreePanel key={open.path} open={open} />}
        <section className="nl-reg-middle">
          {broken ? (
            <BrokenPage broken={broken} />
          ) : open ? (
            <Middle open={open} />
          ) : (
            <RegisterStart entries={entries} actions={commands} onOpen={openKey} />
          )}
        </section>
        {open && panels.has('properties') && <PropertiesPanel open={open} />}
        {open && panels.has('bottom') && <BottomPanel open={open} />}
        <RegisterDialogs files={files} />
      </div>
    </DocumentFrame>
  );
}

/** A map, and what is selected of it, as messages refer to them. */
function referenceTo({ path, map, selection: { node } }: OpenMap): Reference {
  const register = node.length === 0 ? undefined : nameOfPath(map, node);
  return { kind: 'register', map: path.replace(/\.regs\.json$/, ''), ...(register && { register }) };
}

/** Selects the register that the address names. */
function showRegister(search: URLSearchParams): void {
  const open = currentMap();
  const register = search.get('register')?.replace(/\[\d+\]/g, '');
  const node = open && register !== undefined ? pathOfName(open.map, register) : undefined;
  if (node === undefined) return;
  useUi.setState({ mode: 'register' });
  select({ node, field: undefined });
}

function Middle({ open }: { open: OpenMap }) {
  return (
    <>
      {open.readOnly && <ReadOnlyBar onCopy={() => openDialog('new', open.path)} />}
      <View open={open} />
    </>
  );
}

function View({ open }: { open: OpenMap }) {
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
