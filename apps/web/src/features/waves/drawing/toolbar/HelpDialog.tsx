import { useTranslation } from 'react-i18next';
import { keyLines } from '../../../../commands/sheet/keyLines.ts';
import { KeySheet } from '../../../../commands/sheet/KeySheet.tsx';
import { documentCommands } from '../../../../document/index.ts';
import { pictureCommands } from '../picture/pictureCommands.ts';
import { closeDialog } from '../store/uiStore.ts';

const POINTER = ['click', 'drag', 'brush', 'double', 'alt', 'name'];
/** What is no command: it moves in the picture, or writes in it. */
const WRITING = ['walk', 'extend', 'state'];

/** What keys and pointer do. */
export function HelpDialog() {
  const { t } = useTranslation('waveDrawing');
  const lines = (part: string, names: readonly string[]) =>
    names.map((name) => ({
      does: t(`help.${part}.${name}.does`),
      gesture: t(`help.${part}.${name}.how`),
    }));
  const keys = [...lines('keys', WRITING), ...keyLines(t, pictureCommands), ...keyLines(t, documentCommands)];
  const sections = [
    { title: t('help.mouse.title'), lines: lines('mouse', POINTER) },
    { title: t('help.keys.title'), lines: keys },
  ];
  return <KeySheet title={t('command.help')} sections={sections} onClose={closeDialog} />;
}
